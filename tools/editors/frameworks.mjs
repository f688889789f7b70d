/**
 * Type declarations that tell React, Vue and Svelte about our tags. They hold types alone: a project that imports one
 * of them has that framework's types already, and the package depends on no framework.
 */

const ONLY = (what, more = '') => `/** ${what} */
import type {${more}Elements, Events, Props} from './props.js';
`;

export const FRAMEWORKS = {
  jsx: `${ONLY("Tags in the JSX of React 19: `import type {} from 'mahjong-elements/jsx'`, once in a project.", 'Attributes, ')}
import type {DetailedHTMLProps, HTMLAttributes} from 'react';

/** Attributes are text: React leaves lists and objects out on a server, and does not set them when it takes over the page. */
type Written<All, Names> = {[Name in keyof All]: Name extends Names ? Exclude<All[Name], object> : All[Name]};

/** React hands \`onmj-score\` over as a listener of \`mj-score\`. */
type Listeners<All> = {
  [Name in keyof All as Name extends \`mj-\${string}\` ? \`on\${Name}\` : never]?: (event: All[Name]) => void;
};

/** Every tag, with what all elements of HTML take: \`key\`, \`ref\`, \`className\`, \`onClick\`. */
export type MahjongElements = {
  [Tag in keyof Elements]: Omit<
    DetailedHTMLProps<HTMLAttributes<Elements[Tag]>, Elements[Tag]>,
    keyof Props[Tag]
  > &
    Written<Props[Tag], Attributes[Tag]> &
    Listeners<Events[Tag]>;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends MahjongElements {}
  }
}
`,
  vue: `${ONLY("Tags in the templates of Vue 3: `import type {} from 'mahjong-elements/vue'`, once in a project.")}
import type {EmitFn, HTMLAttributes, PublicProps} from 'vue';

type Emits<All> = EmitFn<{[Name in keyof All]: (event: All[Name]) => void}>;
type Pascal<Name> = Name extends \`\${infer First}-\${infer Rest}\`
  ? \`\${Capitalize<First>}\${Pascal<Rest>}\`
  : Capitalize<Name & string>;
/** Vue hands \`@mj-score\` over as \`onMjScore\`. */
type Listeners<All> = {[Name in keyof All as \`on\${Pascal<Name>}\`]?: (event: All[Name]) => void};

/** Every tag, as a component of its kind. */
export type MahjongElements = {
  [Tag in keyof Elements]: new () => Elements[Tag] & {
    /** @deprecated there for the types of templates alone */
    $props: Omit<HTMLAttributes, keyof Props[Tag] | keyof Listeners<Events[Tag]>> &
      Props[Tag] &
      Listeners<Events[Tag]> &
      PublicProps;
    /** @deprecated there for the types of templates alone */
    $emit: Emits<Events[Tag]>;
  };
};

declare module 'vue' {
  interface GlobalComponents extends MahjongElements {}
}
`,
  svelte: `${ONLY("Tags in the templates of Svelte 5: `import type {} from 'mahjong-elements/svelte'`, once in a project.")}
import type {HTMLAttributes} from 'svelte/elements';

type Listeners<All> = {
  [Name in keyof All as Name extends \`mj-\${string}\` ? \`on\${Name}\` : never]?: (event: All[Name]) => void;
};

/** Every tag, with what all elements of HTML take. */
export type MahjongElements = {
  [Tag in keyof Elements]: Omit<HTMLAttributes<Elements[Tag]>, keyof Props[Tag]> &
    Props[Tag] &
    Listeners<Events[Tag]>;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends MahjongElements {}
}
`,
};
