/** What the documentation of the elements says, as `npm run build:manifest` writes it; empty before it has run. */
export interface Named {
  readonly name: string;
  readonly description?: string;
  readonly default?: string;
  readonly type?: {readonly text: string};
  readonly inheritedFrom?: unknown;
}

export interface Attribute extends Named {
  /** The property, where it is one too. */
  readonly fieldName?: string;
}

export interface Member extends Named {
  readonly kind: 'field' | 'method';
  readonly attribute?: string;
  readonly readonly?: boolean;
}

export interface Declaration {
  readonly tagName: string;
  readonly description?: string;
  readonly attributes?: readonly Attribute[];
  readonly members?: readonly Member[];
  readonly events?: readonly Named[];
  readonly slots?: readonly Named[];
  readonly cssProperties?: readonly Named[];
  readonly cssParts?: readonly Named[];
  readonly cssStates?: readonly Named[];
}

interface Manifest {
  readonly modules: readonly {readonly declarations?: readonly Partial<Declaration>[]}[];
}

const manifests = import.meta.glob<Manifest>('../dist/custom-elements.json', {
  eager: true,
  import: 'default',
});

const isElement = (declaration: Partial<Declaration>): declaration is Declaration =>
  declaration.tagName !== undefined;

/** The elements, by tag. */
export const elements: readonly Declaration[] = Object.values(manifests)
  .flatMap(({modules}) => modules)
  .flatMap(({declarations = []}) => declarations)
  .filter(isElement)
  .sort((a, b) => a.tagName.localeCompare(b.tagName));

export const elementOf = (tag: string | undefined): Declaration | undefined =>
  elements.find(({tagName}) => tagName === tag);
