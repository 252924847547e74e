import { undoChange } from '@atrium/contract/changes';
import { daysAfter } from '@atrium/contract/days';
import {
  getMail,
  listMails,
  type MailListQuery,
  mailFolders,
  mailLooks,
  paginateMail,
  toggleMailLabel,
  updateMails,
} from '@atrium/contract/mail';
import { mailLabels } from '@atrium/contract/mail-labels';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { openApp } from '../helper.ts';
import type { Person } from '../person.ts';
import { correspondent, sendTo } from './mail.ts';
import { expectedMails, expectedMeta, type PlainMail, plainMails } from './reference.ts';

const app = await openApp();
const { read } = app.engine;

const list = fc.record(
  {
    q: fc.oneof(
      fc.constantFrom('', 'a', 'an', 'e', 'the', 'lamp', 'rye', 'example', 'nadia', 'high', 'noon', 'zebra', '%', '_'),
      fc.record({
        ...{ mail: fc.nat(40), field: fc.nat(6), start: fc.nat(60), length: fc.integer({ min: 1, max: 14 }) },
        before: fc.constantFrom('', '', '"', 'subject:"', 'from:"'),
      }),
      fc.record({
        mail: fc.nat(40),
        place: fc.constantFrom('from', 'to', 'subject'),
        word: fc.nat(9),
        length: fc.nat(9),
      }),
      fc.record({
        mail: fc.nat(40),
        days: fc.array(
          fc.record({ bound: fc.constantFrom('after', 'before', 'on'), shift: fc.integer({ min: -3, max: 3 }) }),
          { minLength: 1, maxLength: 2 },
        ),
        words: fc.constantFrom('', '', 'a', 'e', 'the', 'lamp', 'has:attachment', 'from:a', 'after:2026-02-30'),
      }),
      fc.constantFrom('is:unread', 'is:read e', 'is:starred', 'is:unread is:read', 'is:late'),
      fc.constantFrom('label:company', 'a label:private label:company', 'label:urgent', 'LABEL:important is:unread'),
      fc.constantFrom('has:attachment', 'a has:attachment', 'has:', 'from:', 'from:,', 'with:a', 'from:a to:b'),
    ),
    folder: fc.constantFrom(...mailFolders, ...mailLooks),
    label: fc.constantFrom(...mailLabels),
    isRead: fc.boolean(),
    timeZone: fc.constantFrom('Asia/Tokyo', 'America/Los_Angeles', 'Pacific/Kiritimati'),
  },
  { requiredKeys: [] },
);
type List = typeof list extends fc.Arbitrary<infer Value> ? Value : never;

const chosen = fc.array(fc.nat(), { minLength: 1, maxLength: 4 });
const action = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      update: fc.record(
        { isRead: fc.boolean(), isStarred: fc.boolean(), folder: fc.constantFrom(...mailFolders) },
        { requiredKeys: [] },
      ),
      of: chosen,
    }),
  },
  { weight: 2, arbitrary: fc.record({ label: fc.constantFrom(...mailLabels), of: chosen }) },
  { weight: 1, arbitrary: fc.record({ answer: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ undo: fc.constant(true) }) },
  { weight: 4, arbitrary: fc.record({ ask: list, perPage: fc.constantFrom(1, 3, 7, 100), beside: fc.nat() }) },
);
type Action = typeof action extends fc.Arbitrary<infer Value> ? Value : never;

interface Mailbox {
  person: Person & { email: string };
  /** What was done last and may be undone, if anything may. */
  changeId: number | null;
}

async function take(step: Action, mailbox: Mailbox): Promise<void> {
  const { person } = mailbox;
  const mails = await plainMails(read, person.accountId);
  const mailAt = (place: number) => mails[place % mails.length]?.id ?? 0;
  if ('ask' in step) return expectTrueAnswers(person, mails, step.ask, step.perPage, mailAt(step.beside));
  if ('update' in step) {
    const body = { emailIds: step.of.map(mailAt), dataToUpdate: step.update };
    mailbox.changeId = (await person.call(updateMails, { body })).changeId;
  } else if ('label' in step) {
    const body = { emailIds: step.of.map(mailAt), label: step.label };
    mailbox.changeId = (await person.call(toggleMailLabel, { body })).changeId;
  } else if ('answer' in step) {
    app.moveClock(1);
    await sendTo(person, person.email, { inReplyTo: mailAt(step.answer) });
  } else if (mailbox.changeId !== null) {
    const { changes } = await person.call(undoChange, { parameters: { id: mailbox.changeId } });
    mailbox.changeId = changes[0]?.id ?? null;
  }
}

async function expectTrueAnswers(
  person: Person,
  mails: readonly PlainMail[],
  asked: List,
  perPage: number,
  id: number,
): Promise<void> {
  const query = { ...asked, q: wordsOf(asked.q, mails) };
  const ids = expectedMails(mails, query);
  const found = await person.call(listMails, { query });
  expect(
    found.emails.map((mail) => mail.id),
    JSON.stringify(query),
  ).toEqual(ids);
  expect([found.total, found.emailsMeta], JSON.stringify(query)).toEqual([ids.length, expectedMeta(mails)]);
  const page = await person.call(listMails, { query: { ...query, page: 2, perPage } });
  expect(page.emails, JSON.stringify(query)).toEqual(found.emails.slice(perPage, 2 * perPage));
  await expectTrueNeighbours(person, mails, query, id);
}

async function expectTrueNeighbours(
  person: Person,
  mails: readonly PlainMail[],
  query: Partial<MailListQuery>,
  id: number,
): Promise<void> {
  const mail = mails.find((each) => each.id === id);
  const isGiven = query.folder !== undefined || query.label !== undefined;
  const shown = expectedMails(mails, isGiven ? query : { ...query, folder: mail?.folder });
  const above = shown.findLast((other) => comesBefore(mails, other, id)) ?? null;
  const below = shown.find((other) => comesBefore(mails, id, other)) ?? null;
  const { hasPreviousMail, hasNextMail } = await person.call(getMail, { query: { ...query, id } });
  expect([hasPreviousMail, hasNextMail], JSON.stringify({ query, id })).toEqual([above !== null, below !== null]);
  for (const [dir, neighbour] of [
    ['previous', above],
    ['next', below],
  ] as const) {
    const { status, body } = await person.send(paginateMail, { query: { ...query, dir, emailId: id } });
    expect([status, body], JSON.stringify({ query, id, dir })).toMatchObject(
      neighbour === null ? [404, {}] : [200, { id: neighbour }],
    );
  }
}

/** Whether one mail is newer than another, which then stands below it. */
function comesBefore(mails: readonly PlainMail[], one: number, other: number): boolean {
  const order = mails.toSorted((a, b) => (a.sentAt === b.sentAt ? b.id - a.id : a.sentAt < b.sentAt ? 1 : -1));
  const place = (id: number) => order.findIndex((mail) => mail.id === id);
  return place(one) < place(other);
}

function wordsOf(words: List['q'], mails: readonly PlainMail[]): string {
  if (words === undefined || typeof words === 'string') return words ?? '';
  const mail = mails[words.mail % mails.length];
  if ('days' in words) {
    const days = words.days.map(({ bound, shift }) => `${bound}:${daysAfter(mail?.sentAt.slice(0, 10) ?? '', shift)}`);
    return [...days, words.words].join(' ').trim();
  }
  if ('place' in words) {
    const texts = [mail?.[words.place] ?? ''].flat().join(' ').split(/[ @]/);
    return `${words.place}:${texts[words.word % texts.length]?.slice(0, words.length + 1)}`;
  }
  const field = mail?.searched[words.field % mail.searched.length] ?? '';
  const part = field.slice(words.start, words.start + words.length).trim();
  return words.before === '' ? part : `${words.before}${part}"`;
}

test('Whatever is read, starred, labelled, moved, answered and undone: lists, counts and neighbours are those that a plain look at all mails gives', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 8, maxLength: 24, size: 'max' }), async (steps) => {
      const mailbox: Mailbox = { person: await correspondent(app), changeId: null };
      for (const step of steps) await take(step, mailbox);
    }),
    { numRuns: 40 },
  );
});

test('The neighbours of each mail, one after the other, are the list', async () => {
  const person = await correspondent(app);
  for (const folder of [...mailFolders, ...mailLooks]) {
    const ids = expectedMails(await plainMails(read, person.accountId), { folder });
    const walked = ids.slice(0, 1);
    for (const emailId of walked) {
      const { status, body } = await person.send(paginateMail, { query: { dir: 'next', emailId, folder } });
      if (status === 200) walked.push(getMail.response.parse(body).id);
    }
    expect(walked, folder).toEqual(ids);
  }
});

test('The sample mails are those that the folders promise', async () => {
  const mails = await plainMails(read, (await correspondent(app)).accountId);
  const count = (folder: (typeof mailFolders)[number] | 'starred') => expectedMails(mails, { folder }).length;
  expect([...mailFolders, 'starred' as const].map(count)).toEqual([8, 2, 4, 6, 4, 7]);
});
