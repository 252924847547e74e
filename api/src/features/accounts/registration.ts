import type { RegisterResult } from '@atrium/contract/accounts';
import { messages } from '@atrium/contract/errors';
import type { AccountRole } from '@atrium/contract/policy';
import { findTaken, type NewAccount } from '../../auth/accounts.ts';
import { type AttemptKey, takeAttempt } from '../../auth/attempts.ts';
import { addAccount } from '../../auth/new-account.ts';
import { requireOneTimeLink, useOneTimeLink } from '../../auth/one-time-links.ts';
import type { Context } from '../../context.ts';
import type { Database, Transaction } from '../../database/engine.ts';
import type { AccountRow } from '../../database/schema.ts';
import { Refusal } from '../../errors.ts';
import { loadPersonalSample } from '../../sample-data.ts';
import { sendVerificationLink } from './links.ts';
import { startSession } from './sign-in.ts';

interface Registration {
  email: string;
  username: string;
  password: string;
  ownerToken?: string | undefined;
}

/** Makes an account and signs it in. What is taken already is said in a 200, as the specification wants it. */
export async function registerAccount(context: Context, input: Registration): Promise<RegisterResult> {
  const { engine, passwords } = context.services;
  const keys: AttemptKey[] = [{ kind: 'address', value: context.address }];
  const refusal = await engine.write((transaction) => takeAttempt(transaction, keys, new Date(context.now)));
  if (refusal) throw refusal;
  // Asked here too: whoever is refused has no hash made, which is slow on purpose.
  await roleOfNewAccount(engine.read, context, input.ownerToken);
  const passwordHash = await passwords.hash(input.password);
  return engine.write(async (transaction) => {
    const role = await roleOfNewAccount(transaction, context, input.ownerToken);
    const taken = await findTaken(transaction, input.email, input.username);
    if (taken.email || taken.username) return { error: messagesOf(taken) };
    if (input.ownerToken !== undefined) await useOneTimeLink(transaction, input.ownerToken, 'owner', context.now);
    const { email, username } = input;
    const account = await makeAccount(transaction, context, { email, username, role, passwordHash });
    await sendVerificationLink(transaction, context, account);
    const { userData, accessToken, refreshToken } = await startSession(transaction, context, account);
    return { user: userData, accessToken, refreshToken };
  });
}

function messagesOf({ email, username }: { email: boolean; username: boolean }) {
  return { email: email ? messages.emailInUse : null, username: username ? messages.usernameInUse : null };
}

/** With all that belongs to it from its first day. */
async function makeAccount(
  transaction: Transaction,
  context: Context,
  details: Omit<NewAccount, 'createdAt'>,
): Promise<AccountRow> {
  const { settings, tuning } = context.services;
  const account = await addAccount(transaction, context, details);
  if (settings.samplesForNewcomers && account.role === 'admin')
    await loadPersonalSample(transaction, account, context.now, tuning);
  return account;
}

/** The owner's link makes an admin whatever the setting says; otherwise the setting decides. */
async function roleOfNewAccount(
  database: Database,
  context: Context,
  ownerToken: string | undefined,
): Promise<AccountRole> {
  if (ownerToken !== undefined) {
    await requireOneTimeLink(database, ownerToken, 'owner', context.now);
    return 'admin';
  }
  const { registration } = context.services.settings;
  if (registration === 'closed')
    throw new Refusal(403, 'Registration is closed here. Ask an administrator for an invitation.');
  return registration;
}
