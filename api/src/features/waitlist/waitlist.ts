import type { AnnouncementInput, WaitsFor } from '@atrium/contract/waitlist';
import { type AttemptKey, takeAttempt } from '../../auth/attempts.ts';
import { hashToken, randomToken } from '../../auth/random.ts';
import { recordChange, recordEach } from '../../changes/record.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import { nextId } from '../../database/sequences.ts';
import type { WaitlistEntryRow } from '../../database/waitlist-schema.ts';
import { Refusal } from '../../errors.ts';
import { languageOfRequest } from '../../letters/letter-language.ts';
import { letterOf } from '../../letters/letter-words.ts';
import { queueMessage, queueMessages } from '../../mail/outbox.ts';
import { fold } from '../../search/fold.ts';
import {
  confirmEntry,
  deleteEntry,
  findEntryBehind,
  findEntryOf,
  forgetUnconfirmed,
  insertEntry,
  renewEntry,
  takeWaiting,
} from './waitlist.queries.ts';

const daysToConfirm = 3;

/** In the records. */
const names: Readonly<Record<WaitsFor, string>> = { 'coming-soon': 'Coming soon', maintenance: 'Maintenance' };

type Asked = Pick<WaitlistEntryRow, 'email' | 'waitsFor'>;

/** Sends the link by which an address begins to wait; whoever asks cannot tell whether it waits already. */
export async function joinWaitlist(context: Context, asked: Asked): Promise<void> {
  const { engine } = context.services;
  const keys: AttemptKey[] = [
    { kind: 'waitlist', value: fold(asked.email) },
    { kind: 'waitlistAddress', value: context.address },
  ];
  const refusal = await engine.write((transaction) => takeAttempt(transaction, keys, new Date(context.now)));
  if (refusal) throw refusal;
  await engine.write((transaction) => keepAsked(transaction, context, asked));
}

async function keepAsked(transaction: Transaction, context: Context, { email, waitsFor }: Asked): Promise<void> {
  await forgetUnconfirmed(transaction, daysBefore(context.now));
  const emailKey = fold(email);
  const known = await findEntryOf(transaction, { waitsFor, emailKey });
  if (known?.confirmedAt) return;
  const token = randomToken();
  const link = { hash: await hashToken(token), askedAt: context.now };
  if (known) await renewEntry(transaction, { id: known.id, ...link });
  else await addEntry(transaction, context, { waitsFor, email, emailKey, ...link, confirmedAt: null });
  await sendLink(transaction, context, email, token);
}

function daysBefore(now: string): string {
  return new Date(Date.parse(now) - daysToConfirm * 86_400_000).toISOString();
}

async function addEntry(
  transaction: Transaction,
  context: Context,
  given: Omit<WaitlistEntryRow, 'id'>,
): Promise<void> {
  const entry = { id: await nextId(transaction, 'waitlist_entries'), ...given };
  await insertEntry(transaction, entry);
  await recordChange(transaction, context, { ...named(entry), before: null, after: recorded(entry) });
}

async function sendLink(transaction: Transaction, context: Context, email: string, token: string): Promise<void> {
  const { brandName: brand, publicUrl } = context.services.settings;
  const { words } = languageOfRequest(context);
  await queueMessage(transaction, context, {
    recipient: email,
    ...letterOf(words.accounts.waitlist, { brand, link: `${publicUrl}/misc/waitlist?token=${token}` }),
  });
}

export function confirmWaiting(context: Context, token: string): Promise<{ email: string; waitsFor: WaitsFor }> {
  return context.services.engine.write(async (transaction) => {
    const entry = await requireEntry(transaction, context, token);
    const { email, waitsFor, confirmedAt } = entry;
    if (confirmedAt !== null) return { email, waitsFor };
    await confirmEntry(transaction, entry.id, context.now);
    const after = { ...entry, confirmedAt: context.now };
    await recordChange(transaction, context, { ...named(entry), before: recorded(entry), after: recorded(after) });
    return { email, waitsFor };
  });
}

export function leaveWaitlist(context: Context, token: string): Promise<void> {
  return context.services.engine.write(async (transaction) => {
    const entry = await requireEntry(transaction, context, token);
    await deleteEntry(transaction, entry.id);
    await recordChange(transaction, context, { ...named(entry), before: recorded(entry), after: null });
  });
}

async function requireEntry(transaction: Transaction, { now }: Context, token: string): Promise<WaitlistEntryRow> {
  const entry = await findEntryBehind(transaction, await hashToken(token));
  if (entry && (entry.confirmedAt !== null || entry.askedAt >= daysBefore(now))) return entry;
  throw new Refusal(400, 'This link has been used or has expired. Ask for a new one.', {
    fields: [{ path: 'token', message: 'Used or expired.' }],
  });
}

/** Each who waits gets one letter, however often this is sent: by then they wait no more. */
export function announce(context: Context, { waitsFor, subject, text }: AnnouncementInput): Promise<number> {
  return context.services.engine.write(async (transaction) => {
    const entries = await takeWaiting(transaction, waitsFor);
    if (entries.length === 0) return 0;
    const letters = entries.map(({ email }) => ({ recipient: email, subject, body: text }));
    await queueMessages(transaction, context, letters);
    const gone = entries.map((entry) => ({ ...named(entry), before: recorded(entry), after: null }));
    await recordEach(transaction, context, gone);
    return entries.length;
  });
}

/** Without the address: whoever leaves the list is not found in the records. */
function named({ id, waitsFor }: WaitlistEntryRow) {
  return { entity: 'waitlist-entry', entityId: id, entityName: names[waitsFor] } as const;
}

function recorded({ waitsFor, confirmedAt }: WaitlistEntryRow) {
  return { waitsFor, isConfirmed: confirmedAt !== null };
}
