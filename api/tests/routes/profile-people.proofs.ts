import { getFile } from '@atrium/contract/files';
import { declineFriend, listFriends, readPerson, updateOwnProfile } from '@atrium/contract/profile-people';
import { addFriend } from '@atrium/contract/profile-reactions';
import { expect } from 'vitest';
import { fieldsOf } from '../helper.ts';
import { newcomer } from '../people.ts';
import { ownPicture, personIdOf } from '../profile/profile.ts';
import type { ProofTable } from './proofs.ts';

export const profilePeopleProofs: ProofTable = {
  readPerson: {
    works: {
      'of oneself, and of others by their id and by their account': async ({ app, admin }) => {
        const person = await newcomer(app);
        const { person: own } = await person.call(readPerson, { query: {} });
        expect(own).toMatchObject({ accountId: person.accountId, friendState: 'self', email: person.email, posts: 0 });
        const seen = { ...own, friendState: 'none', email: null };
        expect((await admin.call(readPerson, { query: { id: own.id } })).person).toEqual(seen);
        expect((await admin.call(readPerson, { query: { account: person.accountId } })).person).toEqual(seen);
      },
    },
    refuses: {
      'an id that nobody has': async ({ admin }) => {
        await admin.refused(404, readPerson, { query: { id: 999_999 } });
        await admin.refused(404, readPerson, { query: { account: 999_999 } });
      },
    },
    keepsOut: {
      'who may not see profile pages': async ({ client }) => {
        await client.refused(403, readPerson, { query: {} });
      },
    },
  },
  updateOwnProfile: {
    works: {
      'what it says, and others see it': async ({ app, admin }) => {
        const person = await newcomer(app);
        const socialLinks = { quora: 'https://quora.example/a' };
        const said = { designation: 'Rigger', lives: 'Northquay', about: 'Ropes.', website: 'https://ropes.example' };
        const [avatar, cover] = [await ownPicture(person), await ownPicture(person)];
        await person.call(updateOwnProfile, { body: { ...said, avatar, cover, socialLinks } });
        const { person: page } = await admin.call(readPerson, { query: { account: person.accountId } });
        expect(page).toMatchObject({ ...said, avatar, cover });
        expect(page.socialLinks).toMatchObject({ ...socialLinks, twitter: '' });
        for (const picture of [avatar, cover]) {
          const parameters = { id: Number(picture.split('/').at(-1)) };
          expect((await admin.send(getFile, { parameters })).status).toBe(200);
        }
        expect((await person.call(updateOwnProfile, { body: said })).changeId).toBeNull();
      },
    },
    refuses: {
      'addresses that could run, and pictures from elsewhere': async ({ admin }) => {
        for (const body of [
          { website: 'javascript:alert(1)' },
          { cover: 'https://elsewhere.example/a.png' },
          { avatar: '/api/v1/files/999999' },
          { designation: 'x'.repeat(81) },
        ]) {
          expect(fieldsOf(await admin.refused(400, updateOwnProfile, { body }))).toEqual(Object.keys(body));
        }
      },
    },
    keepsOut: {
      'who may not see profile pages, and pictures of others': async ({ app, client, admin }) => {
        await client.refused(403, updateOwnProfile, { body: { lives: 'Here' } });
        const avatar = await ownPicture(await newcomer(app));
        expect(fieldsOf(await admin.refused(400, updateOwnProfile, { body: { avatar } }))).toEqual(['avatar']);
      },
    },
  },
  listFriends: {
    works: {
      'those of oneself and of others; requests are for the two alone': async ({ app, admin }) => {
        const [one, other] = [await newcomer(app), await newcomer(app)];
        const [oneId, otherId] = [await personIdOf(one), await personIdOf(other)];
        await one.call(addFriend, { parameters: { id: otherId } });
        const ids = (people: readonly { id: number }[]) => people.map(({ id }) => id);
        expect(ids((await one.call(listFriends, { query: {} })).asked)).toEqual([otherId]);
        expect(ids((await other.call(listFriends, { query: {} })).asking)).toEqual([oneId]);
        const seen = await admin.call(listFriends, { query: { person: otherId } });
        expect(seen).toEqual({ friends: [], asking: [], asked: [] });
        await other.call(addFriend, { parameters: { id: oneId } });
        expect(ids((await admin.call(listFriends, { query: { person: otherId } })).friends)).toEqual([oneId]);
      },
    },
    refuses: {
      'what is no person': async ({ admin }) => {
        expect(fieldsOf(await admin.refused(400, listFriends, { query: { person: 'me' } }))).toEqual(['person']);
      },
    },
    keepsOut: {
      'who may not see profile pages': async ({ client }) => {
        await client.refused(403, listFriends, { query: {} });
      },
    },
  },
  declineFriend: {
    works: {
      'a request, and it is gone for both': async ({ app }) => {
        const [person, asking] = [await newcomer(app), await newcomer(app)];
        const [id, askingId] = [await personIdOf(person), await personIdOf(asking)];
        await asking.call(addFriend, { parameters: { id } });
        const parameters = { id: askingId };
        expect(await person.call(declineFriend, { parameters })).toEqual({ changeId: expect.any(Number) });
        await person.refused(404, declineFriend, { parameters });
        expect(await asking.call(listFriends, { query: {} })).toEqual({ friends: [], asking: [], asked: [] });
      },
    },
    refuses: {
      'an id that nobody has': async ({ admin }) => {
        await admin.refused(404, declineFriend, { parameters: { id: 999_999 } });
      },
    },
    keepsOut: {
      'whom nobody has asked: a request to somebody else stays': async ({ app, admin }) => {
        const [person, asking] = [await newcomer(app), await newcomer(app)];
        const askingId = await personIdOf(asking);
        await asking.call(addFriend, { parameters: { id: await personIdOf(person) } });
        await admin.refused(404, declineFriend, { parameters: { id: askingId } });
        expect((await person.call(listFriends, { query: {} })).asking).toHaveLength(1);
      },
    },
  },
};
