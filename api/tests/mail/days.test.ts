import { daysAfter } from '@atrium/contract/days';
import { listMails, type MailListQuery, paginateMail } from '@atrium/contract/mail';
import { searchEverything } from '@atrium/contract/search';
import { expect, test } from 'vitest';
import { mailsIndex } from '../../src/features/mail/mail.list.ts';
import { seedMails } from '../../src/features/mail/sample/mail.seed.ts';
import { defaultTuning, ownedBy } from '../../src/lists/list-index.ts';
import { rebuild } from '../../src/lists/rebuild.ts';
import { fieldsOf, openApp } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import { sendTo } from './mail.ts';
import { expectedMails, type PlainMail, plainMails } from './reference.ts';

const app = await openApp();

/** Somebody who wrote mails at these moments; each has its moment for a subject. */
async function writerAt(moments: readonly string[]): Promise<Person> {
  const writer = await newcomer(app);
  const ids: number[] = [];
  for (const subject of moments) ids.push((await sendTo(writer, '', { to: ada, subject })).id);
  await app.engine.write(async (transaction) => {
    for (const [place, sentAt] of moments.entries())
      await transaction
        .updateTable('mails')
        .set({ sentAt })
        .where('id', '=', ids[place] ?? 0)
        .execute();
    await rebuild(transaction, ownedBy(mailsIndex, writer.accountId), app.services.tuning);
  });
  return writer;
}

const ada = [{ name: 'Ada', email: 'ada@quay.example' }];

async function found(person: Person, query: Partial<MailListQuery>): Promise<string[]> {
  const { emails, total } = await person.call(listMails, { query: { folder: 'all', ...query } });
  expect(total).toBe(emails.length);
  return emails.map(({ subject }) => subject).toReversed();
}

const late = '2026-03-01T23:30:00.000Z';
const midnight = '2026-03-02T00:00:00.000Z';
const noon = '2026-03-05T12:00:00.000Z';

test('A day is one of the clocks of whoever asks, and belongs to what is after it and to what is before it', async () => {
  const writer = await writerAt([late, midnight, noon]);
  const asked = {
    'after:2026-03-02': [midnight, noon],
    'before:2026-03-01': [late],
    'on:2026-03-02': [midnight],
    'after:2026-03-01 before:2026-03-02': [late, midnight],
    'after:2026-03-03 before:2026-03-02': [],
    'on:2026-03-01 on:2026-03-05': [],
    'before:9999-12-31': [late, midnight, noon],
    'after:1000-01-01 to:ada': [late, midnight, noon],
    'AFTER:2026-03-02 to:ada high': [midnight, noon],
    'on:٢٠٢٦-٠٣-٠٥': [noon],
  };
  for (const [q, subjects] of Object.entries(asked)) expect(await found(writer, { q }), q).toEqual(subjects);
  expect(await found(writer, { q: 'on:2026-03-02', timeZone: 'Asia/Tokyo' })).toEqual([late, midnight]);
  expect(await found(writer, { q: 'on:2026-03-01', timeZone: 'America/Lima' })).toEqual([late, midnight]);
});

test('Where the clocks are set forward at midnight, the day begins with them', async () => {
  const [before, first] = ['2026-03-28T21:59:59.999Z', '2026-03-28T22:00:00.000Z'];
  const writer = await writerAt([before, first]);
  const timeZone = 'Asia/Beirut';
  expect(await found(writer, { q: 'before:2026-03-28', timeZone })).toEqual([before]);
  expect(await found(writer, { q: 'after:2026-03-29', timeZone })).toEqual([first]);
});

test('What only looks like a day is a word like all others', async () => {
  const words = ['after:2026-02-30', 'on:friday', 'before:', 'after:1.3.2026', 'on:2026-3-1', 'since:2026-03-01'];
  const writer = await newcomer(app);
  for (const subject of words) await sendTo(writer, '', { to: ada, subject });
  for (const q of words) expect(await found(writer, { q }), q).toEqual([q]);
});

test('There is no such time zone: that is said, and not guessed', async () => {
  const query = { q: 'on:2026-03-01', timeZone: 'Atlantis/Quay' };
  const admin = await app.signIn('admin');
  expect(fieldsOf(await admin.refused(400, listMails, { query }))).toEqual(['timeZone']);
  expect(fieldsOf(await admin.refused(400, searchEverything, { query }))).toEqual(['timeZone']);
});

test('The search of everything finds as many, and words like those asked of the same days alone', async () => {
  const writer = await writerAt([late, midnight, noon]);
  const groupsFor = async (q: string) =>
    (await writer.call(searchEverything, { query: { q, timeZone: 'Asia/Tokyo' } })).groups;
  expect(await groupsFor('after:2026-03-06 water')).toEqual([]);
  expect(await groupsFor('before:2026-03-02')).toMatchObject([
    { kind: 'mails', q: 'before:2026-03-02', total: 2, isNear: false, hits: [{ title: midnight }, { title: late }] },
  ]);
  expect(await groupsFor('before:2026-03-02 watre')).toMatchObject([{ kind: 'mails', total: 2, isNear: true }]);
  expect(await groupsFor('on:2026-03-01 watre')).toEqual([]);
});

const tunings = { short: app.services.tuning, long: defaultTuning };

const lists = [{ folder: 'all' }, { folder: 'spam' }, { label: 'company' }] as const;

test.each(Object.entries(tunings))(
  'In a mailbox of %s segments the days of any list are those of a plain look',
  async (_, tuning) => {
    const own = await openApp({ services: { tuning } });
    const admin = await own.signIn('admin');
    const now = own.services.now().toISOString();
    await seedMails(own.engine, 500, () => {}, now);
    const mails = await plainMails(own.engine.read, admin.accountId);
    for (const q of searchesOf(now.slice(0, 10)))
      for (const list of lists) await expectTrueList(admin, mails, { ...list, q, timeZone: 'America/Lima' });
  },
);

function searchesOf(today: string): string[] {
  const days = [-1_400, -300, -40, 0].map((shift) => daysAfter(today, shift));
  return days.flatMap((day, place) => [
    `after:${day}`,
    `before:${day} lanterns`,
    `after:${days[place - 1] ?? day} before:${day}`,
    `after:${day} before:${days[place + 1] ?? day} the`,
    `after:${day} from:a e`,
  ]);
}

const perPage = 7;

async function expectTrueList(person: Person, mails: readonly PlainMail[], query: MailListQuery): Promise<void> {
  const ids = expectedMails(mails, query);
  const lastPage = Math.max(1, Math.ceil(ids.length / perPage));
  for (const page of new Set([1, Math.ceil(lastPage / 2), lastPage])) {
    const { emails, total } = await person.call(listMails, { query: { ...query, page, perPage } });
    const shown = emails.map(({ id }) => id);
    const expected = ids.slice((page - 1) * perPage, page * perPage);
    expect([total, shown], JSON.stringify({ ...query, page })).toEqual([ids.length, expected]);
  }
  const [middle, next] = ids.slice(Math.floor(ids.length / 2));
  if (middle === undefined) return;
  const beside = await person.send(paginateMail, { query: { ...query, dir: 'next', emailId: middle } });
  expect(beside, JSON.stringify(query)).toMatchObject(next ? { body: { id: next } } : { status: 404 });
}
