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

/** What is marked now: to look for it would take as long as the table is large, whenever something on it changes. */
const marked = new Set<Element>();

function clear(): void {
  for (const element of marked) element.classList.remove(POINTED);
  marked.clear();
}

/** The options that an element has now. Its listeners stay, whatever these are. */
const options = new WeakMap<Element, readonly string[]>();

function listen(element: Element): void {
  const place = element.closest("[data-place]") ?? element;
  const mark = (): void => {
    clear();
    for (const key of options.get(element) ?? []) {
      for (const other of elementsOf(key)) {
        if (other === element) continue;
        other.classList.add(POINTED);
        marked.add(other);
      }
    }
  };
  place.addEventListener("pointerenter", mark);
  place.addEventListener("pointerleave", clear);
  element.addEventListener("focus", mark);
  element.addEventListener("blur", clear);
}

/** While the mouse or the focus is on an element with these options, all others with one of them are marked. */
export function points(keys: readonly string[]): Attachment {
  return (element) => {
    if (!options.has(element)) listen(element);
    options.set(element, keys);
    if (keys.length > 0) element.setAttribute("data-options", spelledKeys(keys));
    return () => {
      clear();
      options.set(element, []);
      if (keys.length > 0) element.removeAttribute("data-options");
    };
  };
}
