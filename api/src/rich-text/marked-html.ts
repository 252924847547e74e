import { partsWithWords } from '../search/parts.ts';
import { readHtml } from './bounded-html.ts';
import { areWithinWord } from './plain-text.ts';
import { richText } from './rich-html.ts';
import { escapedText, writtenHtml } from './written-html.ts';

// Attributes and texts are written without it.
const textPlace = '\0';

/**
 * Rich text with these folded words marked wherever its text has them, from one tag into the next where a phrase runs on there; null where it is too
 * much to be read.
 */
export function markedHtml(html: string, words: readonly string[]): string | null {
  const nodes = readHtml(html);
  if (!nodes) return null;
  const texts: string[] = [];
  const textOf = (text: string) => {
    texts.push(text);
    return textPlace;
  };
  const tags = writtenHtml(nodes, { ...richText, textOf }).split(textPlace);
  const [first = '', ...others] = tags;
  const marked = markedTexts(texts, others, words);
  return first + marked.map((text, index) => text + (others[index] ?? '')).join('');
}

/** The texts of one that runs on through them; `tags` stand behind each. */
function markedTexts(texts: readonly string[], tags: readonly string[], words: readonly string[]): string[] {
  const spaced = texts.map((text, index) => text + (areWithinWord(tags[index] ?? '') ? '' : ' '));
  const parts = partsWithWords(spaced.join(''), words);
  let place = 0;
  let next = 0;
  return texts.map((text, index) => {
    const [start, end] = [place, place + text.length];
    place += spaced[index]?.length ?? 0;
    while ((parts[next]?.end ?? end) < start) next += 1;
    const here: { start: number; end: number }[] = [];
    for (let at = next; (parts[at]?.start ?? end) < end; at += 1) {
      const part = parts[at] ?? { start: end, end };
      here.push({ start: Math.max(part.start, start) - start, end: Math.min(part.end, end) - start });
    }
    return markedText(text, here);
  });
}

/** What is nothing but space between two tags is no text that could be marked. */
function markedText(text: string, found: readonly { start: number; end: number }[]): string {
  const parts: string[] = [];
  let place = 0;
  for (const { start, end } of found) {
    const words = text.slice(start, end);
    if (words.trim() === '') continue;
    parts.push(escapedText(text.slice(place, start)), `<mark>${escapedText(words)}</mark>`);
    place = end;
  }
  parts.push(escapedText(text.slice(place)));
  return parts.join('');
}
