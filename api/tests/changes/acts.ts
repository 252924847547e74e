import * as accountSettings from '@atrium/contract/account-settings';
import * as accounts from '@atrium/contract/accounts';
import { toggleBookmark } from '@atrium/contract/bookmarks';
import { undoChange } from '@atrium/contract/changes';
import * as chat from '@atrium/contract/chat';
import * as conversations from '@atrium/contract/conversations';
import * as permissions from '@atrium/contract/permissions';
import * as profile from '@atrium/contract/profile';
import { voteInPoll } from '@atrium/contract/profile-reactions';
import * as savedViews from '@atrium/contract/saved-views';
import * as tasks from '@atrium/contract/tasks';
import * as users from '@atrium/contract/users';
import { conversationOf, write } from '../chat/chat.ts';
import { linkSentTo, type TestApp } from '../helper.ts';
import { addSomebody, invitedUser, newcomer, password, somebody } from '../people.ts';
import { addAPermission, newName } from '../permissions/permissions.ts';
import type { Answer, Person } from '../person.ts';
import { addAComment, addAPost, pollOf } from '../profile/profile.ts';
import { reactionCases } from '../profile/reactions.ts';
import { addATask } from '../tasks/tasks.ts';

/** One call that changes something, once all that it needs is there. */
export interface Act {
  /** Who is named as the one who did it; null when nobody was signed in. */
  readonly actor: Person | null;
  call(): Promise<Answer>;
}

type Acts = Readonly<Record<string, (app: TestApp, admin: Person) => Promise<Act>>>;

const reactionActs: Acts = Object.fromEntries(
  Object.values(reactionCases).flatMap(({ set, clear, target }) => {
    const prepared = async (app: TestApp, admin: Person) => {
      const [person, id] = [await newcomer(app), await target(admin)];
      return { person, input: { parameters: { id } } };
    };
    const setting = async (app: TestApp, admin: Person) => {
      const { person, input } = await prepared(app, admin);
      return by(person, () => person.send(set, input));
    };
    const clearing = async (app: TestApp, admin: Person) => {
      const { person, input } = await prepared(app, admin);
      await person.send(set, input);
      return by(person, () => person.send(clear ?? set, input));
    };
    return clear ? [[set.name, setting] as const, [clear.name, clearing] as const] : [[set.name, setting] as const];
  }),
);

/** For each route that changes something, by its name: what a person does with it. */
export const acts: Acts = {
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
  toggleBookmark: async (_, admin) => by(admin, () => admin.send(toggleBookmark, { body: { id: 15 } })),
  setAccountInfo: async (app) => {
    const person = await newcomer(app);
    return by(person, () => person.send(accountSettings.setAccountInfo, { body: { bio: 'Mends nets.' } }));
  },
  setSocialLinks: async (app) => {
    const person = await newcomer(app);
    const body = { quora: 'https://quora.example/nets' };
    return by(person, () => person.send(accountSettings.setSocialLinks, { body }));
  },
  setNotificationFlags: async (app) => {
    const person = await newcomer(app);
    return by(person, () => person.send(accountSettings.setNotificationFlags, { body: { followMe: true } }));
  },
  addProfilePost: async (_, admin) =>
    by(admin, () => admin.send(profile.addProfilePost, { body: { text: 'Nets for sale.' } })),
  deleteProfilePost: async (_, admin) => {
    const { id } = await addAPost(admin);
    return by(admin, () => admin.send(profile.deleteProfilePost, { parameters: { id } }));
  },
  addProfileComment: async (_, admin) => {
    const { id } = await addAPost(admin);
    return by(admin, () => admin.send(profile.addProfileComment, { parameters: { id }, body: { text: 'Yes.' } }));
  },
  deleteProfileComment: async (_, admin) => {
    const { comment } = await addAComment(admin);
    return by(admin, () => admin.send(profile.deleteProfileComment, { parameters: { id: comment.id } }));
  },
  ...reactionActs,
  voteInPoll: async (app) => {
    const person = await newcomer(app);
    const { options } = await pollOf(person, 1);
    const body = { option: options[0]?.id };
    return by(person, () => person.send(voteInPoll, { parameters: { id: 1 }, body }));
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
  addTask: async (_, admin) =>
    by(admin, () => admin.send(tasks.addTask, { body: { task: { title: 'Oil the crane' } } })),
  updateTask: async (_, admin) => {
    const { id } = await addATask(admin);
    return by(admin, () => admin.send(tasks.updateTask, { body: { task: { id, isCompleted: true } } }));
  },
  deleteTask: async (_, admin) => {
    const { id } = await addATask(admin);
    return by(admin, () => admin.send(tasks.deleteTask, { query: { taskId: id } }));
  },
  sendChatMessage: async (app, admin) => {
    const obj = { contact: { id: (await newcomer(app)).accountId }, message: 'Hello' };
    return by(admin, () => admin.send(chat.sendChatMessage, { body: { obj } }));
  },
  setChatProfile: async (app) => {
    const person = await newcomer(app);
    const settings = { isTwoStepAuthVerificationEnabled: false, isNotificationsOn: true };
    const body = { title: 'Pilot', about: '', status: 'away', settings };
    return by(person, () => person.send(chat.setChatProfile, { body }));
  },
  readConversation: async (app, admin) => {
    const person = await newcomer(app);
    const { id: messageId } = await write(person, admin, 'Hello');
    const parameters = { id: await conversationOf(admin, person) };
    return by(admin, () => admin.send(conversations.readConversation, { parameters, body: { messageId } }));
  },
  updateChatMessage: async (app, admin) => {
    const { id } = await write(admin, await newcomer(app), 'Helo');
    const body = { message: 'Hello' };
    return by(admin, () => admin.send(conversations.updateChatMessage, { parameters: { id }, body }));
  },
  deleteChatMessage: async (app, admin) => {
    const { id } = await write(admin, await newcomer(app), 'Hello');
    return by(admin, () => admin.send(conversations.deleteChatMessage, { parameters: { id } }));
  },
};

function by(actor: Person, call: Act['call']): Act {
  return { actor, call };
}

function byNobody(call: Act['call']): Act {
  return { actor: null, call };
}
