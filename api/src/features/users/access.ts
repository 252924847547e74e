import { messages } from '@atrium/contract/errors';
import type { User, UserAccess } from '@atrium/contract/users';
import { refuseRolesBeyond } from '../../auth/access-roles.ts';
import { findAccountOfUser, findTaken } from '../../auth/accounts.ts';
import { addAccount } from '../../auth/new-account.ts';
import { addOneTimeLink } from '../../auth/one-time-links.ts';
import { endSessions, runningSessions } from '../../auth/sessions.ts';
import { findTwoSteps, stateOf, takeTwoStepsAway } from '../../auth/two-steps.ts';
import type { SignedInContext } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import type { AccountRow } from '../../database/schema.ts';
import { conflict, notFound } from '../../errors.ts';
import { languageFor } from '../../letters/letter-language.ts';
import { letterOf } from '../../letters/letter-words.ts';
import { queueMessage } from '../../mail/outbox.ts';
import { requireUser } from './users.chosen.ts';
import { findUser } from './users.queries.ts';

const hoursToAccept = 7 * 24;

/** Whether a user can sign in, and where they are signed in. */
export async function readAccess({ services, caller, now }: SignedInContext, userId: number): Promise<UserAccess> {
  const { read } = services.engine;
  if (!(await findUser(read, userId))) throw notFound('user');
  const account = await findAccountOfUser(read, userId);
  if (!account) return { account: null, sessions: [] };
  const { id, email, emailVerifiedAt, passwordHash } = account;
  const hasTwoSteps = stateOf(await findTwoSteps(read, id)) === 'on';
  return {
    account: { id, email, isEmailVerified: emailVerifiedAt !== null, hasPassword: passwordHash !== null, hasTwoSteps },
    sessions: await runningSessions(read, id, now, caller.sessionId),
  };
}

/** Makes an account from a user, if there is none yet, and sends a link to set its password. */
export function inviteUser(context: SignedInContext, userId: number): Promise<void> {
  return context.services.engine.write(async (transaction) => {
    const user = await requireUser(transaction, userId);
    await refuseRolesBeyond(transaction, context.ability, [user.accessRoleId]);
    if (user.suspendedAt !== null) throw conflict(`${user.fullName} is suspended. Reactivate them first.`);
    const account = (await findAccountOfUser(transaction, userId)) ?? (await makeAccount(transaction, context, user));
    await sendInvitation(transaction, context, account);
  });
}

async function makeAccount(
  transaction: Transaction,
  context: SignedInContext,
  { id: userId, email, username, fullName }: Pick<User, 'id' | 'email' | 'username' | 'fullName'>,
): Promise<AccountRow> {
  await refuseTaken(transaction, email, username);
  return addAccount(transaction, context, { email, username, fullName, userId, role: 'client', passwordHash: null });
}

async function refuseTaken(transaction: Transaction, email: string, username: string): Promise<void> {
  const taken = await findTaken(transaction, email, username);
  if (taken.email)
    throw conflict('Another account has this e-mail address.', [{ path: 'email', message: messages.emailInUse }]);
  if (taken.username)
    throw conflict('Another account has this username.', [{ path: 'username', message: messages.usernameInUse }]);
}

async function sendInvitation(transaction: Transaction, context: SignedInContext, account: AccountRow): Promise<void> {
  const { brandName: brand, publicUrl } = context.services.settings;
  const { words } = await languageFor(transaction, context, account.id);
  const token = await addOneTimeLink(transaction, account.id, 'password', context.now, hoursToAccept);
  const link = `${publicUrl}/reset-password?token=${token}`;
  await queueMessage(transaction, context, {
    recipient: account.email,
    ...letterOf(words.accounts.invitation, { brand, person: context.caller.name, name: account.fullName, link }),
  });
}

/** Ends one session of the account that was made from a user. */
export function endUserSession(context: SignedInContext, userId: number, sessionId: number): Promise<void> {
  return context.services.engine.write(async (transaction) => {
    const user = await findUser(transaction, userId);
    if (user) await refuseRolesBeyond(transaction, context.ability, [user.accessRoleId]);
    const account = await findAccountOfUser(transaction, userId);
    const ended = account ? await endSessions(transaction, context, { accountIds: [account.id], only: sessionId }) : 0;
    if (ended === 0) throw notFound('session');
  });
}

/** For a person who has lost both app and codes: their account asks for the password alone again, and they are told. */
export function endUserTwoSteps(context: SignedInContext, userId: number): Promise<void> {
  return context.services.engine.write(async (transaction) => {
    const user = await requireUser(transaction, userId);
    await refuseRolesBeyond(transaction, context.ability, [user.accessRoleId]);
    const account = await findAccountOfUser(transaction, userId);
    if (!account) throw notFound('account');
    await takeTwoStepsAway(transaction, context, account);
  });
}
