/** Changes of what surrounds a hand, one at a time. */
import {tilesIn} from '../notation/parse.js';
import {SEATS, WAYS, type Seat, type Situation} from '../situation/situation.js';
import {pick, type Random} from '../tiles/random.js';
import {FLOWER, KINDS, kindOf, kindName, type Kind} from '../tiles/tile.js';
import {textOf, usedBy, type WalkDraft} from './draft.js';
import {drawOthers} from './others.js';
import type {WalkMove, Walked} from './move.js';

type About = WalkDraft['about'];
const changed = (draft: WalkDraft, about: Partial<About>): WalkDraft => ({
  ...draft,
  about: {...draft.about, ...about},
});

/** A draft without a field. */
function lacking(draft: WalkDraft, field: keyof About): WalkDraft {
  const {[field]: _, ...about} = draft.about;
  return {...draft, about: about as About};
}

const has = ({ruleset}: Walked, field: keyof Situation): boolean => ruleset.fields.includes(field);
const seatOf = ({about: {seat = 'east'}}: WalkDraft): Seat => seat;

/** Another player as the one who discards. */
function withFrom(draft: WalkDraft, {ruleset}: Walked, random: Random): WalkDraft {
  const others = ruleset.seats.filter((seat) => seat !== seatOf(draft));
  return changed(draft, {from: pick(others, random)});
}

/** Another way of winning. */
const by: WalkMove = (draft, walked, random) => {
  if (draft.win < 0) return undefined;
  const way = pick(WAYS, random);
  if (way === draft.about.by) return undefined;
  const told = changed(draft, {by: way});
  return way === 'self' ? lacking(told, 'from') : withFrom(told, walked, random);
};

const from: WalkMove = (draft, walked, random) =>
  draft.about.from ? withFrom(draft, walked, random) : undefined;

/** Other seats of the owner and the dealer, another round. */
const seat: WalkMove = (draft, walked, random) => {
  const {seats} = walked.ruleset;
  const about: Partial<About> = {
    seat: pick(seats, random),
    ...(has(walked, 'dealer') && {dealer: pick(seats, random)}),
    ...(has(walked, 'round') && {round: pick(SEATS, random)}),
  };
  const told = changed(draft, about);
  return told.about.from === told.about.seat ? withFrom(told, walked, random) : told;
};

/** Adds a flower, takes one away, or exchanges one. */
const flowers: WalkMove = (draft, walked, random) => {
  if (!has(walked, 'flowers') || !walked.tiles.flowers) return undefined;
  const own = tilesIn(draft.about.flowers).map(kindOf);
  const flower = FLOWER + random.below(8);
  const left = own.filter((other) => other !== flower);
  if (left.length === own.length) left.push(flower);
  if (left.length && random.below(3) === 0) left.splice(random.below(left.length), 1);
  const told = changed(draft, {flowers: textOf(left.sort((a, b) => a - b))});
  return left.length ? told : lacking(told, 'flowers');
};

/** Adds a tile set aside as ガリ, or takes one away. */
const gari: WalkMove = (draft, {gari: kinds}, random) => {
  if (!kinds.length) return undefined;
  const own = tilesIn(draft.about.gari).map(kindOf);
  if (own.length && random.below(2)) own.splice(random.below(own.length), 1);
  else own.push(pick(kinds, random));
  const told = changed(draft, {gari: textOf(own.sort((a, b) => a - b))});
  return own.length ? told : lacking(told, 'gari');
};

const counters: WalkMove = (draft, walked, random) => {
  if (!has(walked, 'counters')) return undefined;
  return draft.about.counters ? lacking(draft, 'counters') : changed(draft, {counters: 1 + random.below(4)});
};

/** Another indicator in the place of one. */
const indicators: WalkMove = (draft, _, random) => {
  const field = pick(['indicators', 'uraIndicators'] as const, random);
  const own = tilesIn(draft.about[field]).map(kindOf);
  if (!own.length) return undefined;
  return changed(draft, {[field]: textOf(own.with(random.below(own.length), random.below(KINDS)))});
};

/** Adds a flag of an example, with the player who belongs to it where the example is self-drawn (七搶一). */
const flag: WalkMove = (draft, walked, random) => {
  if (!walked.flagged.length) return undefined;
  const example = pick(walked.flagged, random);
  const {flags = []} = draft.about;
  const one = pick(example.flags ?? [], random);
  if (flags.includes(one)) return undefined;
  const told = changed(draft, {flags: [...flags, one]});
  return example.by === 'self' && example.from ? withFrom(told, walked, random) : told;
};

/** Takes a flag away. */
const unflag: WalkMove = (draft, _, random) => {
  const {flags = []} = draft.about;
  if (!flags.length) return undefined;
  const gone = pick(flags, random);
  const left = flags.filter((one) => one !== gone);
  return left.length ? changed(draft, {flags: left}) : lacking(draft, 'flags');
};

/** Shows other tiles as red. */
const reds: WalkMove = (draft, {tiles}, random) => {
  if (!tiles.reds) return undefined;
  const shown = Object.entries(tiles.reds).map(
    ([name, n]) => [kindOf(tilesIn(name)[0]), random.below(n + 1)] as const,
  );
  return {...draft, reds: new Map(shown)};
};

/** Another wild kind, which the hand does not have. */
const wild: WalkMove = (draft, _, random) => {
  const kind = random.below(KINDS);
  return draft.about.wild === undefined || usedBy(draft)[kind] > 0
    ? undefined
    : changed(draft, {wild: kindName(kind)});
};

/** A wild tile in the place of a tile held. */
const disguise: WalkMove = (draft, _, random) => {
  const [tile] = tilesIn(draft.about.wild);
  if (tile === undefined) return undefined;
  return {...draft, held: draft.held.with(random.below(draft.held.length), kindOf(tile))};
};

/** Other hands of the other players, where they score too, or none. */
export function withOthers(draft: WalkDraft, walked: Walked, isGiven: boolean, random: Random): WalkDraft {
  if (!walked.ruleset.everybodyScores) return draft;
  const drawn = isGiven ? drawOthers(draft, walked, random) : undefined;
  return drawn ? changed(draft, {others: drawn}) : lacking(draft, 'others');
}

/** What belongs together, where a hand takes its circumstances from another. */
const BUNDLES: readonly (readonly (keyof About)[])[] = [
  ['by', 'from', 'flags', 'seat', 'dealer'],
  ['flags'],
  ['flowers', 'seat'],
  ['gari'],
  ['counters', 'seat', 'dealer'],
];

/** Circumstances as another hand of the wanted patterns has them. */
const liken: WalkMove = (draft, {models}, random) => {
  if (!models.length || draft.win < 0) return undefined;
  const {about} = pick(models, random);
  const bundle = pick(BUNDLES, random);
  const kept = Object.entries(draft.about).filter(([field]) => !bundle.some((name) => name === field));
  const taken = bundle.flatMap((name) => (about[name] === undefined ? [] : [[name, about[name]]]));
  return {...draft, about: Object.fromEntries([...kept, ...taken]) as About};
};

/** The last tile has not come. */
const unwon: WalkMove = (draft) => {
  if (draft.win < 0) return undefined;
  const {by: _, from: __, flags: ___, ...about} = draft.about;
  return {...draft, win: -1, about};
};

/** A house rule as it usually is. */
const option: WalkMove = (draft, {given}, random) => {
  const names = Object.keys(draft.about.options ?? {}).filter((name) => !Object.hasOwn(given, name));
  if (!names.length) return undefined;
  return lackingOption(draft, pick(names, random));
};

/** A draft that does not state a house rule. */
export function lackingOption(draft: WalkDraft, name: string): WalkDraft {
  const {[name]: _, ...options} = draft.about.options ?? {};
  return Object.keys(options).length ? changed(draft, {options}) : lacking(draft, 'options');
}

/** The flags with which a winner sees the indicators underneath. */
const READY = ['riichi', 'doubleRiichi', 'openRiichi'];

/**
 * As many indicators as lie open: the first ones, one more for each kong, and underneath as many for a hand in riichi.
 * @param keeps whether those that the draft has stay
 */
export function withIndicators(
  draft: WalkDraft,
  walked: Walked,
  {first, keeps}: {readonly first: number; readonly keeps: boolean},
  random: Random,
): WalkDraft {
  if (!has(walked, 'indicators')) return draft;
  const n = first + draft.melds.filter(({kinds}) => kinds.length > 3).length;
  const isReady = draft.about.flags?.some((one) => READY.includes(one)) === true;
  const row = (text: string | undefined, wanted: number): string | undefined => {
    // other players' kongs may have turned more
    const own = keeps && wanted ? tilesIn(text).map(kindOf) : [];
    while (own.length < wanted) own.push(free(draft, walked, random));
    return own.length ? textOf(own) : undefined;
  };
  const {indicators: shown, uraIndicators: under, ...about} = draft.about;
  const told: WalkDraft = {...draft, about};
  const upper = row(shown, n);
  const lower = row(under, isReady ? n : 0);
  return changed(told, {...(upper && {indicators: upper}), ...(lower && {uraIndicators: lower})});
}

/** A kind of which a tile is left. */
function free(draft: WalkDraft, {tiles}: Walked, random: Random): Kind {
  const used = usedBy(draft);
  let kind = random.below(KINDS);
  while (used[kind] >= tiles.copies[kind]) kind = (kind + 1) % KINDS;
  return kind;
}

/** The changes of circumstances, by name. */
export const CIRCUMSTANCE_MOVES = {
  by,
  from,
  seat,
  flowers,
  gari,
  counters,
  indicators,
  flag,
  unflag,
  reds,
  wild,
  disguise,
  liken,
  unwon,
  option,
};
