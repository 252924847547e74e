import { type AccountRole, abilityOf, accountRoles, rulesOf } from '@atrium/contract/policy';
import type { Route } from '@atrium/contract/route';
import { routes } from '@atrium/contract/routes';
import { expect, test } from 'vitest';
import { openApp } from './helper.ts';
import type { Person } from './person.ts';

const app = await openApp();

/** What is asked for does not exist: it is refused with 400 or 404, unless the person is refused before. */
const noSuchThing = {
  parameters: { id: 'none', sessionId: 'none' },
  query: { id: 'none', page: 'none', after: 'none', role: 'none' },
  body: 'nothing',
};

function policyAllows(role: AccountRole | null, { access }: Route): boolean {
  if (access === 'public') return true;
  return role !== null && abilityOf(rulesOf(role)).can(access.action, access.subject);
}

async function expectPolicy(person: Person, role: AccountRole | null): Promise<void> {
  for (const route of routes) {
    if (!policyAllows(role, route)) await person.refused(role === null ? 401 : 403, route, noSuchThing);
    else
      expect([401, 403], `${role} calls ${route.name}`).not.toContain((await person.send(route, noSuchThing)).status);
  }
}

test('The API lets each role call what the policy allows, and nothing else', async () => {
  await expectPolicy(app.visitor(), null);
  for (const role of accountRoles) await expectPolicy(await app.signIn(role), role);
});

test('Without a token, with that of nobody and with one of another kind one is nobody', async () => {
  for (const authorization of ['', 'Bearer anonymous', 'Bearer', 'Basic YWRtaW46YWRtaW4=']) {
    const { status, headers } = await app.visitor().fetch('/api/v1/account', { headers: { authorization } });
    expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
  }
});

test('A client may call what is about their own account, and nobody may call more than what is public', () => {
  const callable = (role: AccountRole | null) => routes.filter((route) => policyAllows(role, route));
  const ownThings = [
    ...['sendVerification', 'getOwnAccount', 'changePassword', 'listOwnSessions', 'endOwnSession'],
    ...['streamChanges', 'listSavedViews', 'addSavedView', 'deleteSavedView'],
    ...['readMainSearch', 'listBookmarks', 'toggleBookmark'],
    ...['readAccountSettings', 'setAccountInfo', 'setSocialLinks', 'setNotificationFlags'],
    'getFile',
  ];
  const open = [
    ...['login', 'register', 'refreshToken', 'logout', 'forgotPassword', 'resetPassword', 'verifyEmail'],
    ...['getConfiguration', 'getOpenApi', 'readApiDocs'],
  ];
  expect(
    callable(null)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(open.toSorted());
  expect(
    callable('client')
      .map(({ name }) => name)
      .sort(),
  ).toEqual([...open, ...ownThings].sort());
  expect(callable('admin')).toEqual(routes);
});

test('Who is refused is not told what was wrong with the input, or whether the thing is there', async () => {
  const client = await app.signIn('client');
  const [there, missing] = [1, 999_999].map((id) => client.get(`/api/users/user?id=${id}`));
  expect((await there)?.text).toBe((await missing)?.text);
});
