/** Numbers as they stand on buttons: with what is counted. */

import type { Option, Words } from "../../lib/types";

/** What a question that is answered by a number counts: a noun, or the argument of the question that has it. */
const COUNTED: Record<string, { noun?: string; argument?: string }> = {
  "arrakis-prompt-take": { argument: "what" },
  "arrakis-prompt-draw": { noun: "planning-card" },
  "teams-prompt-split": { noun: "planning-card" },
};

export function optionWords(option: Option, prompt: Words | null): Words | null {
  if (option.kind !== "number" || typeof option.target !== "number" || !prompt) return null;
  if (option.target === 0) return { id: "page-arrakis-none", args: {} };
  const counted = COUNTED[prompt.id];
  const noun = counted?.noun ?? (counted?.argument ? prompt.args[counted.argument] : undefined);
  return typeof noun === "string" ? { id: "arrakis-figures", args: { n: option.target, what: noun } } : null;
}
