/** The games that this page can show, one line each. */

export { uprising } from "./uprising";
export { arrakis } from "./arrakis";
