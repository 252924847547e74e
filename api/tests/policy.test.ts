import { allGrants } from '@atrium/contract/grants';
import {
  type AccountRole,
  abilityOf,
  accountRoles,
  areaOf,
  grantsHeld,
  rulesOf,
  subjects,
} from '@atrium/contract/policy';
import { updateRole } from '@atrium/contract/roles';
import type { Route } from '@atrium/contract/route';
import { routes } from '@atrium/contract/routes';
import { expect, test } from 'vitest';
import { openApp } from './helper.ts';
import type { Person } from './person.ts';
import { listedSubjects, mayCall } from './roles/reference.ts';
import { memberOf, personWith } from './roles/roles.ts';

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

/** What is stored is compared once: it takes longer than the call. */
async function expectPolicy(person: Person, role: AccountRole | null): Promise<void> {
  const before = await app.state();
  for (const route of routes.filter((one) => !policyAllows(role, one)))
    expect((await person.send(route, noSuchThing)).status, `${role} calls ${route.name}`).toBe(
      role === null ? 401 : 403,
    );
  expect(await app.state()).toEqual(before);
  for (const route of routes.filter((one) => policyAllows(role, one)))
    expect([401, 403], `${role} calls ${route.name}`).not.toContain((await person.send(route, noSuchThing)).status);
}

test('The API lets each role call what the policy allows, and nothing else', async () => {
  await expectPolicy(app.visitor(), null);
  for (const role of accountRoles) await expectPolicy(await app.signIn(role), role);
});

/** Cells of the matrix by chance, the same at each run: none, one in three, one in two, all but some, all. */
const matrices = [0, 0.34, 0.5, 0.75, 1].map((share, seed) =>
  allGrants.filter((_, index) => ((index * 7919 + seed * 104_729) % 97) / 97 < share),
);

test('Each subject that a row of the matrix is about stands in the matrix that is written down once more', () => {
  const given = subjects.filter((subject) => areaOf(subject) !== null);
  expect(listedSubjects.toSorted(), 'The table in api/tests/roles/reference.ts names each').toEqual(given.toSorted());
});

test('Whatever the matrix of their role says, the API, the policy and a plain look at the matrix say the same, at once', async () => {
  const admin = await app.signIn('admin');
  const { role, person } = await personWith(app, admin, []);
  for (const grants of matrices) {
    await admin.call(updateRole, { parameters: { id: role.id }, body: { grants } });
    const ability = abilityOf(rulesOf('client', { hasFullAccess: false, grants }));
    for (const route of routes.filter(({ name }) => name !== 'logout')) {
      const expected = mayCall(grants, route.access);
      const isAllowed = route.access === 'public' || ability.can(route.access.action, route.access.subject);
      const { status } = await person.send(route, noSuchThing);
      expect([isAllowed, status !== 403], `${route.name} with ${grants}`).toEqual([expected, expected]);
    }
  }
});

test('Who has the role with full access may do what an administrator may', async () => {
  const { person } = await memberOf(app, await app.signIn('admin'), 1);
  await expectPolicy(person, 'admin');
});

test('What a cell gives is what its row needs: whoever holds the rules holds the cells', () => {
  for (const grants of matrices)
    expect(grantsHeld(abilityOf(rulesOf('client', { hasFullAccess: false, grants })))).toEqual(grants);
  expect(grantsHeld(abilityOf(rulesOf('admin')))).toEqual(allGrants);
  expect(grantsHeld(abilityOf(rulesOf('client')))).toEqual([]);
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
    ...[
      'undoChange',
      'explainAccess',
      'sendVerification',
      'getOwnAccount',
      'changePassword',
      'listOwnSessions',
      'endOwnSession',
    ],
    ...['endOtherSessions', 'listSignIns', 'changeEmail', 'closeAccount', 'setAccountDetails', 'setBillingDetails'],
    ...['getTwoSteps', 'beginTwoSteps', 'confirmTwoSteps', 'renewRecoveryCodes', 'endTwoSteps'],
    ...['listApiKeys', 'addApiKey', 'changeApiKey', 'deleteApiKey'],
    ...['streamChanges', 'listSavedViews', 'addSavedView', 'deleteSavedView'],
    ...['searchEverything', 'listOwnBookmarks', 'addBookmark', 'renameBookmark', 'orderBookmarks', 'removeBookmark'],
    ...['readMainSearch', 'listBookmarks', 'toggleBookmark', 'listNotifications', 'readNotifications'],
    ...['readAccountSettings', 'setAccountInfo', 'setSocialLinks', 'getNotificationChoices', 'setNotificationChoices'],
    ...[
      'getFile',
      'listLinks',
      'removeLink',
      'getAccountPlan',
      'setAccountPlan',
      'startTrial',
      'listPlanBills',
      'getPlanBillPdf',
    ],
  ];
  const open = [
    ...[
      'login',
      'register',
      'refreshToken',
      'logout',
      'forgotPassword',
      'resetPassword',
      'signInSecondStep',
      'verifyEmail',
    ],
    ...['getConfiguration', 'getOpenApi', 'readApiDocs', 'readCalendarFeed'],
    ...['readSharedDocument', 'readSharedPdf', 'readSharedLogo', 'answerSharedQuote', 'paySharedInvoice', 'followBlog'],
    ...['joinWaitlist', 'confirmWaiting', 'leaveWaitlist'],
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
