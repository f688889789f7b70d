/** The package's types in other projects: old and new compilers, both ways of module resolution, three frameworks. */
import {writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {SourceFile} from 'typescript';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {install, type Consumer} from './consumer.js';

const PLAIN = `
import {score} from 'mahjong-elements/core/score.js';
import {waits} from 'mahjong-elements/core/waits.js';
import {luqiao} from 'mahjong-elements/rules/luqiao/index.js';
import {MjHand} from 'mahjong-elements';
import * as all from 'mahjong-elements';
import 'mahjong-elements/define.js';
const result = score({rules: 'luqiao', hand: '[PPP] 123m 234m 78m 99m +6m', by: 'discard', from: 'west'}, [luqiao]);
export const status: 'win' | 'no-win-yet' | 'not-a-win' | 'not-allowed' | 'invalid' = result.status;
export const used = [waits, MjHand, all];
export const element: HTMLElementTagNameMap['mj-hand'] = document.createElement('mj-hand');
element.addEventListener('mj-invalid', ({detail}) => detail.code);
document.addEventListener('mj-score', ({detail}) => detail.result.total);
window.addEventListener('mj-share', ({detail}) => detail.how);
export class Own extends MjHand {
  static override styles = [MjHand.styles];
}
`;

const LOADER = `
import 'mahjong-elements/mahjong.js';
export const element: HTMLElementTagNameMap['mj-hand'] = document.createElement('mj-hand');
`;

const REACT = `
import type {} from 'mahjong-elements/jsx';
import {useRef} from 'react';
import type {MjHand} from 'mahjong-elements';
export function Page({hand}: {hand: string}) {
  const ref = useRef<MjHand>(null);
  return (
    <>
      <mj-example
        key="a" className="x" rules="luqiao@1" by="discard" hand={hand} tile-theme="dim" tileTheme="dark"
        others-east="1m" passed-total={3} onClick={() => ref.current?.spoken}
        onmj-score={(event) => event.detail.result.total}
      >
        <mj-hand ref={ref} concealed-kong="outer" value="1m" by={null} />
        <mj-tiles count={3} />
      </mj-example>
      <mj-hand-input name="a" onInput={(event) => event.currentTarget.value} onmj-invalid={({detail}) => detail.code} />
      {/* @ts-expect-error there is no such way to win */}
      <mj-hand by="ron" />
      <mj-example rules="mcr" flags="lastTile" options="knittedStraightWaits:true" />
      {/* @ts-expect-error a server leaves arrays out */}
      <mj-example flags={['lastTile']} />
      {/* @ts-expect-error there is no such attribute */}
      <mj-tiles hands={3} />
      {/* @ts-expect-error the event has no such detail */}
      <mj-example onmj-mismatch={({detail}) => detail.wanted} />
    </>
  );
}
`;

const VUE = `
import type {} from 'mahjong-elements/vue';
import type {GlobalComponents} from 'vue';
type Example = InstanceType<GlobalComponents['mj-example']>['$props'];
export const right: Example = {
  rules: 'mcr', hand: '1m', 'tile-theme': 'dim', class: 'x', key: 'k',
  onMjScore: (event) => event.detail.result.total, onClick: () => 1,
};
// @ts-expect-error there is no such way to win
export const wrong: Example = {by: 'ron'};
`;

const SVELTE = `
import type {} from 'mahjong-elements/svelte';
import type {SvelteHTMLElements} from 'svelte/elements';
type Example = SvelteHTMLElements['mj-example'];
export const right: Example = {
  rules: 'mcr', hand: '1m', 'tile-theme': 'dim', class: 'x',
  'onmj-score': (event) => event.detail.result.total, onclick: () => 1,
};
// @ts-expect-error there is no such way to win
export const wrong: Example = {by: 'ron'};
`;

let consumer: Consumer;

beforeAll(async () => {
  const packages = ['@types/node', '@types/react', 'csstype', 'vue', 'svelte'];
  consumer = await install('types', packages);
  const sources = {
    'plain.ts': PLAIN,
    'mahjong.ts': LOADER,
    'react.tsx': REACT,
    'vue.ts': VUE,
    'svelte.ts': SVELTE,
  };
  for (const [file, text] of Object.entries(sources)) await writeFile(path.join(consumer.home, file), text);
});
afterAll(() => consumer.remove());

const OPTIONS = [
  ...['--strict', '--noEmit', '--target', 'es2022', '--lib', 'es2023,dom,dom.iterable'],
  ...['--types', 'node', '--jsx', 'react-jsx'],
];
const RESOLUTIONS = [
  ['nodenext', 'nodenext'],
  ['esnext', 'bundler'],
];

type Compiler = typeof import('typescript');

type Compile = (how: string[], files: string[]) => string;

const compilers = new Map<string, Compile>();

/** A compiler by its name, always the same one. */
function compilerOf(name: string): Compile {
  const made = compilers.get(name) ?? makeCompiler(name);
  compilers.set(name, made);
  return made;
}

/** A compiler, and the declarations that it has read, each once for all that it compiles. */
function makeCompiler(name: string): Compile {
  const ts = createRequire(import.meta.url)(name) as Compiler;
  const read = new Map<string, SourceFile | undefined>();

  /** Compiles files of the project. @returns the messages about them and the packages installed in the project */
  return ([module, resolution]: string[], files: string[]): string => {
    const how = ['--module', module, '--moduleResolution', resolution];
    const {options, errors} = ts.parseCommandLine([...OPTIONS, ...how]);
    const host = ts.createCompilerHost(options);
    const {getSourceFile} = host;
    host.getCurrentDirectory = () => consumer.home;
    host.getSourceFile = (file, how, ...rest) => {
      // what a file is depends on how its package is resolved
      const key = JSON.stringify([file, typeof how === 'object' ? how.impliedNodeFormat : undefined]);
      if (!read.has(key)) read.set(key, getSourceFile(file, how, ...rest));
      return read.get(key);
    };
    const program = ts.createProgram(
      files.map((file) => path.join(consumer.home, file)),
      options,
      host,
    );
    // links lead out of the project to packages whose own declarations are not tested here
    const own = program.getSourceFiles().filter(({fileName}) => fileName.startsWith(`${consumer.home}/`));
    const found = [
      ...errors,
      ...program.getOptionsDiagnostics(),
      ...program.getGlobalDiagnostics(),
      ...own.flatMap((file) => [
        ...program.getSyntacticDiagnostics(file),
        ...program.getSemanticDiagnostics(file),
      ]),
    ];
    expect(own.length).toBeGreaterThan(files.length);
    return ts.formatDiagnostics(found, host);
  };
}

test('the script alone tells of the tags', () => {
  expect(compilerOf('typescript')(RESOLUTIONS[0], ['mahjong.ts'])).toBe('');
});

// the oldest compiler with this module resolution, the last 5.x, and 6; Vue and Svelte themselves need a newer one
// than the first
describe.each([
  ['typescript-5.0', ['plain.ts', 'react.tsx']],
  ['typescript-5', ['plain.ts', 'react.tsx', 'vue.ts', 'svelte.ts']],
  ['typescript', ['plain.ts', 'react.tsx', 'vue.ts', 'svelte.ts']],
])('%s', (name, files) => {
  let compile: Compile;
  beforeAll(() => void (compile = compilerOf(name)));

  test.each(RESOLUTIONS)('with modules %s and resolution %s', (...how) => {
    expect(compile(how, files)).toBe('');
  });
});
