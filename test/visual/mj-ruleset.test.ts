import {html} from '@open-wc/testing';
import '../../src/mahjong.js';
import {DARK, FORCED, PRINT, picturesOf} from './picture.js';

let count = 0;

/** An author's table with two slips, and a setting with one. */
const ruleset = ({lang = 'en', dir = 'ltr', theme = 'light'} = {}) => {
  const id = `pictured-${++count}`;
  return html`<mj-ruleset lang=${lang} dir=${dir} theme=${theme} id=${id}>
    <p>牌 = 144</p>
    <p>起湖 = 3</p>
    <table>
      <tr>
        <th>番種</th>
        <th>番</th>
      </tr>
      <tr>
        <td>清一色</td>
        <td>6</td>
      </tr>
      <tr>
        <td>混一式</td>
        <td>3</td>
      </tr>
      <tr>
        <td>大三元</td>
        <td>八</td>
      </tr>
      <tr>
        <td>対々和</td>
        <td></td>
      </tr>
    </table>
  </mj-ruleset>`;
};

const picture = picturesOf((element) => element.shadowRoot?.querySelectorAll('[part~=mark]').length);

describe('rules as text', () => {
  it('look the same', () => picture('ruleset', ruleset()));
  it('look the same at 320 px', () => picture('ruleset-320', ruleset({lang: 'ja'}), 288));
  it('look the same from right to left', () => picture('ruleset-rtl', ruleset({dir: 'rtl'})));
  it('look the same in the dark', () => picture('ruleset-dark', ruleset({theme: 'dark'}), 640, DARK));
  it('look the same in forced colours', () => picture('ruleset-forced', ruleset(), 640, FORCED));
  it('look the same in print', () => picture('ruleset-print', ruleset(), 640, PRINT));
});
