import * as accounts from '@atrium/contract/accounts';
import { undoChange } from '@atrium/contract/changes';
import * as mail from '@atrium/contract/mail';
import * as permissions from '@atrium/contract/permissions';
import * as savedViews from '@atrium/contract/saved-views';
import * as users from '@atrium/contract/users';
import { linkSentTo, type TestApp } from '../helper.ts';
import { firstIn, letter } from '../mail/mail.ts';
import { addSomebody, invitedUser, newcomer, password, somebody } from '../people.ts';
import { addAPermission, newName } from '../permissions/permissions.ts';
import type { Answer, Person } from '../person.ts';

/** One call that changes something, once all that it needs is there. */
export interface Act {
  /** Who is named as the one who did it; null when nobody was signed in. */
  readonly actor: Person | null;
  call(): Promise<Answer>;
}

/** For each route that changes something, by its name: what a person does with it. */
export const acts: Readonly<Record<string, (app: TestApp, admin: Person) => Promise<Act>>> = {
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
  addUser: async (_, admin) => by(admin, () => admin.send(users.addUser, { body: somebody() })),
  deleteUser: async (_, admin) => {
    const { id } = await addSomebody(admin);
    return by(admin, () => admin.send(users.deleteUser, { query: { id } }));
  },
  updateUser: async (_, admin) => {
    const { id } = await addSomebody(admin);
    return by(admin, () =>
      admin.send(users.updateUser, { parameters: { id }, body: { role: 'author', company: 'Pen' } }),
    );
  },
  suspendUser: async (app, admin) => {
    const { user } = await invitedUser(app, admin);
    return by(admin, () => admin.send(users.suspendUser, { parameters: { id: user.id } }));
  },
  reactivateUser: async (app, admin) => {
    const { user } = await invitedUser(app, admin);
    await admin.call(users.suspendUser, { parameters: { id: user.id } });
    return by(admin, () => admin.send(users.reactivateUser, { parameters: { id: user.id } }));
  },
  deleteUsers: async (app, admin) => {
    const ids = [(await addSomebody(admin)).id, (await invitedUser(app, admin)).user.id];
    return by(admin, () => admin.send(users.deleteUsers, { body: { ids } }));
  },
  suspendUsers: async (app, admin) => {
    const ids = [(await addSomebody(admin)).id, (await invitedUser(app, admin)).user.id];
    return by(admin, () => admin.send(users.suspendUsers, { body: { ids } }));
  },
  inviteUser: async (_, admin) => {
    const { id } = await addSomebody(admin);
    return by(admin, () => admin.send(users.inviteUser, { parameters: { id } }));
  },
  endUserSession: async (app, admin) => {
    const { user } = await invitedUser(app, admin);
    const { sessions } = await admin.call(users.getUserAccess, { parameters: { id: user.id } });
    const parameters = { id: user.id, sessionId: sessions[0]?.id };
    return by(admin, () => admin.send(users.endUserSession, { parameters }));
  },
  setUserNotifications: async (_, admin) => {
    const parameters = { id: (await addSomebody(admin)).id };
    const notifications = [{ kind: 'new-device', email: true, browser: true, app: true }];
    return by(admin, () => admin.send(users.setUserNotifications, { parameters, body: { notifications } }));
  },
  setUserConnections: async (_, admin) => {
    const parameters = { id: (await addSomebody(admin)).id };
    const connections = [{ service: 'slack', isConnected: true, handle: '#quills' }];
    return by(admin, () => admin.send(users.setUserConnections, { parameters, body: { connections } }));
  },
  undoChange: async (_, admin) => {
    const { id } = await addSomebody(admin);
    const { changeId } = await admin.call(users.deleteUser, { query: { id } });
    return by(admin, () => admin.send(undoChange, { parameters: { id: changeId } }));
  },
  addSavedView: async (_, admin) =>
    by(admin, () =>
      admin.send(savedViews.addSavedView, { body: { list: 'users', name: somebody().fullName, state: '{}' } }),
    ),
  deleteSavedView: async (_, admin) => {
    const body = { list: 'users', name: somebody().fullName, state: '{}' };
    const { savedView } = await admin.call(savedViews.addSavedView, { body });
    return by(admin, () => admin.send(savedViews.deleteSavedView, { parameters: { id: savedView.id } }));
  },
  updateMails: async (_, admin) => {
    const { id, isStarred } = await firstIn(admin);
    const body = { emailIds: [id], dataToUpdate: { isStarred: !isStarred } };
    return by(admin, () => admin.send(mail.updateMails, { body }));
  },
  toggleMailLabel: async (_, admin) => {
    const { id } = await firstIn(admin);
    return by(admin, () => admin.send(mail.toggleMailLabel, { body: { emailIds: [id], label: 'private' } }));
  },
  sendMail: async (_, admin) => {
    const body = { ...letter, to: [{ email: 'client@demo.com' }] };
    return by(admin, () => admin.send(mail.sendMail, { body }));
  },
  addMailDraft: async (_, admin) => by(admin, () => admin.send(mail.addMailDraft, { body: letter })),
  updateMailDraft: async (_, admin) => {
    const { email } = await admin.call(mail.addMailDraft, { body: letter });
    const body = { ...letter, subject: 'Another subject' };
    return by(admin, () => admin.send(mail.updateMailDraft, { parameters: { id: email.id }, body }));
  },
  deleteMailDraft: async (_, admin) => {
    const { email } = await admin.call(mail.addMailDraft, { body: letter });
    return by(admin, () => admin.send(mail.deleteMailDraft, { parameters: { id: email.id } }));
  },
  addPermission: async (_, admin) =>
    by(admin, () => admin.send(permissions.addPermission, { body: { permission: { name: newName() } } })),
  updatePermission: async (_, admin) => {
    const { id } = await addAPermission(admin);
    return by(admin, () => admin.send(permissions.updatePermission, { body: { id, name: newName() } }));
  },
  deletePermission: async (_, admin) => {
    const { id } = await addAPermission(admin);
    return by(admin, () => admin.send(permissions.deletePermission, { query: { id } }));
  },
};

function by(actor: Person, call: Act['call']): Act {
  return { actor, call };
}

function byNobody(call: Act['call']): Act {
  return { actor: null, call };
}
