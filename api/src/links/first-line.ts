import { beginningOf } from '../rich-text/plain-text.ts';

const longestTitle = 200;

/** What a text without a title is called: its first line that says something. */
export function firstLine(text: string): string {
  const line = text.split('\n').find((each) => each.trim() !== '') ?? '';
  return asTitle(line);
}

export function asTitle(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > longestTitle ? `${beginningOf(line, longestTitle - 1).trimEnd()}…` : line;
}
