import * as accounts from '@atrium/contract/accounts';
import { linkSentTo } from '../helper.ts';
import { newcomer, password, somebody } from '../people.ts';
import { type Acts, by, byNobody } from './act.ts';

export const accountActs: Acts = {
  login: async (app) => {
    const { email } = await newcomer(app);
    return byNobody(() => app.visitor().send(accounts.login, { body: { email, password } }));
  },
  register: async (app) => {
    const { email, username } = somebody();
    return byNobody(() => app.visitor().send(accounts.register, { body: { email, username, password } }));
  },
  logout: async (app) => {
    const person = await newcomer(app);
    return by(person, () => person.send(accounts.logout, { body: {} }));
  },
  forgotPassword: async (app) => {
    const { email } = await newcomer(app);
    return byNobody(() => app.visitor().send(accounts.forgotPassword, { body: { email } }));
  },
  resetPassword: async (app, admin) => {
    const { email } = await newcomer(app);
    await app.visitor().call(accounts.forgotPassword, { body: { email } });
    const token = await linkSentTo(email, admin);
    return byNobody(() =>
      app.visitor().send(accounts.resetPassword, { body: { token, password: 'another password' } }),
    );
  },
  verifyEmail: async (app, admin) => {
    const token = await linkSentTo((await newcomer(app)).email, admin);
    return byNobody(() => app.visitor().send(accounts.verifyEmail, { body: { token } }));
  },
  sendVerification: async (app) => {
    const person = await newcomer(app);
    return by(person, () => person.send(accounts.sendVerification));
  },
  changePassword: async (app) => {
    const person = await newcomer(app);
    const body = { currentPassword: password, password: 'another password' };
    return by(person, () => person.send(accounts.changePassword, { body }));
  },
  endOwnSession: async (app) => {
    const person = await newcomer(app);
    const { sessions } = await person.call(accounts.listOwnSessions);
    return by(person, () => person.send(accounts.endOwnSession, { parameters: { id: sessions[0]?.id } }));
  },
};
