import {expect} from '@open-wc/testing';
import {define} from '../../src/elements/base/definition.js';

describe('define', () => {
  it('gives a class a second name, as often as it is asked', () => {
    class Named extends HTMLElement {}
    for (const tag of ['test-named', 'test-renamed', 'test-renamed']) define(tag, Named);
    expect(document.createElement('test-renamed')).to.be.instanceOf(Named);
  });

  it('leaves a tag that is taken, and warns once with both versions', () => {
    class First extends HTMLElement {
      static readonly version = '1.0.0';
    }
    class Second extends HTMLElement {
      static readonly version = '2.0.0';
    }
    define('test-defined', First);
    const warnings: string[] = [];
    const {warn} = console;
    console.warn = (text: string) => warnings.push(text);
    define('test-defined', First);
    define('test-defined', Second);
    define('test-defined', Second);
    console.warn = warn;
    expect(customElements.get('test-defined')).to.equal(First);
    expect(warnings).to.have.length(1);
    expect(warnings[0]).to.contain('1.0.0').and.to.contain('2.0.0');
  });
});
