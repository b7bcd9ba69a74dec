/** An option and the piece that it is about point at each other: whoever rests on one sees the other flash. */

import type { Attachment } from "svelte/attachments";

const POINTED = "pointed";

/** Keys of options as an attribute that a selector can look into. */
export function spelledKeys(keys: readonly string[]): string {
  return keys.map((key) => key.replaceAll(" ", "_")).join(" ");
}

function elementsOf(key: string): Element[] {
  return [...document.querySelectorAll(`[data-options~="${CSS.escape(spelledKeys([key]))}"]`)];
}

function clear(): void {
  for (const element of document.querySelectorAll(`.${POINTED}`)) element.classList.remove(POINTED);
}

/** While the mouse or the focus is on an element with these options, all others with one of them are marked. */
export function points(keys: readonly string[]): Attachment {
  return (element) => {
    element.setAttribute("data-options", spelledKeys(keys));
    const place = element.closest("[data-place]") ?? element;
    const mark = (): void => {
      clear();
      for (const key of keys) for (const other of elementsOf(key)) if (other !== element) other.classList.add(POINTED);
    };
    const listened: [Element, string, () => void][] = [
      [place, "pointerenter", mark],
      [place, "pointerleave", clear],
      [element, "focus", mark],
      [element, "blur", clear],
    ];
    for (const [at, name, handler] of listened) at.addEventListener(name, handler);
    return () => {
      clear();
      element.removeAttribute("data-options");
      for (const [at, name, handler] of listened) at.removeEventListener(name, handler);
    };
  };
}
