import { register, resetPassword } from '@atrium/contract/accounts';
import { addUser, inviteUser, type NewUser, type User } from '@atrium/contract/users';
import { linkSentTo, type TestApp } from './helper.ts';
import type { Person } from './person.ts';

/** Without a word about it, a user has no access role. */
type Somebody = Omit<NewUser, 'accessRoleId'> & { accessRoleId?: number | null };

let people = 0;

/** A user that nobody else in this file is. */
export function somebody(more: Partial<Somebody> = {}): Somebody {
  people += 1;
  return {
    fullName: `Nadia Brandt ${people}`,
    username: `nadia.brandt.${people}`,
    email: `nadia.brandt.${people}@quillworks.example`,
    company: 'Quill Works',
    country: 'Germany',
    contact: '+49 30 555 0100',
    role: 'editor',
    currentPlan: 'team',
    billing: 'Manual - Cash',
    status: 'active',
    avatar: '',
    ...more,
  };
}

export async function addSomebody(admin: Person, more: Partial<Somebody> = {}): Promise<User> {
  return (await admin.call(addUser, { body: somebody(more) })).user;
}

export const password = 'correct horse battery';

/** Registers an account of one's own, and signs it in. */
export async function newcomer(
  app: TestApp,
  as: { username?: string } = {},
): Promise<Person & { email: string; username: string }> {
  const { email, username } = { ...somebody(), ...as };
  const result = await app.visitor().call(register, { body: { email, username, password } });
  if ('error' in result) throw new Error('Registering was refused.');
  return { ...app.signedIn({ ...result, userData: result.user }), email, username };
}

/** Adds a user and invites them; they set a password and sign in. */
export async function invitedUser(app: TestApp, admin: Person): Promise<{ user: User; person: Person }> {
  const user = await addSomebody(admin);
  await admin.call(inviteUser, { parameters: { id: user.id } });
  await app.visitor().call(resetPassword, { body: { token: await linkSentTo(user.email, admin), password } });
  return { user, person: await app.signIn({ email: user.email, password }) };
}
