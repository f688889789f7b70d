/** `llms.txt`: the package on one page, for programs that write pages and code with it. */

const HEAD = (version) => `# mahjong-elements ${version}

> Custom elements that show, score and explain mahjong hands on any web page, around a scoring core for five rule sets
> without dependencies on a page. Nothing is stored, nothing is sent.

## On a page

    <link rel="stylesheet" href="mahjong/prestyle.css">
    <script type="module" src="mahjong/cdn/mahjong.js"></script>
    <mj-example rules="luqiao@1" by="discard" from="west" seat="south" wild="3p" expect="56">
      [FFF][234m] 456m 78m 99m +6m
    </mj-example>

\`mahjong/\` is a copy of \`dist/\`. \`cdn/mahjong.js\` is the script of every page: it fetches the elements, the rule sets and
the words that the page uses from beside it. The text inside a tag is the hand, and what readers see where no script runs. Every field of a
situation is an attribute in kebab case; options are \`options="name:value; name:value"\`, flags \`flags="a b"\`,
another hand with its flags \`others-south="hand; flag flag"\`.
\`expect\` is the total the author expects: another one is shown as a mismatch.

## In a program

    import {score} from 'mahjong-elements/core/score.js';
    import {waits} from 'mahjong-elements/core/waits.js';
    import {luqiao} from 'mahjong-elements/rules/luqiao/index.js';
    score({rules: 'luqiao@1', hand: '[FFF][234m] 456m 78m 99m +6m', by: 'discard', from: 'west'}, [luqiao]);

Bad input is a result with \`status: 'invalid'\` and a \`reason\`; an unknown option name throws a TypeError.
The command: \`mj score --rules ID [situation] HAND\`, \`mj waits …\`, \`mj discards …\`,
\`mj draw --rules ID --pattern ID [--near] --count N --seed TEXT\`, \`mj rules ID --json\`, \`--ndjson\` for streams.
Schemas: schema/situation.schema.json (in), schema/score-result.schema.json (out).

## Notation

- \`123m 456p 789s\` suits; \`E S W N P F C\` = 東南西北白發中; \`1f…8f\` = 春夏秋冬梅蘭菊竹; \`r5p\` a red tile; \`X\` face down
- \`[123m]\` exposed meld; \`[_213m]\` called tile; \`[5555p]\` open kong; \`[555+5p]\` added kong; \`[[1111m]]\` concealed kong
- \`+6m\` at the end: the winning tile; \`by\` says how it came (discard, self, robbing) and \`from\` who gave it
- also read: \`一二三 (4)(5)(6) 789 東南西北白発中\`, Unicode tiles, and by name \`notation="gb"\`, \`notation="kobalab"\`
`;

/** @param {{version: string, tables: readonly object[], tags: readonly object[]}} all */
export const llmsText = ({version, tables, tags}) =>
  `${HEAD(version)}
## Elements

${tags.map(elementText).join('\n')}

${tables.map(rulesText).join('\n\n')}
`;

const sentence = (text = '') => text.replace(/\s+/g, ' ').split(/(?<=\.)\s/)[0];

function elementText({tagName, description, attributes = []}) {
  const names = attributes.map(({name}) => name).join(', ');
  return `- <${tagName}> ${sentence(description)}${names ? ` Attributes: ${names}.` : ''}`;
}

function rulesText({id, title, unit, seats, presets, patterns, options, flags}) {
  return `## ${id} ${title.ja} (${title.en})

Totals in ${unit}; ${seats.length} players.${presets.length ? ` Presets: ${presets.join(', ')}.` : ''}
Flags: ${flags.join(', ')}.

Options (name: default):
${options.map(optionText).join('\n')}

Patterns (id, value, name):
${patterns.map(patternText).join('\n')}`;
}

const optionText = ({name, default: value, choices, text}) =>
  `- ${name}: ${JSON.stringify(value)}${choices ? ` of ${JSON.stringify(choices)}` : ''} — ${sentence(text.en.help)}`;

const patternText = ({id, native, value, names}) =>
  `- ${id} ${typeof value === 'object' ? JSON.stringify(value) : value} ${native}, ${names.en.name}`;
