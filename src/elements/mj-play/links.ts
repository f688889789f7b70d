/**
 * Links to a hand that was played: `#play/south=rules:…`. The hand stands in the address as text, behind a `#`, so that nothing
 * is stored, and nothing is sent to the server of the page.
 */
import {isSeat, type Seat} from '../../core/situation/situation.js';
import {safeAddress} from '../../share/address.js';
import {decoded} from '../../core/situation/decoded.js';

/** A hand that was played, and where its reader sat. */
export interface LinkedHand {
  readonly seat: Seat;
  readonly text: string;
}

/** What stands for a space and for the end of a line, the commonest characters that an address may not have. */
const SPACE = '.';
const LINE = '~';

const encoded = (text: string): string =>
  encodeURIComponent(text)
    .replaceAll(SPACE, '%2E')
    .replaceAll(LINE, '%7E')
    .replaceAll('%20', SPACE)
    .replaceAll('%0A', LINE)
    .replace(/%(?:3A|2B|2C|3D|40|2F)/g, decodeURIComponent);

/** The text; undefined where no such text can have been written. */
const written = (text: string): string | undefined =>
  decoded(text.replaceAll(SPACE, ' ').replaceAll(LINE, '\n'));

/** What stands behind the `#` in the address of a hand. */
export const hashOfHand = (id: string, {seat, text}: LinkedHand): string =>
  `#${encodeURIComponent(id)}/${seat}=${encoded(text.trim())}`;

/** The address of a hand. @param page where an element with that id stands; empty for this page */
export const linkTo = (page: string, id: string, hand: LinkedHand): string =>
  `${safeAddress(page.split('#')[0]) ?? ''}${hashOfHand(id, hand)}`;

/** The hand in an address that is meant for the element with this id; undefined where there is none. */
export function handInHash(hash: string, id: string): LinkedHand | undefined {
  const [, name, seat, told] = /^#([^/]*)\/([a-z]+)=([^]+)$/.exec(hash) ?? [];
  if (!id || told === undefined || name !== encodeURIComponent(id) || !isSeat(seat)) return undefined;
  const text = written(told);
  return text === undefined ? undefined : {seat, text};
}
