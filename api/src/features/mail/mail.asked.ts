import { dayMilliseconds } from '@atrium/contract/days';
import { type AskedDays, daysOfWord, daysOfWords } from '@atrium/contract/mail-days';
import { type MailLabel, mailLabels, ownLabelKey } from '@atrium/contract/mail-labels';
import { momentAt } from '@atrium/contract/time-zone';
import type { Database } from '../../database/engine.ts';
import { allOf, type FacetFilter } from '../../lists/list-index.ts';
import type { ListRequest } from '../../lists/page.ts';
import type { KeySpan } from '../../lists/sql.ts';
import { findMailLabels } from './labels/mail-labels.queries.ts';
import { mailsIndex } from './mail.list.ts';
import { inPlaces } from './mail.marks.ts';

/** What a search among mails asks of a list of them, which is by time: words, marks, and days as the clocks of a zone have them. */
export function askedOf(
  list: FacetFilter,
  folded: readonly string[],
  timeZone: string,
  own: LabelNames,
): Pick<ListRequest, 'words' | 'filter' | 'span'> {
  const days = daysOfWords(folded);
  const filterOf = (word: string) => marks.get(word) ?? markOf(own.get(word));
  const words = folded.filter((word) => daysOfWord(word) === null && !filterOf(word));
  return {
    words: inPlaces(words),
    filter: allOf(mailsIndex, [list, ...folded.map((word) => filterOf(word) ?? {})]),
    span: days && spanOf(days, timeZone),
  };
}

const marks = new Map<string, FacetFilter>([
  ['is:unread', { isRead: '0' }],
  ['is:read', { isRead: '1' }],
  ['is:starred', { isStarred: '1' }],
  ...mailLabels.map((label) => [`label:${label}`, { labels: { with: label } }] as const),
]);

function markOf(label: MailLabel | undefined): FacetFilter | undefined {
  return label && { labels: { with: label } };
}

/** Labels of one's own, by the word that asks for them: `label:my harbour`. */
type LabelNames = ReadonlyMap<string, MailLabel>;

/** Those that a search may ask for. */
export async function labelsAskedFor(
  database: Database,
  accountId: number,
  folded: readonly string[],
): Promise<LabelNames> {
  if (!folded.some((word) => word.startsWith('label:') && !marks.has(word))) return new Map();
  const labels = await findMailLabels(database, accountId);
  return new Map(labels.map(({ id, nameKey }) => [`label:${nameKey}`, ownLabelKey(id)]));
}

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
