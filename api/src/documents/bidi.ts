// The bidirectional algorithm of Unicode (UAX #9) for one line, without explicit embeddings, which nobody types.

export type Direction = 'ltr' | 'rtl';

/** A piece of a line that is read in one direction. Its text is in the order in which it was written. */
export interface Run {
  readonly text: string;
  readonly direction: Direction;
}

type Kind = 'L' | 'R' | 'AL' | 'EN' | 'AN' | 'ES' | 'ET' | 'CS' | 'NSM' | 'WS' | 'ON' | 'BN';

/** The first that fits is what a character is. */
const kinds: readonly (readonly [Kind, RegExp])[] = [
  ['AN', /^[\u0600-\u0605\u0660-\u0669\u066b\u066c\u06dd]$/],
  ['EN', /^[0-9\u06f0-\u06f9\u00b2\u00b3\u00b9]$/],
  ['ES', /^[+\-\u2212]$/],
  ['ET', /^[#$%\u00b0\u066a\u2030\p{Sc}]$/u],
  ['CS', /^[,./:\u00a0\u060c\u202f]$/],
  ['R', /^[\u200f\p{Script=Hebrew}]$/u],
  ['AL', /^\u061c$/],
  ['L', /^\u200e$/],
  ['NSM', /^[\p{Mn}\p{Me}]$/u],
  // Arabic, Syriac and Thaana, with what only Arabic is written with.
  ['AL', /^[\u0600-\u07bf\u0860-\u08ff\ufb50-\ufdff\ufe70-\ufefc]$/],
  ['WS', /^\s$/],
  ['BN', /^\p{Cf}$/u],
  ['L', /^[\p{L}\p{N}\p{Mc}]$/u],
];

const mirrored = new Map([...'()[]{}<>«»‹›'].map((character, index, all) => [character, all[index ^ 1] ?? character]));

/** The direction of a text by itself: that of its first letter. Figures alone are read from the left in every language. */
export function directionOf(text: string): Direction {
  for (const character of text) {
    const kind = kindOf(character);
    if (kind === 'L') return 'ltr';
    if (kind === 'R' || kind === 'AL') return 'rtl';
  }
  return 'ltr';
}

const anyRightToLeft = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc]/;
const directionMarks = /[\u061c\u200e\u200f]/g;

/** The runs of a line from left to right, as it is shown. */
export function visualRuns(line: string, direction: Direction): Run[] {
  if (direction === 'ltr' && !anyRightToLeft.test(line)) return [{ text: line.replace(directionMarks, ''), direction }];
  const characters = [...line];
  const levels = levelsOf(characters, direction);
  return inVisualOrder(runsOfLevels(characters, levels));
}

function kindOf(character: string): Kind {
  return kinds.find(([, pattern]) => pattern.test(character))?.[0] ?? 'ON';
}

function levelsOf(characters: readonly string[], direction: Direction): number[] {
  const kinds = characters.map(kindOf);
  const base = direction === 'rtl' ? 1 : 0;
  const resolved = neutralsResolved(bracketsResolved(characters, numbersResolved(kinds, base), base), base);
  const isTrailing = trailingSpace(kinds);
  return resolved.map((kind, index) => (isTrailing(index) ? base : levelOf(kind, base)));
}

function levelOf(kind: Kind, base: number): number {
  if (base === 0) return kind === 'R' ? 1 : kind === 'L' ? 0 : 2;
  return kind === 'R' ? 1 : 2;
}

function trailingSpace(kinds: readonly Kind[]): (index: number) => boolean {
  const last = kinds.findLastIndex((kind) => kind !== 'WS' && kind !== 'BN');
  return (index) => index > last;
}

/** W1 to W7: marks, and what stands in and around numbers. */
function numbersResolved(given: readonly Kind[], base: number): Kind[] {
  const kinds = [...given];
  const edge = base === 1 ? 'R' : 'L';
  let strong: Kind = edge;
  for (const [index, kind] of kinds.entries()) {
    if (kind === 'NSM' || kind === 'BN') kinds[index] = kinds[index - 1] ?? edge;
    if (kind === 'L' || kind === 'R' || kind === 'AL') strong = kind;
    if (kind === 'EN' && strong === 'AL') kinds[index] = 'AN';
  }
  const joined = kinds.map((kind, index) => separatorResolved(kind, kinds[index - 1], kinds[index + 1]));
  const terminated = joined.map((kind, index) => (kind === 'ET' && touchesNumber(joined, index) ? 'EN' : kind));
  return leftToRightNumbers(terminated, edge);
}

function separatorResolved(kind: Kind, before: Kind | undefined, after: Kind | undefined): Kind {
  if (kind === 'ES' && before === 'EN' && after === 'EN') return 'EN';
  if (kind === 'CS' && before === after && (before === 'EN' || before === 'AN')) return before;
  return kind;
}

/** Whether a sign such as % stands with others at a number. */
function touchesNumber(kinds: readonly Kind[], index: number): boolean {
  const beyond = (step: number) => {
    let at = index;
    while (kinds[at] === 'ET') at += step;
    return kinds[at];
  };
  return beyond(-1) === 'EN' || beyond(1) === 'EN';
}

function leftToRightNumbers(kinds: readonly Kind[], edge: Kind): Kind[] {
  let strong = edge;
  return kinds.map((kind) => {
    if (kind === 'AL' || kind === 'R') strong = 'R';
    if (kind === 'L') strong = 'L';
    if (kind === 'AL') return 'R';
    if (kind === 'EN' && strong === 'L') return 'L';
    return kind === 'ES' || kind === 'ET' || kind === 'CS' ? 'ON' : kind;
  });
}

/** What a kind counts as to what has no direction of its own; undefined for what has none either. */
function sideOf(kind: Kind | undefined): 'L' | 'R' | undefined {
  if (kind === 'L' || kind === 'R') return kind;
  return kind === 'EN' || kind === 'AN' ? 'R' : undefined;
}

const opening = '([{';
const closing = ')]}';

/** N0: the two brackets of a pair go the same way, the one of the line unless what is between them and what is before them go the other. */
function bracketsResolved(characters: readonly string[], given: readonly Kind[], base: number): Kind[] {
  const kinds = [...given];
  const edge = base === 1 ? 'R' : 'L';
  for (const [start, end] of bracketPairs(characters)) {
    const inside = kinds.slice(start + 1, end).map(sideOf);
    if (inside.every((side) => side === undefined)) continue;
    const before =
      kinds
        .slice(0, start)
        .map(sideOf)
        .findLast((side) => side !== undefined) ?? edge;
    const side = inside.includes(edge) ? edge : before;
    kinds[start] = side;
    kinds[end] = side;
  }
  return kinds;
}

function bracketPairs(characters: readonly string[]): [start: number, end: number][] {
  const pairs: [number, number][] = [];
  let open: { kind: number; at: number }[] = [];
  for (const [at, character] of characters.entries()) {
    const opens = opening.indexOf(character);
    if (opens >= 0) open.push({ kind: opens, at });
    const partner = open.findLastIndex(({ kind }) => kind === closing.indexOf(character));
    const found = open[partner];
    if (!found) continue;
    pairs.push([found.at, at]);
    open = open.slice(0, partner);
  }
  return pairs.sort(([one], [other]) => one - other);
}

/** N1 and N2: what has no direction takes the one on both of its sides, else that of the line. */
function neutralsResolved(kinds: readonly Kind[], base: number): Kind[] {
  const edge: Kind = base === 1 ? 'R' : 'L';
  const side = (kind: Kind | undefined) => (kind === undefined ? edge : sideOf(kind));
  const strongFrom = (start: number, step: number) => {
    let at = start;
    while (side(kinds[at]) === undefined) at += step;
    return side(kinds[at]);
  };
  return kinds.map((kind, index) => {
    if (side(kind) !== undefined) return kind;
    const before = strongFrom(index, -1) ?? edge;
    return before === strongFrom(index, 1) ? before : edge;
  });
}

interface LevelRun extends Run {
  readonly level: number;
}

function runsOfLevels(characters: readonly string[], levels: readonly number[]): LevelRun[] {
  const runs: { text: string; level: number }[] = [];
  for (const [index, character] of characters.entries()) {
    const level = levels[index] ?? 0;
    const seen = character.replace(directionMarks, '');
    const shown = level % 2 === 1 ? (mirrored.get(character) ?? seen) : seen;
    const last = runs.at(-1);
    if (last?.level === level) last.text += shown;
    else runs.push({ text: shown, level });
  }
  return runs.map((run) => ({ ...run, direction: run.level % 2 === 1 ? 'rtl' : 'ltr' }));
}

/** L2: from the highest level down, whatever is at a level or above is turned around. */
function inVisualOrder(runs: readonly LevelRun[]): Run[] {
  let ordered = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) ordered = turnedFrom(ordered, level);
  return ordered;
}

function turnedFrom(runs: readonly LevelRun[], level: number): LevelRun[] {
  const turned: LevelRun[] = [];
  let stretch: LevelRun[] = [];
  for (const run of runs) {
    if (run.level >= level) stretch = [run, ...stretch];
    else {
      turned.push(...stretch, run);
      stretch = [];
    }
  }
  return [...turned, ...stretch];
}
