/** All drawings together: what is loaded when the first of them is shown. */

export { box, BOXES } from "./boxes";
export { DIE_FACES, die } from "./dice";
export { EMBLEMS, emblem } from "./emblems";
export { illustrate, scene } from "./illustration";
export { paints, PALETTE_NAMES } from "./palettes";
export { colours, portrait, PORTRAITS } from "./people";
export { FIGURES, piece, PIECES, side } from "./pieces";
export { PLACES } from "./scenery";
export { TERRAINS, texture, TEXTURES } from "./textures";
