import * as accounts from '@atrium/contract/accounts';
import * as apiKeys from '@atrium/contract/api-keys';
import * as routes from '@atrium/contract/two-steps';
import { codeNow, withTwoSteps } from '../codes.ts';
import { invitedUser, newcomer, password, somebody } from '../people.ts';
import { type Acts, by, byNobody } from './act.ts';

const key = { name: 'Nightly export', access: 'full', areas: {}, expiresOn: null, currentPassword: password } as const;

export const twoStepsActs: Acts = {
  signInSecondStep: async (app) => {
    const { email, ...person } = await newcomer(app);
    const { secret } = await withTwoSteps(app, person);
    const answer = await app.visitor().call(accounts.login, { body: { email, password } });
    const challenge = 'twoSteps' in answer ? answer.twoSteps.challenge : '';
    const body = { challenge, code: codeNow(app, secret) };
    return byNobody(() => app.visitor().send(routes.signInSecondStep, { body }));
  },
  beginTwoSteps: async (app) => {
    const person = await newcomer(app);
    return by(person, () => person.send(routes.beginTwoSteps, { body: { currentPassword: password } }));
  },
  confirmTwoSteps: async (app) => {
    const person = await newcomer(app);
    const { secret } = await person.call(routes.beginTwoSteps, { body: { currentPassword: password } });
    return by(person, () => person.send(routes.confirmTwoSteps, { body: { code: codeNow(app, secret) } }));
  },
  renewRecoveryCodes: async (app) => {
    const person = await newcomer(app);
    const { secret } = await withTwoSteps(app, person);
    const body = { currentPassword: password, code: codeNow(app, secret) };
    return by(person, () => person.send(routes.renewRecoveryCodes, { body }));
  },
  endTwoSteps: async (app) => {
    const person = await newcomer(app);
    const { secret } = await withTwoSteps(app, person);
    const body = { currentPassword: password, code: codeNow(app, secret) };
    return by(person, () => person.send(routes.endTwoSteps, { body }));
  },
  endUserTwoSteps: async (app, admin) => {
    const { user, person } = await invitedUser(app, admin);
    await withTwoSteps(app, person);
    return by(admin, () => admin.send(routes.endUserTwoSteps, { parameters: { id: user.id } }));
  },
  endOtherSessions: async (app) => {
    const person = await newcomer(app);
    await app.signIn({ email: person.email, password });
    return by(person, () => person.send(accounts.endOtherSessions));
  },
  changeEmail: async (app) => {
    const person = await newcomer(app);
    const body = { email: somebody().email, currentPassword: password };
    return by(person, () => person.send(accounts.changeEmail, { body }));
  },
  closeAccount: async (app) => {
    const person = await newcomer(app);
    return by(person, () => person.send(accounts.closeAccount, { body: { currentPassword: password } }));
  },
  addApiKey: async (app) => {
    const person = await newcomer(app);
    return by(person, () => person.send(apiKeys.addApiKey, { body: key }));
  },
  changeApiKey: async (app) => {
    const person = await newcomer(app);
    const { apiKey } = await person.call(apiKeys.addApiKey, { body: key });
    const parameters = { id: apiKey.id };
    return by(person, () => person.send(apiKeys.changeApiKey, { parameters, body: { name: 'Till' } }));
  },
  deleteApiKey: async (app) => {
    const person = await newcomer(app);
    const { apiKey } = await person.call(apiKeys.addApiKey, { body: key });
    return by(person, () => person.send(apiKeys.deleteApiKey, { parameters: { id: apiKey.id } }));
  },
};
