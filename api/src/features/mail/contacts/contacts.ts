import type { Contact, ContactUpdate, NewContact } from '@atrium/contract/contacts';
import { recordChange } from '../../../changes/record.ts';
import type { Context, SignedInContext } from '../../../context.ts';
import type { Transaction } from '../../../database/engine.ts';
import type { ContactRow } from '../../../database/mail-schema.ts';
import { nextId } from '../../../database/sequences.ts';
import { conflict, notFound } from '../../../errors.ts';
import { asTitle } from '../../../links/first-line.ts';
import { linkThings } from '../../../links/links.ts';
import { fold, foldWords, searchText } from '../../../search/fold.ts';
import { findMailWriter } from '../mail.kept.queries.ts';
import {
  countContacts,
  findContact,
  findContacts,
  findContactWith,
  insertContacts,
  removeContact,
  replaceContact,
} from './contacts.queries.ts';

const mostContacts = 10_000;

interface Kept {
  contact: Contact;
  changeId: number;
}

export async function listContacts(
  { services, caller }: SignedInContext,
  { q, id, ...page }: { q: string; id?: number | undefined; page: number; perPage: number },
) {
  const found = await findContacts(services.engine.read, caller.accountId, { words: foldWords(q), id }, page);
  return { contacts: found.contacts.map(shownContact), total: found.total };
}

export function addContact(context: SignedInContext, contact: NewContact): Promise<Kept> {
  return context.services.engine.write((transaction) => addTo(transaction, context, contact));
}

export function addContactOfMail(context: SignedInContext, mailId: number): Promise<Kept> {
  const { accountId } = context.caller;
  return context.services.engine.write(async (transaction) => {
    const writer = await findMailWriter(transaction, accountId, mailId);
    if (!writer) throw notFound('mail');
    const { fromName, fromEmail: email, subject } = writer;
    const name = (fromName.trim() === '' ? email : fromName).slice(0, 120);
    const kept = await addTo(transaction, context, { name, email, phone: '', company: '', note: '' });
    const from = { entity: 'mail', id: mailId, title: asTitle(subject) || '…' } as const;
    await linkThings(transaction, context, from, { entity: 'contact', id: kept.contact.id, title: name });
    return kept;
  });
}

async function addTo(transaction: Transaction, context: SignedInContext, given: NewContact): Promise<Kept> {
  const { accountId } = context.caller;
  if ((await countContacts(transaction, accountId)) >= mostContacts)
    throw conflict(`There are ${mostContacts} contacts already, and no more can be kept.`);
  await refuseTaken(transaction, accountId, given.email);
  const contact = { id: await nextId(transaction, 'contacts'), ...given };
  await insertContacts(transaction, [contactRow(accountId, contact)]);
  return { contact, changeId: await recordContact(transaction, context, accountId, contact, null, contact) };
}

export function updateContact(
  context: SignedInContext,
  id: number,
  update: ContactUpdate,
): Promise<{ contact: Contact; changeId: number | null }> {
  const { accountId } = context.caller;
  return context.services.engine.write(async (transaction) => {
    const before = await requireContact(transaction, accountId, id);
    const after = { ...before, ...update };
    return { contact: after, changeId: await changeContact(transaction, context, accountId, before, after) };
  });
}

export function deleteContact(context: SignedInContext, id: number): Promise<number> {
  const { accountId } = context.caller;
  return context.services.engine.write(async (transaction) => {
    const contact = await requireContact(transaction, accountId, id);
    await removeContact(transaction, id);
    return recordContact(transaction, context, accountId, contact, contact, null);
  });
}

async function requireContact(transaction: Transaction, accountId: number, id: number): Promise<Contact> {
  const row = await findContact(transaction, accountId, id);
  if (!row) throw notFound('contact');
  return shownContact(row);
}

/** Null when nothing is different. */
export async function changeContact(
  transaction: Transaction,
  context: Context,
  accountId: number,
  before: Contact,
  after: Contact,
): Promise<number | null> {
  const fields = (['name', 'email', 'phone', 'company', 'note'] as const).filter(
    (field) => before[field] !== after[field],
  );
  if (fields.length === 0) return null;
  if (fold(before.email) !== fold(after.email)) await refuseTaken(transaction, accountId, after.email);
  await replaceContact(transaction, contactRow(accountId, after));
  const pick = (contact: Contact) => Object.fromEntries(fields.map((field) => [field, contact[field]]));
  return recordContact(transaction, context, accountId, after, pick(before), pick(after));
}

export async function refuseTaken(transaction: Transaction, accountId: number, email: string): Promise<void> {
  if (!(await findContactWith(transaction, accountId, fold(email)))) return;
  const message = 'A contact of yours has this e-mail address already.';
  throw conflict(message, [{ path: 'email', message }]);
}

export function contactRow(accountId: number, contact: Contact): ContactRow {
  const { name, email, phone, company, note } = contact;
  const search = searchText([name, email, phone, company, note]);
  return { ...contact, accountId, nameKey: fold(name), emailKey: fold(email), search };
}

export function shownContact({ id, name, email, phone, company, note }: ContactRow): Contact {
  return { id, name, email, phone, company, note };
}

export function recordContact(
  transaction: Transaction,
  context: Context,
  ownerId: number,
  { id, name }: Pick<Contact, 'id' | 'name'>,
  before: object | null,
  after: object | null,
): Promise<number> {
  const about = { entity: 'contact', entityId: id, entityName: name, ownerId } as const;
  return recordChange(transaction, context, { ...about, before, after, isUndoable: true });
}
