import { wordsOfQuery } from '@atrium/contract/phrases';
import { foldText } from '../../../ui/fold-text.ts';

// About as much as a line of the list shows before what is looked for.
const charactersBefore = 16;

/** A message in one line that begins near the first of the words that were looked for. */
export function wordsAround(text: string, q: string): string {
  const line = text.replace(/\s+/g, ' ');
  const folded = foldText(line);
  const [place = 0] = wordsOfQuery(foldText(q))
    .map((word) => folded.indexOf(word))
    .filter((found) => found >= 0)
    .toSorted((one, other) => one - other);
  if (place <= charactersBefore) return line;
  const start = line.indexOf(' ', place - charactersBefore) + 1;
  return `…${line.slice(start > 0 && start <= place ? start : place)}`;
}
