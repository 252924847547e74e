import * as profile from '@atrium/contract/profile';
import * as feed from '@atrium/contract/profile-feed';
import { declineFriend, updateOwnProfile } from '@atrium/contract/profile-people';
import { addFriend, voteInPoll } from '@atrium/contract/profile-reactions';
import type { TestApp } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import { addAComment, addAPost, personIdOf, pollOf } from '../profile/profile.ts';
import { reactionCases } from '../profile/reactions.ts';
import { type Acts, by } from './act.ts';

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

export const profileActs: Acts = {
  addProfilePost: async (_, admin) =>
    by(admin, () => admin.send(feed.addProfilePost, { body: { text: 'Nets for sale.' } })),
  updateProfilePost: async (_, admin) => {
    const { id } = await addAPost(admin);
    return by(admin, () =>
      admin.send(feed.updateProfilePost, { parameters: { id }, body: { text: 'Nets given away.' } }),
    );
  },
  updateProfileComment: async (_, admin) => {
    const { id } = (await addAComment(admin)).comment;
    return by(admin, () => admin.send(feed.updateProfileComment, { parameters: { id }, body: { text: 'No.' } }));
  },
  updateOwnProfile: async (app) => {
    const person = await newcomer(app);
    return by(person, () => person.send(updateOwnProfile, { body: { designation: 'Net mender' } }));
  },
  declineFriend: async (app) => {
    const [person, asking] = [await newcomer(app), await newcomer(app)];
    const [id, askingId] = [await personIdOf(person), await personIdOf(asking)];
    await asking.call(addFriend, { parameters: { id } });
    return by(person, () => person.send(declineFriend, { parameters: { id: askingId } }));
  },
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
};
