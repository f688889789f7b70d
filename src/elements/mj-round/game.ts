/** The hands that one tag tells: most have one, whose text is the tag's own. */
import {memoizeLast} from '../../controllers/memoize.js';
import {later} from '../../controllers/fetched.js';
import {logFormat} from '../../round/convert/formats.js';
import {handTexts} from '../../round/text/hands.js';
import type {ReactiveControllerHost} from 'lit';
import type {ConvertedHand} from '../../round/convert/hands.js';

/** Only games have several hands, or are logs. */
const readerFor = later(() => import('../../round/convert/hands.js'));

type Host = Pick<ReactiveControllerHost, 'requestUpdate'>;

/** Reads the hands of a text, once for each text. */
export class Game {
  private key?: string;
  private hands: readonly ConvertedHand[] = [];
  /** The hand of a text that is neither a log nor has several. */
  private readonly alone = memoizeLast((text: string): readonly ConvertedHand[] | undefined => {
    const {hands} = logFormat(text) ? {hands: []} : handTexts(text);
    return hands.length === 1 ? hands : undefined;
  });

  /** @returns undefined while what reads several hands is being fetched */
  read(
    host: Host,
    text: string,
    given: Readonly<Record<string, string>>,
  ): readonly ConvertedHand[] | undefined {
    const alone = this.alone(text);
    if (alone) return alone;
    const reader = readerFor(host);
    if (!reader) return undefined;
    const key = `${JSON.stringify(given)}\n${text}`;
    if (key !== this.key) this.hands = reader.readHands(text, given);
    this.key = key;
    return this.hands;
  }
}
