/** The games that this page can show, one line each. */

export { uprising } from "./imperium";
export { imperium } from "./imperium";
export { arrakis } from "./arrakis";
