/** The recipes of a rule set: what a hand with a pattern is built of. */
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
