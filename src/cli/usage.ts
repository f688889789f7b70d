import {CONCEALED_KONGS} from '../core/game/concealed-kong.js';
import {LANGS} from '../core/game/names.js';

/** The output of `mj` and `mj --help`. */
const usage = `mj score [--rules ID] [situation] HAND     what a hand scores, and who pays whom
mj score --ndjson < cases > results          one situation a line, one result a line
mj waits [--rules ID] [situation] HAND       what a hand waits for, and what each tile scores
mj waits --ndjson < cases > results
mj discards [--rules ID] [situation] HAND    what each discard leaves of a hand with one tile more
mj discards --ndjson < cases > results
mj draw [--rules ID] [--pattern ID,ID] [--near] [--count N] [--seed TEXT]
                                             hands that have patterns, or just fail the last: one situation a line
mj rules ID [--json]                         the scoring table of a rule set
mj render --FORM [--rules ID] [situation] HAND
                                             a hand as svg, png, md, text, bbcode or html
mj round FILE… [--json]                      rounds replayed by a referee: what is not legal, by line and column
mj round --from botzone|tenhou6 FILE         the same of each hand of a log of those platforms
mj round --to tenhou6 FILE…                  rounds as a log of tenhou.net/6
mj round --fuzz N --rules ID [--seed S]      hands played at random
mj ledger FILE [--json]                      a game kept by its results, a line a hand
mj check PAGE.html|md…                       what is wrong in the examples of pages or Markdown, by line and column
mj render PAGE.html|md [--write]             the page with pictures and scores for readers without script

situation   --by discard|self|robbing  --from --seat --round --dealer east|south|west|north
            --counters N  --flags a,b  --options "name:value; name:value"
            --wild TILE  --flowers TILES  --gari TILES  --indicators TILES  --ura-indicators TILES
            --others-east "HAND; flags" (-south, -west, -north)  --liable SEAT  --passed-total N  --passed-tiles TILES
drawing     --level 1|2|3 (no melds · melds, flowers · kongs too)  --by WAY  --options "…"
lines       --jobs N       N threads at once, auto: one for each processor; the order stays
printing    --json  --lang ${LANGS.join('|')}  --quiet (no progress)
rendering   --height PIXELS (of a row of tiles)  --out FILE  --write (into the pages themselves)
            --concealed-kong ${CONCEALED_KONGS.join('|')} (which tiles lie face down)
            --declarative (shadow roots too, of tiles, hands, examples, breakdowns, settlements and waits: they look as
            with script, where inline styles are allowed)

HAND        [123m][EEE] 456p 78s 99s +9s     melds in brackets, the winning tile after +
            --notation gb|kobalab            how it is written, if otherwise

mj --version

Exit status: 0 ok, 1 the input has errors, 2 wrong usage, 3 a file could not be read or written
`;

/** The output of `mj score --help`: the fields of a situation, which `waits`, `discards` and `render` take too. */
export const scoreUsage = `mj score [--rules ID] [situation] HAND     what a hand scores, and who pays whom

  mj score --rules mcr --by discard --from west "[123m][456m] 789m 234p 5s +5s"
  mj score --rules luqiao --by self --seat south --wild 1m "[888s] [[9999p]] 33m 77m SSS +3m"
  mj score --rules xinzhang --by discard --from west --dealer west --counters 2 --seat south \\
           "[345m] 111m 567m 3455m EEE +2m"
  mj score --rules ribon --by self --flags riichi,ippatsu --indicators 4s "234567p 22s 345s 67p +8p"
  mj score --ndjson < cases.ndjson > results.ndjson

--by discard|self|robbing     how the winning tile came; needed where HAND has one
--from SEAT                   who discarded it, or whose kong was robbed
--seat --round --dealer SEAT  east, south, west or north; east where nothing is said
--counters N                  how often the dealer has stayed, or honba
--flags a,b                   riichi, lastTile …: mj rules ID lists what the rule set knows
--options "name:value; …"     house rules
--wild --flowers --gari --indicators --ura-indicators TILES
--others-east "HAND; flags"   another player's hand (-south, -west, -north)
--json --lang ${LANGS.join('|')}

HAND  melds in brackets, the winning tile after +: [123m][EEE] 456p 78s 99s +9s
exit status 0 scored · 1 the hand cannot be scored · 2 the command was wrong
`;

const ROUND = `rules=luqiao wild=9s turn=E
  W: 77p 123m 456m 789s 4p 1s
  play:
  E: +1m -7p
  W: ?[_777p] pass      # he may pung, and does not
  S: +2s -7p
  W: ![_777p]           # not legal before his next turn`;

const LEDGER = `rules=ribon players=A,B,C
  A tsumo 12
  C ron B 9 riichi A
  draw A`;

/** The output of `mj round --help`: the contents of a file, and what is printed of it. */
export const roundUsage = `mj round FILE… [--json]                      rounds replayed by a referee: what is not legal, by line and column
mj round --from botzone|tenhou6 FILE         the same of each hand of a log of those platforms
mj round --to tenhou6 FILE…                  rounds as a log of tenhou.net/6
mj round --fuzz N --rules ID [--seed S]      hands played at random, by the rules; most walls are stacked for what is rare

A file tells a position and what was done from there on:

  ${ROUND}

?x says that x is legal now, !x that it is not; neither is done. Hands that are not given are hidden.

prints  FILE:LINE:COLUMN: what is wrong (rule), a line a fault, and at its end: N passed, N failed
--fuzz  prints the hands in which something is wrong, and how many hands met each ending and each rule
--json  the records, each with its problems and its ending; with --fuzz {rules, played, failed, endings, met, hands},
with {seed, hand, scene, round, ending, winners, net, rules, fault} for each hand
--lang ${LANGS.join('|')}

exit status 0 all are legal · 1 something is not · 2 the command was wrong · 3 a file could not be read
`;

/** The output of `mj ledger --help`: the lines of a game, and what is printed of it. */
export const ledgerUsage = `mj ledger FILE [--json]                      a game kept by its results, a line a hand

A file begins with name=value, and has a line for each hand:

  ${LEDGER}

prints  a table with what each player has after each hand
--json  a list of hands {dealer, counters, seats, out, net, prizes, points}, then {next} or {over, result}
--lang ${LANGS.join('|')}

exit status 0 done · 1 a line is wrong: FILE:LINE:COLUMN: what (rule) · 2 the command was wrong · 3 the file could not be read
`;

/** The commands with a help text of their own. */
const HELP: Readonly<Record<string, string>> = {score: scoreUsage, round: roundUsage, ledger: ledgerUsage};

/** The help text of a command; without one of its own, that of `mj`. */
export const helpOf = (name: string | undefined): string =>
  name && Object.hasOwn(HELP, name) ? HELP[name] : usage;
