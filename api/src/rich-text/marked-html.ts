import { partsWithWords } from '../search/parts.ts';
import { readHtml } from './bounded-html.ts';
import { richText } from './rich-html.ts';
import { escapedText, writtenHtml } from './written-html.ts';

/** Rich text with these folded words marked wherever its text has them; null where it is too much to be read. */
export function markedHtml(html: string, words: readonly string[]): string | null {
  const nodes = readHtml(html);
  return nodes && writtenHtml(nodes, { ...richText, textOf: (text) => markedText(text, words) });
}

function markedText(text: string, words: readonly string[]): string {
  const parts: string[] = [];
  let place = 0;
  for (const { start, end } of partsWithWords(text, words)) {
    parts.push(escapedText(text.slice(place, start)), `<mark>${escapedText(text.slice(start, end))}</mark>`);
    place = end;
  }
  parts.push(escapedText(text.slice(place)));
  return parts.join('');
}
