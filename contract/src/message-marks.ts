/** What stands between marks in a message: `*bold*`, `_italic_`, `~struck through~`, `` `code` ``. Code holds text alone. */
export type MarkedPart =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'bold' | 'italic' | 'strike'; parts: MarkedPart[] };

/** Lines as they are written, lines that begin with `> `, or what stands between two times three backticks. */
export type MarkedBlock = { kind: 'lines' | 'quote'; parts: MarkedPart[] } | { kind: 'code'; text: string };

interface Span {
  kind: 'code' | 'bold' | 'italic' | 'strike';
  /** Where its first mark stands, and its last. */
  start: number;
  end: number;
}

const kinds = { '*': 'bold', _: 'italic', '~': 'strike' } as const;
type Mark = keyof typeof kinds;

const anyMark = /[*_~`]|^> /m;
const fence = '```';
const quoted = /^>(?: |$)/;
const address = /https?:\/\/[^\s<>"`]+/iy;
/** Neither begins behind a part of a word, of an address or of a sum, nor before the end of a sentence. */
const begins = { before: /[\p{L}\p{N}\p{M}@/\\=&?#$%.)\]}]$/u, after: /^[\s.,;:!?)]/u };
/** Ends at the end of a word, and is followed by none. */
const ends = { before: /\s$/u, after: /^[\p{L}\p{N}\p{M}@/\\=]/u };

/** The blocks of a message. A mark that has no other is a letter like any: nothing of what was written is lost. */
export function markedBlocks(text: string): MarkedBlock[] {
  if (!anyMark.test(text)) return text === '' ? [] : [{ kind: 'lines', parts: [{ kind: 'text', text }] }];
  const blocks: MarkedBlock[] = [];
  let place = 0;
  while (place < text.length) {
    const start = text.indexOf(fence, place);
    const end = start < 0 ? -1 : text.indexOf(fence, start + fence.length);
    const isCode = end > 0 && text.slice(start + fence.length, end).trim() !== '';
    const next = isCode ? start : text.length;
    blocks.push(...blocksOfLines(withoutEdges(text.slice(place, next), place > 0, isCode)));
    if (isCode) blocks.push({ kind: 'code', text: codeOf(text.slice(start + fence.length, end)) });
    place = isCode ? end + fence.length : next;
  }
  return blocks;
}

/** What a message says, without its marks: for where it stands in one line, and for searching. */
export function withoutMarks(text: string): string {
  return anyMark.test(text) ? plainText(text, true) : text;
}

/** The same without what is code, in which nobody is meant. */
export function withoutCode(text: string): string {
  return anyMark.test(text) ? plainText(text, false) : text;
}

function plainText(text: string, hasCode: boolean): string {
  return markedBlocks(text)
    .map((block) => {
      if (block.kind === 'code') return hasCode ? block.text : '';
      return block.parts.map((part) => plainPart(part, hasCode)).join('');
    })
    .join('\n');
}

function plainPart(part: MarkedPart, hasCode: boolean): string {
  if ('parts' in part) return part.parts.map((each) => plainPart(each, hasCode)).join('');
  return part.kind === 'text' || hasCode ? part.text : ' ';
}

/** A block of code makes lines of its own: the ends of those around it are none. */
function withoutEdges(text: string, isAfterCode: boolean, isBeforeCode: boolean): string {
  const start = isAfterCode && text.startsWith('\n') ? 1 : 0;
  return text.slice(start, isBeforeCode && text.endsWith('\n') ? Math.max(start, text.length - 1) : undefined);
}

function codeOf(text: string): string {
  return text.replace(/^[\w+#-]*\n/, '').replace(/\n$/, '');
}

function blocksOfLines(text: string): MarkedBlock[] {
  if (text === '') return [];
  const blocks: { kind: 'lines' | 'quote'; lines: string[] }[] = [];
  for (const line of text.split('\n')) {
    const kind = quoted.test(line) ? 'quote' : 'lines';
    const last = blocks.at(-1);
    const shown = kind === 'quote' ? line.replace(quoted, '') : line;
    if (last?.kind === kind) last.lines.push(shown);
    else blocks.push({ kind, lines: [shown] });
  }
  return blocks.map(({ kind, lines }) => ({ kind, parts: partsOfLines(lines) }));
}

/** Marks do not reach over the end of a line. */
function partsOfLines(lines: readonly string[]): MarkedPart[] {
  const parts: MarkedPart[] = [];
  for (const [index, line] of lines.entries()) {
    if (index > 0) addText(parts, '\n');
    addAll(parts, line, spansOf(line));
  }
  return parts;
}

/** One look at each letter: what is begun and never ended is forgotten, however much of it there is. */
function spansOf(line: string): Span[] {
  const spans: Span[] = [];
  const begun: { mark: Mark; start: number }[] = [];
  const count = { '*': 0, _: 0, '~': 0 };
  let hasCode = true;
  let place = 0;
  while (place < line.length) {
    const letter = line[place] ?? '';
    const end = letter === '`' && hasCode ? line.indexOf('`', place + 1) : -1;
    if (letter === '`' && end < 0) hasCode = false;
    if (end > place + 1) spans.push({ kind: 'code', start: place, end });
    if (isMark(letter) && count[letter] > 0 && endsAt(line, place)) {
      const start = takeBegun(begun, count, letter);
      spans.push({ kind: kinds[letter], start, end: place });
    } else if (isMark(letter) && beginsAt(line, place)) {
      begun.push({ mark: letter, start: place });
      count[letter] += 1;
    }
    // Two that stand together have nothing between them.
    place = end > place ? end + 1 : afterAddress(line, place);
  }
  return spans.toSorted((one, other) => one.start - other.start);
}

function isMark(letter: string): letter is Mark {
  return letter in kinds;
}

/** Where the latest of this kind was begun; what was begun since has no end. */
function takeBegun(begun: { mark: Mark; start: number }[], count: Record<Mark, number>, mark: Mark): number {
  for (let last = begun.pop(); last; last = begun.pop()) {
    count[last.mark] -= 1;
    if (last.mark === mark) return last.start;
  }
  return 0;
}

function beginsAt(line: string, place: number): boolean {
  const [mark, before, after] = [line[place], letterBefore(line, place), letterAfter(line, place)];
  return after !== '' && before !== mark && after !== mark && !begins.before.test(before) && !begins.after.test(after);
}

function endsAt(line: string, place: number): boolean {
  const [mark, before, after] = [line[place], letterBefore(line, place), letterAfter(line, place)];
  return before !== mark && after !== mark && !ends.before.test(before) && !ends.after.test(after);
}

/** Whole letters: some take two places. */
function letterBefore(line: string, place: number): string {
  return line.slice(Math.max(0, place - 2), place).match(/.$/su)?.[0] ?? '';
}

function letterAfter(line: string, place: number): string {
  const letter = line.codePointAt(place + 1);
  return letter === undefined ? '' : String.fromCodePoint(letter);
}

/** An address keeps its letters; a mark at its end may be that of what it stands in. */
function afterAddress(line: string, place: number): number {
  if (line[place] !== 'h' && line[place] !== 'H') return place + 1;
  address.lastIndex = place;
  const found = address.exec(line)?.[0].replace(/[*_~.,;:!?)]+$/, '');
  return place + Math.max(1, found?.length ?? 1);
}

/** Spans come in the order of their beginnings, and none crosses another. */
function addAll(parts: MarkedPart[], line: string, spans: readonly Span[]): void {
  const around: { parts: MarkedPart[]; end: number }[] = [{ parts, end: line.length }];
  let place = 0;
  const goTo = (until: number) => {
    for (let last = around.at(-1); last; last = around.at(-1)) {
      addText(last.parts, line.slice(place, Math.min(until, last.end)));
      place = Math.max(place, Math.min(until, last.end));
      if (last.end >= until) return;
      place = last.end + 1;
      around.pop();
    }
  };
  for (const { kind, start, end } of spans) {
    goTo(start);
    const inside = around.at(-1)?.parts ?? parts;
    if (kind === 'code') {
      inside.push({ kind, text: line.slice(start + 1, end) });
      place = end + 1;
    } else {
      const marked = { kind, parts: [] };
      inside.push(marked);
      around.push({ parts: marked.parts, end });
      place = start + 1;
    }
  }
  goTo(line.length);
}

function addText(parts: MarkedPart[], text: string): void {
  if (text === '') return;
  const last = parts.at(-1);
  if (last?.kind === 'text') last.text += text;
  else parts.push({ kind: 'text', text });
}
