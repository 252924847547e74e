import { resetPassword } from '@atrium/contract/accounts';
import type { Grant } from '@atrium/contract/grants';
import { addRole, listRoles, type Role, type RoleWithMembers } from '@atrium/contract/roles';
import { inviteUser, type User } from '@atrium/contract/users';
import { linkSentTo, type TestApp } from '../helper.ts';
import { addSomebody, password } from '../people.ts';
import type { Person } from '../person.ts';

let names = 0;

/** A name that no other role in this file has. */
export function newRoleName(): string {
  names += 1;
  return `Night Watch ${names}`;
}

export async function addARole(admin: Person, grants: readonly Grant[], addUserIds: number[] = []): Promise<Role> {
  return (await admin.call(addRole, { body: { name: newRoleName(), grants: [...grants], addUserIds } })).role;
}

export async function allRoles(person: Person): Promise<RoleWithMembers[]> {
  return (await person.call(listRoles)).roles;
}

export async function theRole(person: Person, id: number): Promise<RoleWithMembers> {
  const role = (await allRoles(person)).find((candidate) => candidate.id === id);
  if (!role) throw new Error(`There is no role ${id}.`);
  return role;
}

/** A user with this role, who was invited and has signed in. */
export async function memberOf(app: TestApp, admin: Person, accessRoleId: number | null) {
  const user: User = await addSomebody(admin, { accessRoleId });
  await admin.call(inviteUser, { parameters: { id: user.id } });
  await app.visitor().call(resetPassword, { body: { token: await linkSentTo(user.email, admin), password } });
  return { user, person: await app.signIn({ email: user.email, password }) };
}

/** Somebody who may do this and no more, with the role that says so. */
export async function personWith(app: TestApp, admin: Person, grants: readonly Grant[]) {
  const role = await addARole(admin, grants);
  return { role, ...(await memberOf(app, admin, role.id)) };
}
