import { randomUUID } from 'node:crypto';
import { findTaken, insertAccount, recordedAccount } from '@atrium/api/auth/accounts';
import { addOneTimeLink } from '@atrium/api/auth/one-time-links';
import { recordChange } from '@atrium/api/changes/record';
import type { Engine, Transaction } from '@atrium/api/database/engine';
import { insertPerson } from '@atrium/api/people/insert-person';
import { messages } from '@atrium/contract/errors';
import { accountRoles } from '@atrium/contract/policy';
import { emailAddress, newPassword, requiredText } from '@atrium/contract/text';
import * as z from 'zod/mini';
import { passwords } from '../passwords.ts';
import { Sentence } from '../sentence.ts';
import { askPassword } from './ask-password.ts';
import type { Command } from './command.ts';
import { readOptions } from './options.ts';
import { withData } from './with-engine.ts';

const hoursToSetPassword = 24;

const Input = z.object({
  email: emailAddress(),
  username: requiredText(60),
  role: z.enum(accountRoles, 'Give admin or client.'),
});
type Input = z.infer<typeof Input>;

export const accountCreateCommand: Command = {
  usage: 'account create --email E --username U --role admin|client [--password P]',
  summary: 'Make an account. Without a password it is asked for, or a link to set one is printed.',
  async run(words, settings) {
    const { password: given, ...options } = readOptions(words, 'email', 'username', 'role', 'password');
    const input = parse(Input, options);
    const password = given ?? (process.stdin.isTTY ? await askTwice() : '');
    const passwordHash = password === '' ? null : await passwords.hash(parse(newPassword(), password, 'password'));
    const token = await withData(settings, (engine) => createAccount(engine, input, passwordHash));
    console.log(`Made the ${input.role} account ${input.username}.`);
    if (token === null) return;
    const link = `${settings.api.publicUrl}/reset-password?token=${token}`;
    console.log(`Set its password within ${hoursToSetPassword} hours: ${link}`);
  },
};

function parse<Schema extends z.ZodMiniType>(schema: Schema, value: unknown, name = ''): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Sentence(`--${issue?.path.join('.') || name}: ${issue?.message}`);
}

async function askTwice(): Promise<string> {
  const password = await askPassword('Password (empty for a link to set one): ');
  if (password === '') return password;
  if ((await askPassword('Once more: ')) === password) return password;
  throw new Sentence('The two passwords differ: nothing was changed.');
}

/** Answers the token of a link to set a password, if the account was made without one. */
function createAccount(engine: Engine, input: Input, passwordHash: string | null): Promise<string | null> {
  return engine.write(async (transaction) => {
    await refuseTaken(transaction, input);
    const now = new Date().toISOString();
    // Whoever has the command line vouches for the address.
    const account = await insertAccount(transaction, { ...input, passwordHash, createdAt: now, emailVerifiedAt: now });
    await insertPerson(transaction, { accountId: account.id, name: account.username });
    const author = { caller: null, now, requestId: randomUUID() };
    const change = { entity: 'account', entityId: account.id, entityName: account.username } as const;
    await recordChange(transaction, author, {
      ...change,
      before: null,
      after: recordedAccount(account),
      ownerId: account.id,
    });
    return passwordHash === null ? addOneTimeLink(transaction, account.id, 'password', now, hoursToSetPassword) : null;
  });
}

async function refuseTaken(transaction: Transaction, { email, username }: Input): Promise<void> {
  const taken = await findTaken(transaction, email, username);
  if (taken.email) throw new Sentence(`--email: ${messages.emailInUse}`);
  if (taken.username) throw new Sentence(`--username: ${messages.usernameInUse}`);
}
