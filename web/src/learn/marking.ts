/** What the guide of a first game points at is marked wherever it can be picked: on the pieces and among the options. */

import { fits } from "./lesson";

const MARK = "suggested";

function keysOf(element: HTMLElement | SVGElement): string[] {
  const { key, options } = element.dataset;
  return [...(key === undefined ? [] : [key]), ...(options ?? "").split(" ")];
}

/** What stands for any of these keys: a board may let one choose ahead of what is asked. Where a key is there by its name,
    those with a star are not marked. */
function elementsOf(patterns: readonly string[]): Set<Element> {
  const all = [...document.querySelectorAll<HTMLElement | SVGElement>("[data-key], [data-options]")];
  const found = (wanted: readonly string[]): Element[] =>
    all.filter((element) => keysOf(element).some((key) => wanted.some((pattern) => fits(pattern, key))));
  const named = found(patterns.filter((pattern) => !pattern.includes("*")));
  return new Set(named.length > 0 ? named : found(patterns));
}

function mark(patterns: readonly string[]): void {
  const wanted = elementsOf(patterns);
  for (const element of document.querySelectorAll(`.${MARK}`)) if (!wanted.has(element)) element.classList.remove(MARK);
  for (const element of wanted) if (!element.classList.contains(MARK)) element.classList.add(MARK);
}

/** Mark what stands for these keys (`*` for anything), also what is drawn later, until the returned function is called. */
export function marked(patterns: readonly string[]): () => void {
  mark(patterns);
  if (patterns.length === 0) return () => undefined;
  let due = 0;
  const observer = new MutationObserver(() => {
    cancelAnimationFrame(due);
    due = requestAnimationFrame(() => mark(patterns));
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-key", "data-options"] });
  return () => {
    cancelAnimationFrame(due);
    observer.disconnect();
    mark([]);
  };
}
