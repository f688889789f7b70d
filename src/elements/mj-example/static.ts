import {html, nothing} from 'lit';
import {aroundOf, expectedOf, handedOn, oneOf} from '../../cli/page/static-looks.js';
import type {StaticElement} from '../../cli/page/static-element.js';
import {mismatchView} from '../mismatch-view.js';
import {rulesBadge} from '../rules-badge.js';
import {exampleView, isBadged, type ExampleLook} from './example-view.js';
import {exampleStyles} from './mj-example.styles.js';

/** What `<mj-example>` is without script. */
export const statics: StaticElement = {
  async root(found, {shared}) {
    // the author's own elements inside show it
    if (found.composed || !shared) return undefined;
    const {attributes} = found;
    const around = await aroundOf(found, shared);
    const {view} = around;
    const look: ExampleLook = {
      ...handedOn(found),
      ...{
        views: attributes.views ?? 'hand breakdown',
        index: 'index' in attributes,
        cite: 'cite' in attributes,
      },
      view: oneOf(found, 'view') as ExampleLook['view'],
    };
    const rest = html`${mismatchView(view, expectedOf(found))}${isBadged(look) ? rulesBadge(view) : nothing}`;
    const drawn = html`${exampleView(look, view)}${rest}<slot name="caption"></slot>`;
    return {styles: exampleStyles, view: drawn, around};
  },
};
