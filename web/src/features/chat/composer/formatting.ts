export const formats = ['bold', 'italic', 'strike', 'code', 'block', 'quote'] as const;
export type Format = (typeof formats)[number];

/** What is written, and what of it is selected. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

const marks = { bold: '*', italic: '_', strike: '~', code: '`' } as const;
const fence = '```';

/** The same with the marks of a format around what is selected, or without those that are there already; what was selected stays so. */
export function formatted({ text, start, end }: Selected, format: Format): Selected {
  if (format === 'quote') return quoted({ text, start, end });
  if (format === 'block') return around({ text, start, end }, `${fence}\n`, `\n${fence}`);
  const mark = marks[format];
  const selected = withoutSpaceAround({ text, start, end });
  if (!text.slice(selected.start, selected.end).includes('\n')) return around(selected, mark, mark);
  return replaced(selected, (words) => words.replace(/\S(?:.*\S)?/g, `${mark}$&${mark}`));
}

function around({ text, start, end }: Selected, open: string, close: string): Selected {
  const [before, words, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  if (before.endsWith(open) && after.startsWith(close)) {
    const kept = before.slice(0, -open.length);
    return { text: kept + words + after.slice(close.length), start: kept.length, end: kept.length + words.length };
  }
  return { text: before + open + words + close + after, start: start + open.length, end: end + open.length };
}

/** Whole lines, whatever is selected of them. */
function quoted({ text, start, end }: Selected): Selected {
  const lines = { text, start: text.lastIndexOf('\n', start - 1) + 1, end };
  return replaced(lines, (words) => words.replace(/^/gm, '> '));
}

function replaced({ text, start, end }: Selected, change: (words: string) => string): Selected {
  const words = change(text.slice(start, end));
  return { text: text.slice(0, start) + words + text.slice(end), start, end: start + words.length };
}

/** A mark beside a space is none. */
function withoutSpaceAround({ text, start, end }: Selected): Selected {
  const words = text.slice(start, end);
  if (words.trim() === '') return { text, start, end };
  const first = start + words.length - words.trimStart().length;
  return { text, start: first, end: first + words.trim().length };
}
