import { voteInPoll } from '@atrium/contract/profile-reactions';
import { expect } from 'vitest';
import { fieldsOf } from '../helper.ts';
import { newcomer } from '../people.ts';
import { pollOf } from '../profile/profile.ts';
import { type ReactionCase, reactionCases } from '../profile/reactions.ts';
import type { Proofs, ProofTable } from './proofs.ts';

function proofsOf(kind: string, { set, clear, target, isSet }: ReactionCase): [string, Proofs][] {
  const setProofs: Proofs = {
    works: {
      [`${kind}, for oneself alone, and once`]: async ({ app, admin }) => {
        const [person, other] = [await newcomer(app), await newcomer(app)];
        const parameters = { id: await target(admin) };
        expect((await person.send(set, { parameters })).body).toEqual({ changeId: expect.any(Number) });
        expect((await person.send(set, { parameters })).body).toEqual({ changeId: null });
        expect([await isSet(person, parameters.id), await isSet(other, parameters.id)]).toEqual([true, false]);
      },
    },
    ...refusalsOf(set),
  };
  if (!clear) return [[set.name, setProofs]];
  const clearProofs: Proofs = {
    works: {
      [`${kind}, no longer`]: async ({ app, admin }) => {
        const person = await newcomer(app);
        const parameters = { id: await target(admin) };
        expect((await person.send(clear, { parameters })).body).toEqual({ changeId: null });
        await person.send(set, { parameters });
        expect((await person.send(clear, { parameters })).body).toEqual({ changeId: expect.any(Number) });
        expect(await isSet(person, parameters.id)).toBe(false);
      },
    },
    ...refusalsOf(clear),
  };
  return [
    [set.name, setProofs],
    [clear.name, clearProofs],
  ];
}

function refusalsOf(route: ReactionCase['set']): Pick<Proofs, 'refuses' | 'keepsOut'> {
  return {
    refuses: {
      'an id that nothing has, and what is no id': async ({ admin }) => {
        await admin.refused(404, route, { parameters: { id: 999_999 } });
        expect(fieldsOf(await admin.refused(400, route, { parameters: { id: 'all' } }))).toEqual(['id']);
      },
    },
    keepsOut: {
      'everybody who is not signed in': async ({ nobody }) => {
        await nobody.refused(401, route, { parameters: { id: 1 } });
      },
    },
  };
}

export const profileReactionProofs: ProofTable = {
  ...Object.fromEntries(Object.entries(reactionCases).flatMap(([kind, reaction]) => proofsOf(kind, reaction))),
  voteInPoll: {
    works: {
      'for an option, and then for another': async ({ app }) => {
        const person = await newcomer(app);
        const before = await pollOf(person, 2);
        for (const option of before.options) {
          await person.call(voteInPoll, { parameters: { id: 2 }, body: { option: option.id } });
          const { options } = await pollOf(person, 2);
          expect(options.filter(({ isChosen }) => isChosen).map(({ id }) => id)).toEqual([option.id]);
          const votes = before.options.map((one) => one.votes + (one.id === option.id ? 1 : 0));
          expect(options.map((one) => one.votes)).toEqual(votes);
        }
      },
    },
    refuses: {
      'an option of another poll, and none': async ({ admin }) => {
        const [own, other] = [await pollOf(admin, 1), await pollOf(admin, 2)];
        for (const option of [other.options[0]?.id, undefined]) {
          const problem = await admin.refused(400, voteInPoll, { parameters: { id: own.id }, body: { option } });
          expect(fieldsOf(problem)).toEqual(['option']);
        }
      },
      'a poll that there is not': async ({ admin }) => {
        await admin.refused(404, voteInPoll, { parameters: { id: 999_999 }, body: { option: 1 } });
      },
    },
    keepsOut: {
      'everybody who is not signed in': async ({ nobody }) => {
        await nobody.refused(401, voteInPoll, { parameters: { id: 1 }, body: { option: 1 } });
      },
    },
  },
};
