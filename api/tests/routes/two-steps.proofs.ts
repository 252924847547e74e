import { getOwnAccount, login } from '@atrium/contract/accounts';
import { Problem } from '@atrium/contract/errors';
import * as routes from '@atrium/contract/two-steps';
import { getUserAccess } from '@atrium/contract/users';
import { expect } from 'vitest';
import { codeNow, withTwoSteps } from '../codes.ts';
import { fieldsOf, type TestApp, withTokens } from '../helper.ts';
import { invitedUser, newcomer, password } from '../people.ts';
import type { Answer } from '../person.ts';
import type { ProofTable } from './proofs.ts';

/** Wrong guesses count, so something is stored when they are refused. */
function expectRefusal({ status, body, text }: Answer, expected: number, fields: readonly string[]): void {
  expect(status, text).toBe(expected);
  expect(fieldsOf(Problem.parse(body))).toEqual(fields);
}

async function challengeOf(app: TestApp, email: string): Promise<string> {
  const answer = await app.visitor().call(login, { body: { email, password } });
  if (!('twoSteps' in answer)) throw new Error('No second step was asked for.');
  return answer.twoSteps.challenge;
}

export const twoStepsProofs: ProofTable = {
  signInSecondStep: {
    works: {
      'with a code of the app': async ({ app, nobody }) => {
        const person = await newcomer(app);
        const { secret } = await withTwoSteps(app, person);
        const body = { challenge: await challengeOf(app, person.email), code: codeNow(app, secret) };
        const answer = await nobody.call(routes.signInSecondStep, { body });
        const { account } = await app.signedIn(answer).call(getOwnAccount);
        expect(account.email).toBe(person.email);
      },
      'with a recovery code, however it is written, and tells its owner': async ({ app, nobody }) => {
        const person = await newcomer(app);
        const { recoveryCodes } = await withTwoSteps(app, person);
        const code = ` ${recoveryCodes[3]?.toLowerCase().replaceAll('-', ' ')} `;
        const body = { challenge: await challengeOf(app, person.email), code };
        const answer = await nobody.call(routes.signInSecondStep, { body });
        const { twoSteps } = await app.signedIn(answer).call(routes.getTwoSteps);
        expect(twoSteps.recoveryCodesLeft).toBe(9);
      },
    },
    refuses: {
      'a challenge that was never given': async ({ nobody }) => {
        const body = { challenge: 'x'.repeat(43), code: '123456' };
        expect(fieldsOf(await nobody.refused(400, routes.signInSecondStep, { body }))).toEqual(['challenge']);
      },
      'a wrong code, and says nothing else': async ({ app, nobody }) => {
        const person = await newcomer(app);
        const { secret } = await withTwoSteps(app, person);
        const challenge = await challengeOf(app, person.email);
        for (const code of [codeNow(app, secret, 7), 'ABCD-EFGH', '1', '12345678'])
          expectRefusal(await nobody.send(routes.signInSecondStep, { body: { challenge, code } }), 400, ['code']);
      },
      'a body without its fields': async ({ nobody }) => {
        const problem = await nobody.refused(400, routes.signInSecondStep, { body: {} });
        expect(fieldsOf(problem)).toEqual(['challenge', 'code']);
      },
    },
  },
  getTwoSteps: {
    works: {
      'whether it is on, since when, and how many codes are left': async ({ app, client }) => {
        const off = { isOn: false, since: null, recoveryCodesLeft: 0 };
        expect(await client.call(routes.getTwoSteps)).toEqual({ twoSteps: off });
        const person = await newcomer(app);
        await person.call(routes.beginTwoSteps, { body: { currentPassword: password } });
        expect(await person.call(routes.getTwoSteps)).toEqual({ twoSteps: off });
        await withTwoSteps(app, person);
        const since = app.services.now().toISOString();
        expect(await person.call(routes.getTwoSteps)).toEqual({
          twoSteps: { isOn: true, since, recoveryCodesLeft: 10 },
        });
      },
    },
  },
  beginTwoSteps: {
    works: {
      'with a key, which changes nothing yet': async ({ app }) => {
        const person = await newcomer(app);
        const { secret, address } = await person.call(routes.beginTwoSteps, { body: { currentPassword: password } });
        expect(secret).toMatch(/^[A-Z2-7]{32}$/);
        const url = new URL(address);
        expect(`${url.protocol}//${url.host}`).toBe('otpauth://totp');
        expect(url.searchParams.get('secret')).toBe(secret);
        expect(decodeURIComponent(url.pathname)).toBe(`/Atrium:${person.email}`);
        withTokens(await app.visitor().call(login, { body: { email: person.email, password } }));
      },
    },
    refuses: {
      'whoever does not know the password': async ({ app }) => {
        const person = await newcomer(app);
        expectRefusal(await person.send(routes.beginTwoSteps, { body: { currentPassword: 'a guess' } }), 400, [
          'currentPassword',
        ]);
      },
      'an account that has it': async ({ app }) => {
        const person = await newcomer(app);
        await withTwoSteps(app, person);
        expectRefusal(await person.send(routes.beginTwoSteps, { body: { currentPassword: password } }), 409, []);
      },
    },
  },
  confirmTwoSteps: {
    works: {
      'with ten codes, and other sessions end': async ({ app }) => {
        const person = await newcomer(app);
        const elsewhere = await app.signIn({ email: person.email, password });
        const { recoveryCodes } = await withTwoSteps(app, person);
        expect(new Set(recoveryCodes).size).toBe(10);
        for (const code of recoveryCodes) expect(code).toMatch(/^([A-Z2-7]{4}-){5}[A-Z2-7]{4}$/);
        await elsewhere.refused(401, getOwnAccount);
        await person.call(getOwnAccount);
      },
    },
    refuses: {
      'a code of another key': async ({ app }) => {
        const person = await newcomer(app);
        const { secret } = await person.call(routes.beginTwoSteps, { body: { currentPassword: password } });
        const code = codeNow(app, secret, 9);
        expectRefusal(await person.send(routes.confirmTwoSteps, { body: { code } }), 400, ['code']);
      },
      'who has not begun': async ({ app }) => {
        const person = await newcomer(app);
        expectRefusal(await person.send(routes.confirmTwoSteps, { body: { code: '123456' } }), 409, []);
      },
    },
  },
  renewRecoveryCodes: {
    works: {
      'and those before stop working': async ({ app, nobody }) => {
        const person = await newcomer(app);
        const { secret, recoveryCodes: old } = await withTwoSteps(app, person);
        const body = { currentPassword: password, code: codeNow(app, secret) };
        const { recoveryCodes } = await person.call(routes.renewRecoveryCodes, { body });
        const challenge = await challengeOf(app, person.email);
        const withOld = { challenge, code: old[0] };
        expectRefusal(await nobody.send(routes.signInSecondStep, { body: withOld }), 400, ['code']);
        await nobody.call(routes.signInSecondStep, { body: { challenge, code: recoveryCodes[0] ?? '' } });
      },
    },
    refuses: {
      'a wrong code, and a wrong password': async ({ app }) => {
        const person = await newcomer(app);
        const { secret } = await withTwoSteps(app, person);
        const wrongCode = { currentPassword: password, code: codeNow(app, secret, 9) };
        expectRefusal(await person.send(routes.renewRecoveryCodes, { body: wrongCode }), 400, ['code']);
        const wrongPassword = { currentPassword: 'a guess', code: codeNow(app, secret) };
        expectRefusal(await person.send(routes.renewRecoveryCodes, { body: wrongPassword }), 400, ['currentPassword']);
      },
    },
  },
  endTwoSteps: {
    works: {
      'and the password is enough again': async ({ app }) => {
        const person = await newcomer(app);
        const { secret } = await withTwoSteps(app, person);
        await person.call(routes.endTwoSteps, { body: { currentPassword: password, code: codeNow(app, secret) } });
        await app.signIn({ email: person.email, password });
      },
    },
    refuses: {
      'a wrong code, and a wrong password': async ({ app }) => {
        const person = await newcomer(app);
        const { secret } = await withTwoSteps(app, person);
        const wrongCode = { currentPassword: password, code: codeNow(app, secret, 9) };
        expectRefusal(await person.send(routes.endTwoSteps, { body: wrongCode }), 400, ['code']);
        const wrongPassword = { currentPassword: 'a guess', code: codeNow(app, secret) };
        expectRefusal(await person.send(routes.endTwoSteps, { body: wrongPassword }), 400, ['currentPassword']);
        expect((await person.call(routes.getTwoSteps)).twoSteps.isOn).toBe(true);
      },
    },
  },
  endUserTwoSteps: {
    works: {
      'for whoever lost app and codes: they are told, and signed out': async ({ app, admin }) => {
        const { user, person } = await invitedUser(app, admin);
        await withTwoSteps(app, person);
        const parameters = { id: user.id };
        expect((await admin.call(getUserAccess, { parameters })).account?.hasTwoSteps).toBe(true);
        await admin.call(routes.endUserTwoSteps, { parameters });
        await person.refused(401, getOwnAccount);
        await app.signIn({ email: user.email, password });
        expect((await admin.call(getUserAccess, { parameters })).account?.hasTwoSteps).toBe(false);
        await admin.refused(409, routes.endUserTwoSteps, { parameters });
      },
    },
    refuses: {
      'a user without an account, and none': async ({ admin }) => {
        await admin.refused(404, routes.endUserTwoSteps, { parameters: { id: 999_999 } });
        await admin.refused(404, routes.endUserTwoSteps, { parameters: { id: 50 } });
      },
      'a client': async ({ client }) => {
        await client.refused(403, routes.endUserTwoSteps, { parameters: { id: 1 } });
      },
    },
  },
};
