/** Recipes of a rule set: of what a hand is built that has a pattern. */
export {
  EDGES,
  type Edge,
  type KongHow,
  type MeldsWanted,
  type Recipe,
  type Recipes,
  type Take,
  type WinPlace,
} from './game/recipe.js';
