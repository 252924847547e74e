import { type MailRecipient, mostRecipientsFound } from '@atrium/contract/contacts';
import type { SignedInContext } from '../../../context.ts';
import { foldSearched, foldWords } from '../../../search/fold.ts';
import { findCorrespondents, findRecipientAccounts, findRecipientContacts } from './recipients.queries.ts';

interface Candidate extends MailRecipient {
  key: string;
  timesWritten: number;
}

/** Contacts before accounts, and those before people one has only written with: of several entries with one address the first is shown. */
export async function findRecipients(
  { services, caller }: SignedInContext,
  q: string,
): Promise<{ recipients: MailRecipient[]; reachesOutside: boolean }> {
  const words = foldWords(q);
  const database = services.engine.read;
  const known = await findCorrespondents(database, caller.accountId, words);
  const contacts = await findRecipientContacts(database, caller.accountId, words);
  const accounts = await findRecipientAccounts(database, words);
  const candidates: Candidate[] = [
    ...contacts.map(({ name, email, emailKey, timesWritten }) => {
      return { name, email, avatar: '', source: 'contact', key: emailKey, timesWritten: timesWritten ?? 0 } as const;
    }),
    ...accounts.map(({ name, email, emailKey, avatar }) => {
      const person = { name, email, avatar: avatar ?? '', source: 'account' } as const;
      return { ...person, key: emailKey, timesWritten: 0 };
    }),
    ...known.map(({ name, email, emailKey, timesWritten }) => {
      return { name, email, avatar: '', source: 'correspondent', key: emailKey, timesWritten } as const;
    }),
  ];
  const recipients = best(candidates, words[0] ?? '').map(({ name, email, avatar, source }) => {
    return { name, email, avatar, source };
  });
  return { recipients, reachesOutside: services.letters !== null };
}

function best(candidates: readonly Candidate[], word: string): Candidate[] {
  const people = [...Map.groupBy(candidates, ({ key }) => key).values()].flatMap(merged);
  return people
    .map((person) => ({ person, rank: rankOf(person, word) }))
    .toSorted((one, other) => other.rank - one.rank || one.person.name.localeCompare(other.person.name, 'en'))
    .slice(0, mostRecipientsFound)
    .map(({ person }) => person);
}

/** One person from what is known of an address. */
function merged(same: readonly Candidate[]): Candidate[] {
  const [first] = same;
  if (!first) return [];
  const name = same.find((candidate) => candidate.name !== '')?.name ?? '';
  const avatar = same.find((candidate) => candidate.avatar !== '')?.avatar ?? '';
  return [{ ...first, name, avatar, timesWritten: Math.max(...same.map(({ timesWritten }) => timesWritten)) }];
}

const ranks = { beginning: 1_000, contact: 20, account: 10, correspondent: 0 };
const mostTimesCounted = 100;

/** What begins with the word comes before what holds it; then those who are written to most. */
function rankOf({ name, email, source, timesWritten }: Candidate, word: string): number {
  const starts =
    word !== '' && [foldSearched(email), ...foldSearched(name).split(' ')].some((part) => part.startsWith(word));
  const times = Math.min(timesWritten, mostTimesCounted);
  return (starts ? ranks.beginning : 0) + times * 5 + ranks[source];
}
