/** How seats are told apart: a letter and a shape each, and a colour besides. */

const SHAPES = [
  "M12 1A11 11 0 1 1 12 23 11 11 0 1 1 12 1Z",
  "M2 2H22V22H2Z",
  "M12 -0.5 24.5 12 12 24.5 -0.5 12Z",
  "M6 1.2H18L24 12 18 22.8H6L0 12Z",
  "M1 1.5H23V13L12 24 1 13Z",
  "M12 0 24 9 19.5 23H4.5L0 9Z",
];

const LETTERS = "ABCDEF";
let letters = LETTERS;

/** The letters of the game that is shown; without any they are A, B, C. */
export function useLetters(wanted = LETTERS): void {
  letters = wanted;
}

export function letter(seat: number): string {
  return letters[seat] ?? "?";
}

/** The shape's path in a square of 24. */
export function outline(seat: number): string {
  return SHAPES[seat % SHAPES.length] ?? "";
}
