import { listMails } from '@atrium/contract/mail';
import { searchEverything } from '@atrium/contract/search';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '../../src/database/migrate.ts';
import { foldOldMails } from '../../src/features/mail/mail.fold.ts';
import { openApp, type TestApp } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import { sendTo } from './mail.ts';

const app = await openApp();

const letters = [
  { to: [{ name: 'Zoë Ödegaard', email: 'zoe.harbour@lantern.example' }], subject: 'Re: [Order] for the quay' },
  { to: [{ name: 'Order Desk', email: 'desk@quay.example' }], subject: 'Lamps' },
];

async function somebodyWithLetters(at: TestApp) {
  const person = await newcomer(at);
  for (const letter of letters) await sendTo(person, '', letter);
  return person;
}

async function subjectsOf(person: Person, q: string): Promise<string[]> {
  const { emails } = await person.call(listMails, { query: { folder: 'all', q } });
  return emails.map(({ subject }) => subject).toSorted();
}

const [order, lamps] = ['Re: [Order] for the quay', 'Lamps'];

const asked = {
  'to:zoe': [order],
  'TO:ÖDE': [order],
  'to:harbour': [order],
  'to:@lantern.example': [order],
  'to:arbour': [],
  'to:order': [lamps],
  'subject:order': [order],
  'subject:quay to:zoe lantern': [order],
  'subject:lantern': [],
  order: [lamps, order],
  quay: [lamps, order],
  'from:zoe': [],
  'has:attachment': [],
  'to:': [],
};

test('Words are looked for in who wrote a mail, to whom, and its subject alone, from the beginning of a name or a part of an address', async () => {
  const person = await somebodyWithLetters(app);
  for (const [q, subjects] of Object.entries(asked)) expect(await subjectsOf(person, q), q).toEqual(subjects);
  const { email } = person;
  expect(await subjectsOf(person, `from:${email}`)).toEqual([lamps, order]);
  const { groups } = await person.call(searchEverything, { query: { q: 'to:zoe' } });
  expect(groups).toMatchObject([{ kind: 'mails', q: 'to:zoe', total: 1, hits: [{ title: order }] }]);
});

test('A phrase is looked for as it stands; in a place each of its words is, and the whole of it anywhere', async () => {
  const person = await newcomer(app);
  await sendTo(person, 'pier@quay.example', {
    message: '<p>Boats leave at high   water.</p>',
    subject: 'High water, at last',
  });
  await sendTo(person, 'pier@quay.example', { message: '<p>The water is high.</p>', subject: 'Water, and high waves' });
  await sendTo(person, 'pier@quay.example', { message: '<p>Low tide</p>', subject: 'Tides' });
  const [high, waves, tides] = ['High water, at last', 'Water, and high waves', 'Tides'];
  const found = {
    'high water': [high, waves],
    '"high water"': [high],
    '“High  WATER”': [high],
    '„high water“': [high],
    '« high water »': [high],
    'subject:"high water"': [high],
    'subject:"water, and" waves': [waves],
    'subject:"the water"': [],
    'subject:"low tide"': [],
    '"low tide"': [tides],
    '"tides"': [tides],
    '"high tides"': [],
    '"high water': [],
    '"" tides': [],
  };
  for (const [q, subjects] of Object.entries(found)) expect(await subjectsOf(person, q), q).toEqual(subjects);
  const { groups } = await person.call(searchEverything, { query: { q: '"high water" subject:last' } });
  expect(groups).toMatchObject([{ kind: 'mails', total: 1, isNear: false, hits: [{ title: high }] }]);
});

test('What others wrote is found by them, and to whom it went is theirs', async () => {
  const [writer, reader] = [await newcomer(app), await newcomer(app)];
  await sendTo(writer, reader.email, { subject: 'Buoys' });
  expect(await subjectsOf(reader, `from:${writer.email}`)).toEqual(['Buoys']);
  expect(await subjectsOf(reader, `to:${reader.email}`)).toEqual([]);
});

test('Mails that were written before are found in the same ways', async () => {
  const old = await openApp();
  const person = await somebodyWithLetters(old);
  await old.engine.write(async (transaction) => {
    await sql`drop index mails_to_fold`.execute(transaction);
    await sql`update mails set search = 'as it was'`.execute(transaction);
    await sql`delete from migrations where name = '0078-mail-marks'`.execute(transaction);
  });
  expect(await migrate(old.engine)).toEqual(['0078-mail-marks']);
  await foldOldMails(old.engine, old.services.tuning);
  for (const [q, subjects] of Object.entries(asked)) expect(await subjectsOf(person, q), q).toEqual(subjects);
});
