/** What a hand is worth before its tai, and what each tai is worth, in one line. */
import {partOf, type TextSpan} from '../messages/place.js';
import type {SettingEntry} from './entries.js';

/** `底100台20`, `底100，一台20`, `base 100, tai 20`, `100底20台`, `底/台 100/20`. */
const FORMS: readonly RegExp[] = [
  /^(?:底|base)[\s:：=＝]*(?<base>\d{1,6})[元圓点點分]?[\s,，、/／]*[一每]?(?<unit>[台臺番翻飜]|tai|fan)[\s:：=＝]*(?<each>\d{1,6})[元圓点點分]?$/iu,
  /^(?<base>\d{1,6})\s*底[\s,，、/／]*(?<each>\d{1,6})\s*(?<unit>[台臺番翻飜])$/u,
  /^底\s*[/／]\s*(?<unit>[台臺番翻飜])[\s:：=＝]*(?<base>\d{1,6})\s*[/／]\s*(?<each>\d{1,6})$/u,
];

/** What a line says of the points that a hand comes to. */
export function baseIn(span: TextSpan): SettingEntry | undefined {
  const found = FORMS.map((form) => form.exec(span.text)?.groups).find(Boolean);
  if (!found) return undefined;
  const {base, unit, each} = found;
  const {at} = partOf(span, span.text.indexOf(unit));
  return {key: 'points', name: span, value: {text: `${unit} × ${each} + ${base}`, at}};
}
