import { dayMilliseconds } from '@atrium/contract/days';
import { mailLabels } from '@atrium/contract/mail';
import { type AskedDays, daysOfWord, daysOfWords } from '@atrium/contract/mail-days';
import { momentAt } from '@atrium/contract/time-zone';
import { allOf, type FacetFilter } from '../../lists/list-index.ts';
import type { ListRequest } from '../../lists/page.ts';
import type { KeySpan } from '../../lists/sql.ts';
import { mailsIndex } from './mail.list.ts';
import { inPlaces } from './mail.marks.ts';

/** What a search among mails asks of a list of them, which is by time: words, marks, and days as the clocks of a zone have them. */
export function askedOf(
  list: FacetFilter,
  folded: readonly string[],
  timeZone: string,
): Pick<ListRequest, 'words' | 'filter' | 'span'> {
  const days = daysOfWords(folded);
  const words = folded.filter((word) => daysOfWord(word) === null && !marks.has(word));
  return {
    words: inPlaces(words),
    filter: allOf(mailsIndex, [list, ...folded.map((word) => marks.get(word) ?? {})]),
    span: days && spanOf(days, timeZone),
  };
}

const marks = new Map<string, FacetFilter>([
  ['is:unread', { isRead: '0' }],
  ['is:read', { isRead: '1' }],
  ['is:starred', { isStarred: '1' }],
  ...mailLabels.map((label) => [`label:${label}`, { labels: { with: label } }] as const),
]);

function spanOf({ from, to }: AskedDays, timeZone: string): KeySpan {
  return {
    from: from && beginningOf(Date.parse(from), timeZone),
    before: to && beginningOf(Date.parse(to) + dayMilliseconds, timeZone),
  };
}

// Years of more figures do not come after it as texts.
const lastMoment = Date.parse('9999-12-31T23:59:59.999Z');

/** Midnight, or when the clocks are set forward over it. */
function beginningOf(day: number, timeZone: string): string {
  return new Date(Math.min(momentAt(timeZone, day), lastMoment)).toISOString();
}
