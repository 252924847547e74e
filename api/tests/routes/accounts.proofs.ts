import * as routes from '@atrium/contract/accounts';
import { Problem } from '@atrium/contract/errors';
import { listMessages } from '@atrium/contract/messages';
import { rulesOf } from '@atrium/contract/policy';
import { expect } from 'vitest';
import { withTwoSteps } from '../codes.ts';
import { fieldsOf, linkSentTo, withTokens } from '../helper.ts';
import { newcomer, password, somebody } from '../people.ts';
import type { ProofTable } from './proofs.ts';

export const accountProofs: ProofTable = {
  login: {
    works: {
      'answers the account and tokens that work': async ({ app, nobody }) => {
        const body = { email: 'admin@demo.com', password: 'admin' };
        const answer = withTokens(await nobody.call(routes.login, { body }));
        expect(answer.userData.extras).toEqual({ eCommerceCartItemsCount: 5 });
        expect(answer.userData).toMatchObject({ email: 'admin@demo.com', role: 'admin', ability: rulesOf('admin') });
        const { account } = await app.signedIn(answer).call(routes.getOwnAccount);
        expect(answer.userData).toEqual({ ...account, extras: { eCommerceCartItemsCount: expect.any(Number) } });
      },
    },
    refuses: {
      'a wrong password and an unknown address in the same words': async ({ nobody }) => {
        const wrong = await nobody.refused(400, routes.login, { body: { email: 'admin@demo.com', password: 'Admin' } });
        const unknown = await nobody.refused(400, routes.login, { body: { email: 'a@demo.com', password: 'admin' } });
        expect(wrong).toMatchObject({ error: { email: ['Email or Password is Invalid'] } });
        expect(unknown).toEqual(wrong);
      },
      'a body without its fields, and names them': async ({ nobody }) => {
        expect(fieldsOf(await nobody.refused(400, routes.login, { body: {} }))).toEqual(['email', 'password']);
      },
    },
  },
  register: {
    works: {
      'makes an admin while sample data is on, and signs them in': async ({ app }) => {
        const person = await newcomer(app);
        const { account } = await person.call(routes.getOwnAccount);
        const { email, username, accountId: id } = person;
        const expected = { id, email, username, fullName: '', avatar: null, role: 'admin', isEmailVerified: false };
        expect(account).toEqual({ ...expected, ability: rulesOf('admin'), accessRole: null, userId: null });
      },
      'says in a 200 what is taken': async ({ app, nobody }) => {
        const { email } = await newcomer(app);
        const body = { email: email.toUpperCase(), username: 'ADMIN', password };
        const error = { email: 'This email is already in use.', username: 'This username is already in use.' };
        expect(await nobody.call(routes.register, { body })).toEqual({ error });
        const other = { ...body, username: somebody().username };
        expect(await nobody.call(routes.register, { body: other })).toEqual({ error: { ...error, username: null } });
      },
    },
    refuses: {
      'what is missing, too short or no address, and names it': async ({ nobody }) => {
        const body = { email: 'nadia', password: 'seven77' };
        const problem = await nobody.refused(400, routes.register, { body });
        expect(fieldsOf(problem)).toEqual(['email', 'password', 'username']);
      },
    },
  },
  refreshToken: {
    works: {
      'exchanges the token for a new pair': async ({ app }) => {
        const person = await newcomer(app);
        const answer = await person.call(routes.refreshToken, { body: { refreshToken: person.refreshToken } });
        expect(answer.refreshToken).not.toBe(person.refreshToken);
        const { account } = await app.signedIn(answer).call(routes.getOwnAccount);
        expect(answer.userData).toEqual({ ...account, extras: { eCommerceCartItemsCount: expect.any(Number) } });
      },
    },
    refuses: {
      'what is no token': async ({ nobody }) => {
        for (const refreshToken of ['nonsense', '', 'x'.repeat(5_000), '\ud800\u0000']) {
          const problem = await nobody.refused(401, routes.refreshToken, { body: { refreshToken } });
          expect(problem).toMatchObject({ error: 'Invalid refresh token' });
        }
      },
      'a renewal key that could be guessed': async ({ app, nobody }) => {
        const { refreshToken } = await newcomer(app);
        const body = { refreshToken, renewalKey: '1' };
        expect(fieldsOf(await nobody.refused(400, routes.refreshToken, { body }))).toEqual(['renewalKey']);
        await nobody.call(routes.refreshToken, { body: { refreshToken } });
      },
      'a use that is yet to come': async ({ app, nobody }) => {
        const { refreshToken } = await newcomer(app);
        const body = { refreshToken, unusedSeconds: -1 };
        expect(fieldsOf(await nobody.refused(400, routes.refreshToken, { body }))).toEqual(['unusedSeconds']);
      },
      'no token at all': async ({ nobody }) => {
        expect(fieldsOf(await nobody.refused(400, routes.refreshToken, { body: {} }))).toEqual(['refreshToken']);
      },
    },
  },
  logout: {
    works: {
      'ends the session of the access token': async ({ app }) => {
        const person = await newcomer(app);
        await person.call(routes.logout, { body: {} });
        await person.refused(401, routes.getOwnAccount);
        await person.refused(401, routes.refreshToken, { body: { refreshToken: person.refreshToken } });
      },
      'ends the session of the refresh token': async ({ app, nobody }) => {
        const person = await newcomer(app);
        await nobody.call(routes.logout, { body: { refreshToken: person.refreshToken } });
        await person.refused(401, routes.getOwnAccount);
      },
      'is content with a session that has ended, and with none': async ({ app, nobody }) => {
        const person = await newcomer(app);
        await person.call(routes.logout, { body: {} });
        await person.call(routes.logout, { body: { refreshToken: person.refreshToken } });
        await nobody.call(routes.logout, { body: {} });
      },
    },
    refuses: {
      'a token that is no text': async ({ nobody }) => {
        const problem = await nobody.refused(400, routes.logout, { body: { refreshToken: 5 } });
        expect(fieldsOf(problem)).toEqual(['refreshToken']);
      },
    },
  },
  forgotPassword: {
    works: {
      'sends a link': async ({ admin, app, nobody }) => {
        const { email } = await newcomer(app);
        expect(await nobody.call(routes.forgotPassword, { body: { email } })).toEqual({});
        expect(await linkSentTo(email, admin)).toHaveLength(43);
      },
      'says the same of an address that nobody has': async ({ nobody }) => {
        expect(await nobody.call(routes.forgotPassword, { body: { email: 'nobody@demo.com' } })).toEqual({});
      },
    },
    refuses: {
      'what is no address': async ({ nobody }) => {
        const problem = await nobody.refused(400, routes.forgotPassword, { body: { email: 'nobody' } });
        expect(fieldsOf(problem)).toEqual(['email']);
      },
    },
  },
  resetPassword: {
    works: {
      'sets the password': async ({ admin, app, nobody }) => {
        const { email } = await newcomer(app);
        await nobody.call(routes.forgotPassword, { body: { email } });
        const token = await linkSentTo(email, admin);
        await nobody.call(routes.resetPassword, { body: { token, password: 'another password' } });
        await app.signIn({ email, password: 'another password' });
        await nobody.refused(400, routes.login, { body: { email, password } });
      },
    },
    refuses: {
      'a token that was never given': async ({ nobody }) => {
        const problem = await nobody.refused(400, routes.resetPassword, { body: { token: 'x'.repeat(43), password } });
        expect(fieldsOf(problem)).toEqual(['token']);
      },
      'a password that is too short': async ({ admin, app, nobody }) => {
        const { email } = await newcomer(app);
        await nobody.call(routes.forgotPassword, { body: { email } });
        const body = { token: await linkSentTo(email, admin), password: 'short' };
        expect(fieldsOf(await nobody.refused(400, routes.resetPassword, { body }))).toEqual(['password']);
      },
    },
  },
  verifyEmail: {
    works: {
      'confirms the address': async ({ admin, app, nobody }) => {
        const person = await newcomer(app);
        const token = await linkSentTo(person.email, admin);
        expect(await nobody.call(routes.verifyEmail, { body: { token } })).toEqual({ email: person.email });
        expect((await person.call(routes.getOwnAccount)).account.isEmailVerified).toBe(true);
      },
    },
    refuses: {
      'a token that was never given, and none': async ({ nobody }) => {
        for (const token of ['x'.repeat(43), '', undefined]) {
          expect(fieldsOf(await nobody.refused(400, routes.verifyEmail, { body: { token } }))).toEqual(['token']);
        }
      },
    },
  },
  sendVerification: {
    works: {
      'sends a new link, and the one before stops working': async ({ admin, app, nobody }) => {
        const person = await newcomer(app);
        const before = await linkSentTo(person.email, admin);
        await person.call(routes.sendVerification);
        await nobody.refused(400, routes.verifyEmail, { body: { token: before } });
        await nobody.call(routes.verifyEmail, { body: { token: await linkSentTo(person.email, admin) } });
        await person.refused(409, routes.sendVerification);
      },
    },
  },
  getOwnAccount: {
    works: {
      'who one is and may do': async ({ client }) => {
        const { account } = await client.call(routes.getOwnAccount);
        expect(account).toMatchObject({ email: 'client@demo.com', role: 'client', ability: rulesOf('client') });
      },
    },
  },
  changePassword: {
    works: {
      'for whoever knows the one before': async ({ app, nobody }) => {
        const person = await newcomer(app);
        const body = { currentPassword: password, password: 'another password' };
        await person.call(routes.changePassword, { body });
        await person.call(routes.getOwnAccount);
        await app.signIn({ email: person.email, password: 'another password' });
        await nobody.refused(400, routes.login, { body: { email: person.email, password } });
      },
    },
    refuses: {
      'whoever does not know the one before': async ({ client }) => {
        const body = { currentPassword: 'a guess', password };
        expect(fieldsOf(await client.refused(400, routes.changePassword, { body }))).toEqual(['currentPassword']);
      },
      'a new one that is too short': async ({ client }) => {
        const body = { currentPassword: 'client', password: 'short' };
        expect(fieldsOf(await client.refused(400, routes.changePassword, { body }))).toEqual(['password']);
      },
    },
  },
  listOwnSessions: {
    works: {
      'where one is signed in, and which of them this is': async ({ app }) => {
        const person = await newcomer(app);
        await app.signIn({ email: person.email, password });
        const { sessions } = await person.call(routes.listOwnSessions);
        expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
      },
    },
  },
  endOwnSession: {
    works: {
      'and it is signed out at once': async ({ app }) => {
        const person = await newcomer(app);
        const elsewhere = await app.signIn({ email: person.email, password });
        const { sessions } = await person.call(routes.listOwnSessions);
        const id = sessions.find(({ isCurrent }) => !isCurrent)?.id ?? 0;
        await person.call(routes.endOwnSession, { parameters: { id } });
        await elsewhere.refused(401, routes.getOwnAccount);
        await person.call(routes.getOwnAccount);
      },
    },
    refuses: {
      'a session that there is not, and what is none': async ({ client }) => {
        await client.refused(404, routes.endOwnSession, { parameters: { id: 999_999 } });
        expect(fieldsOf(await client.refused(400, routes.endOwnSession, { parameters: { id: 'all' } }))).toEqual([
          'id',
        ]);
      },
    },
    keepsOut: {
      "another account, an admin's too": async ({ admin, client }) => {
        const { sessions } = await client.call(routes.listOwnSessions);
        await admin.refused(404, routes.endOwnSession, { parameters: { id: sessions[0]?.id } });
      },
    },
  },
  listSignIns: {
    works: {
      'the last times, those that ended too': async ({ app }) => {
        const person = await newcomer(app);
        const elsewhere = await app.signIn({ email: person.email, password });
        await elsewhere.call(routes.logout, { body: {} });
        const { signIns } = await person.call(routes.listSignIns);
        expect(signIns.map(({ isCurrent, endedAt }) => [isCurrent, endedAt !== null])).toEqual([
          [false, true],
          [true, false],
        ]);
      },
    },
  },
  endOtherSessions: {
    works: {
      'all but this one': async ({ app }) => {
        const person = await newcomer(app);
        const others = [
          await app.signIn({ email: person.email, password }),
          await app.signIn({ email: person.email, password }),
        ];
        expect(await person.call(routes.endOtherSessions)).toEqual({ ended: 2 });
        for (const other of others) await other.refused(401, routes.getOwnAccount);
        await person.call(routes.getOwnAccount);
        expect(await person.call(routes.endOtherSessions)).toEqual({ ended: 0 });
      },
    },
  },
  changeEmail: {
    works: {
      'once the link was opened that went to the new address, and tells the old one twice': async ({
        admin,
        app,
        nobody,
      }) => {
        const person = await newcomer(app);
        const email = somebody().email;
        await person.call(routes.changeEmail, { body: { email, currentPassword: password } });
        expect((await person.call(routes.getOwnAccount)).account.email).toBe(person.email);
        const token = await linkSentTo(email, admin);
        expect(await nobody.call(routes.verifyEmail, { body: { token } })).toEqual({ email });
        const { account } = await person.call(routes.getOwnAccount);
        expect([account.email, account.isEmailVerified]).toEqual([email, true]);
        await app.signIn({ email, password });
        await nobody.refused(400, routes.login, { body: { email: person.email, password } });
        await nobody.refused(400, routes.verifyEmail, { body: { token } });
        const { messages } = await admin.call(listMessages, { query: { perPage: 100 } });
        const told = messages.filter(({ recipient }) => recipient === person.email).map(({ subject }) => subject);
        expect(told.slice(0, 2)).toEqual([
          'Your e-mail address was changed (Atrium)',
          'A new e-mail address for your account at Atrium',
        ]);
      },
    },
    refuses: {
      'a wrong password': async ({ app }) => {
        const person = await newcomer(app);
        const body = { email: somebody().email, currentPassword: 'a guess' };
        const answer = await person.send(routes.changeEmail, { body });
        expect(fieldsOf(Problem.parse(answer.body))).toEqual(['currentPassword']);
      },
      'an account that asks for a code, without one and with a wrong one': async ({ app }) => {
        const person = await newcomer(app);
        const { recoveryCodes } = await withTwoSteps(app, person);
        const body = { email: somebody().email, currentPassword: password };
        for (const code of [undefined, 'ABCD-EFGH']) {
          const answer = await person.send(routes.changeEmail, { body: { ...body, code } });
          expect([answer.status, fieldsOf(Problem.parse(answer.body))]).toEqual([400, ['code']]);
        }
        await person.call(routes.changeEmail, { body: { ...body, code: recoveryCodes[0] } });
      },
      'an address that another account has, and its own': async ({ app }) => {
        const person = await newcomer(app);
        const taken = { email: 'ADMIN@demo.com', currentPassword: password };
        expect((await person.send(routes.changeEmail, { body: taken })).status).toBe(409);
        const own = { email: person.email, currentPassword: password };
        expect((await person.send(routes.changeEmail, { body: own })).status).toBe(400);
      },
    },
  },
  closeAccount: {
    works: {
      'for good: nothing of it signs in again': async ({ app, nobody }) => {
        const person = await newcomer(app);
        const elsewhere = await app.signIn({ email: person.email, password });
        await person.call(routes.closeAccount, { body: { currentPassword: password } });
        for (const each of [person, elsewhere]) await each.refused(401, routes.getOwnAccount);
        await nobody.refused(400, routes.login, { body: { email: person.email, password } });
        const row = await app.engine.read
          .selectFrom('accounts')
          .select(['email', 'username', 'passwordHash'])
          .where('id', '=', person.accountId)
          .executeTakeFirst();
        const name = `closed-${person.accountId}`;
        expect(row).toEqual({ email: `${name}@account.invalid`, username: name, passwordHash: null });
      },
      'and its address is free again': async ({ app, nobody }) => {
        const person = await newcomer(app);
        await person.call(routes.closeAccount, { body: { currentPassword: password } });
        const body = { email: person.email, username: person.username, password };
        expect(await nobody.call(routes.register, { body })).toMatchObject({ user: { email: person.email } });
      },
    },
    refuses: {
      'a wrong password': async ({ app }) => {
        const person = await newcomer(app);
        const { status } = await person.send(routes.closeAccount, { body: { currentPassword: 'a guess' } });
        expect(status).toBe(400);
        await person.call(routes.getOwnAccount);
      },
      'an account that asks for a code, without one': async ({ app }) => {
        const person = await newcomer(app);
        await withTwoSteps(app, person);
        const { status } = await person.send(routes.closeAccount, { body: { currentPassword: password } });
        expect(status).toBe(400);
        await person.call(routes.getOwnAccount);
      },
    },
  },
};
