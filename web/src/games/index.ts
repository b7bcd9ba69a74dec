/** The games that this page can show, one line each; what is known of each before a table of it is shown. */

import { sign as ofArrakis } from "./arrakis/sign";
import { imperium as ofImperium, uprising as ofUprising } from "./imperium/sign";

export const uprising = ofUprising;
export const imperium = ofImperium;
export const arrakis = ofArrakis;
