import { type Email, listMails, sendMail } from '@atrium/contract/mail';
import { loadSampleMails } from '../../src/features/mail/sample/mail.sample.ts';
import type { TestApp } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';

type Correspondent = Person & { email: string };

/** Somebody with the sample mails in a mailbox of their own. */
export async function correspondent(app: TestApp): Promise<Correspondent> {
  const person = await newcomer(app);
  const account = { id: person.accountId, fullName: 'Nadia Brandt', email: person.email };
  const now = app.services.now().toISOString();
  await app.engine.write((transaction) => loadSampleMails(transaction, account, now, app.services.tuning));
  return person;
}

/** The mails of a list, the newest first. */
export async function mailsIn(person: Person, query: Parameters<typeof hrefQuery>[0] = {}): Promise<Email[]> {
  return (await person.call(listMails, { query: hrefQuery(query) })).emails;
}

function hrefQuery(query: {
  folder?: Email['folder'] | 'starred' | 'all';
  label?: Email['labels'][number];
  q?: string;
}) {
  return query;
}

export async function firstIn(person: Person, folder: Email['folder'] = 'inbox'): Promise<Email> {
  const [first] = await mailsIn(person, { folder });
  if (!first) throw new Error(`There is nothing in ${folder}.`);
  return first;
}

export const letter = {
  cc: [],
  bcc: [],
  subject: 'The tide table',
  message: '<p>High water is at <b>noon</b>.</p>',
};

export async function sendTo(sender: Person, email: string, more: object = {}): Promise<Email> {
  const body = { ...letter, to: [{ name: 'A friend', email }], undoSeconds: 0, ...more };
  return (await sender.call(sendMail, { body })).email;
}
