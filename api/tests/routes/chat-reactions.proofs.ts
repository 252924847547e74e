import { type ReactionKind, reactionKinds } from '@atrium/contract/chat';
import { changeContact } from '@atrium/contract/chat-contacts';
import * as routes from '@atrium/contract/conversations';
import { listNotifications } from '@atrium/contract/notifications';
import { expect } from 'vitest';
import { conversationOf, open, unread, write } from '../chat/chat.ts';
import { fieldsOf } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import type { ProofTable, Stage } from './proofs.ts';

async function greeting({ app }: Stage) {
  const [one, other] = [await newcomer(app), await newcomer(app)];
  const { id } = await write(one, other, 'Hello');
  const react = (who: Person, kind: ReactionKind, isOn = true) =>
    who.call(routes.reactToChatMessage, { parameters: { id }, body: { kind, isOn } });
  return { one, other, id, react };
}

export const chatReactionProofs: ProofTable = {
  reactToChatMessage: {
    works: {
      'counts each who reacted once, in one order, until they take it back': async (stage) => {
        const { one, other, react } = await greeting(stage);
        for (const kind of reactionKinds.toReversed()) await react(other, kind);
        expect((await react(other, 'heart')).changeId).toBeNull();
        await react(one, 'heart');
        const seen = async () => (await open(one, other))[0]?.reactions;
        const both = [one.accountId, other.accountId].sort((a, b) => a - b);
        expect((await seen())?.map(({ kind }) => kind)).toEqual(reactionKinds);
        expect((await seen())?.[1]).toEqual({ kind: 'heart', accountIds: both });
        for (const kind of reactionKinds) await react(other, kind, false);
        expect(await seen()).toEqual([{ kind: 'heart', accountIds: [one.accountId] }]);
        const { message, changeId } = await react(one, 'heart', false);
        expect([message.reactions, changeId]).toEqual([[], expect.any(Number)]);
        expect((await react(one, 'heart', false)).changeId).toBeNull();
      },
      'is heard by both and by nobody else, and is no news': async (stage) => {
        const { one, other, id, react } = await greeting(stage);
        await open(other, one);
        const listeners = [await one.listen(), await other.listen()];
        const outside = await stage.admin.listen();
        for (const live of [...listeners, outside]) await live.next();
        await react(other, 'done');
        for (const live of listeners) {
          expect(await live.nextChange()).toMatchObject({ entity: 'chat-reaction', action: 'create', entityId: id });
          await live.close();
        }
        await outside.silence(50);
        await outside.close();
        stage.app.moveClock(6);
        await stage.app.app.runDueJobs();
        expect((await one.call(listNotifications, { query: {} })).notifications).toEqual([]);
        expect(await unread(one, other)).toBe(0);
      },
      'once, when it is asked several times at the same moment': async (stage) => {
        const { other, react } = await greeting(stage);
        const answers = await Promise.all([1, 2, 3].map(() => react(other, 'laugh')));
        expect(answers.filter(({ changeId }) => changeId !== null)).toHaveLength(1);
        expect(answers.at(-1)?.message.reactions).toEqual([{ kind: 'laugh', accountIds: [other.accountId] }]);
      },
    },
    refuses: {
      'an id that no message has, one that was deleted, one that was cleared, and what is no reaction': async (
        stage,
      ) => {
        const { one, other, id } = await greeting(stage);
        const body = { kind: 'heart', isOn: true } as const;
        const conversationId = await conversationOf(other, one);
        await other.call(routes.clearConversation, { parameters: { id: conversationId } });
        await other.refused(404, routes.reactToChatMessage, { parameters: { id }, body });
        await one.call(routes.deleteChatMessage, { parameters: { id } });
        for (const gone of [id, 999_999])
          await one.refused(404, routes.reactToChatMessage, { parameters: { id: gone }, body });
        const wrong = { parameters: { id }, body: { kind: '❤️', isOn: 'yes' } };
        expect(fieldsOf(await one.refused(400, routes.reactToChatMessage, wrong)).sort()).toEqual(['isOn', 'kind']);
      },
      'where one has blocked the other, but to take back': async (stage) => {
        const { one, other, id, react } = await greeting(stage);
        await react(one, 'heart');
        await react(other, 'heart');
        await other.call(changeContact, { parameters: { id: one.accountId }, body: { isBlocked: true } });
        for (const person of [one, other]) {
          const body = { kind: 'done', isOn: true } as const;
          await person.refused(409, routes.reactToChatMessage, { parameters: { id }, body });
          await react(person, 'heart', false);
        }
        expect((await open(one, other))[0]?.reactions).toEqual([]);
      },
    },
    keepsOut: {
      'whoever is not in the conversation': async (stage) => {
        const { one, other, id } = await greeting(stage);
        const body = { kind: 'heart', isOn: true } as const;
        for (const stranger of [stage.admin, await newcomer(stage.app)])
          await stranger.refused(404, routes.reactToChatMessage, { parameters: { id }, body });
        expect((await open(one, other))[0]?.reactions).toEqual([]);
      },
    },
  },
};
