import { undoChange } from '@atrium/contract/changes';
import * as routes from '@atrium/contract/mail-rules';
import { expect } from 'vitest';
import { fieldsOf } from '../helper.ts';
import { correspondent, mailsIn, sendTo } from '../mail/mail.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import type { ProofTable } from './proofs.ts';

export const ofTheOffice = { from: 'harbour office', labels: ['company' as const], isStarred: true };

const missing = 999_999;

export async function addRule(person: Person, more: object = {}) {
  return (await person.call(routes.addMailRule, { body: { ...ofTheOffice, ...more } })).rule;
}

async function rulesOf(person: Person) {
  return (await person.call(routes.listMailRules)).rules;
}

function undo(person: Person, changeId: number | null) {
  return person.call(undoChange, { parameters: { id: changeId ?? 0 } });
}

const apply = (person: Person, id: number) => person.call(routes.applyMailRule, { parameters: { id } });

export const mailRuleProofs: ProofTable = {
  listMailRules: {
    works: {
      "one's own, in their order, and nobody else's": async ({ app }) => {
        const person = await newcomer(app);
        const rules = [await addRule(person), await addRule(person, { from: 'zoe', isOn: false })];
        expect(await rulesOf(person)).toEqual(rules);
        expect(await rulesOf(await newcomer(app))).toEqual([]);
      },
    },
  },
  addMailRule: {
    works: {
      'with what is not said left out, and it can be undone and done again': async ({ app }) => {
        const person = await newcomer(app);
        const body = { subject: ' Tide ', labels: ['company' as const, 'private' as const, 'company' as const] };
        const { rule, changeId } = await person.call(routes.addMailRule, { body });
        expect(rule).toEqual({
          ...{ id: rule.id, from: '', to: '', subject: 'Tide', words: '', hasAttachments: false },
          ...{ folder: null, labels: ['private', 'company'], isStarred: false, isRead: false, isOn: true },
        });
        const undone = (await undo(person, changeId)).changes[0]?.id ?? 0;
        expect(await rulesOf(person)).toEqual([]);
        await undo(person, undone);
        expect(await rulesOf(person)).toEqual([rule]);
      },
    },
    refuses: {
      'a rule that means no mail, or does nothing': async ({ app }) => {
        const person = await newcomer(app);
        const refused = async (body: object) =>
          fieldsOf(await person.refused(400, routes.addMailRule, { body: body as typeof ofTheOffice }));
        expect(await refused({ from: '  ', isStarred: true })).toEqual(['from']);
        expect(await refused({ subject: 'Tide' })).toEqual(['folder']);
        expect(await refused({ subject: 'Tide', folder: 'sent' })).toEqual(['folder']);
        expect(await refused({ from: 'x'.repeat(201), isRead: true })).toEqual(['from']);
        expect(await rulesOf(person)).toEqual([]);
      },
      'one more than can be kept': async ({ app }) => {
        const person = await newcomer(app);
        for (let count = 0; count < routes.mostMailRules; count += 1) await addRule(person);
        await person.refused(409, routes.addMailRule, { body: ofTheOffice });
      },
    },
  },
  updateMailRule: {
    works: {
      'says it anew, and the undo says it as it was': async ({ app }) => {
        const person = await newcomer(app);
        const rule = await addRule(person);
        const parameters = { id: rule.id };
        const body = { to: 'all@', folder: 'trash' as const, isOn: false };
        const { rule: changed, changeId } = await person.call(routes.updateMailRule, { parameters, body });
        expect(changed).toMatchObject({ from: '', to: 'all@', folder: 'trash', labels: [], isOn: false });
        expect(await rulesOf(person)).toEqual([changed]);
        expect((await person.call(routes.updateMailRule, { parameters, body })).changeId).toBeNull();
        await undo(person, changeId);
        expect(await rulesOf(person)).toEqual([rule]);
      },
    },
    refuses: {
      'what does nothing, and an id that no rule has': async ({ app }) => {
        const person = await newcomer(app);
        const rule = await addRule(person);
        const input = { parameters: { id: rule.id }, body: { from: 'harbour' } };
        expect(fieldsOf(await person.refused(400, routes.updateMailRule, input))).toEqual(['folder']);
        await person.refused(404, routes.updateMailRule, { parameters: { id: missing }, body: ofTheOffice });
        expect(await rulesOf(person)).toEqual([rule]);
      },
    },
    keepsOut: {
      'everybody else': async ({ app, admin }) => {
        const person = await newcomer(app);
        const rule = await addRule(person);
        await admin.refused(404, routes.updateMailRule, { parameters: { id: rule.id }, body: { ...rule, from: 'x' } });
        expect(await rulesOf(person)).toEqual([rule]);
      },
    },
  },
  moveMailRule: {
    works: {
      'puts it where one wants it, and the undo back': async ({ app }) => {
        const person = await newcomer(app);
        const rules = [await addRule(person), await addRule(person, { from: 'zoe' }), await addRule(person)];
        const [one, two, three] = rules.map(({ id }) => id);
        const move = async (id: number | undefined, afterId: number | null | undefined) =>
          (await person.call(routes.moveMailRule, { parameters: { id: id ?? 0 }, body: { afterId: afterId ?? null } }))
            .changeId;
        const order = async () => (await rulesOf(person)).map(({ id }) => id);
        const first = await move(three, null);
        expect(await order()).toEqual([three, one, two]);
        const last = await move(three, two);
        expect(await order()).toEqual([one, two, three]);
        expect(await move(three, two)).toBeNull();
        await undo(person, last);
        await undo(person, first);
        expect(await rulesOf(person)).toEqual(rules);
      },
    },
    refuses: {
      'an id that no rule has, and a place behind none': async ({ app }) => {
        const person = await newcomer(app);
        const rules = [await addRule(person), await addRule(person)];
        const body = { afterId: missing };
        await person.refused(404, routes.moveMailRule, { parameters: { id: missing }, body: { afterId: null } });
        const parameters = { id: rules[0]?.id ?? 0 };
        expect(fieldsOf(await person.refused(400, routes.moveMailRule, { parameters, body }))).toEqual(['afterId']);
        expect(await rulesOf(person)).toEqual(rules);
      },
    },
    keepsOut: {
      'everybody else, and puts no rule behind one of theirs': async ({ app, admin }) => {
        const person = await newcomer(app);
        const rules = [await addRule(person), await addRule(person)];
        const [one, two] = rules.map(({ id }) => id);
        const move = { parameters: { id: one ?? 0 }, body: { afterId: two ?? 0 } };
        await admin.refused(404, routes.moveMailRule, move);
        const own = { parameters: { id: (await addRule(await newcomer(app))).id }, body: { afterId: two ?? 0 } };
        await person.refused(404, routes.moveMailRule, own);
        expect(await rulesOf(person)).toEqual(rules);
      },
    },
  },
  deleteMailRule: {
    works: {
      'and its undo brings it back': async ({ app }) => {
        const person = await newcomer(app);
        const rule = await addRule(person);
        const { changeId } = await person.call(routes.deleteMailRule, { parameters: { id: rule.id } });
        expect(await rulesOf(person)).toEqual([]);
        await undo(person, changeId);
        expect(await rulesOf(person)).toEqual([rule]);
      },
    },
    refuses: {
      'an id that no rule has': async ({ admin }) => {
        await admin.refused(404, routes.deleteMailRule, { parameters: { id: missing } });
      },
    },
    keepsOut: {
      'everybody else': async ({ app, admin }) => {
        const person = await newcomer(app);
        const rule = await addRule(person);
        await admin.refused(404, routes.deleteMailRule, { parameters: { id: rule.id } });
        expect(await rulesOf(person)).toEqual([rule]);
      },
    },
  },
  previewMailRule: {
    works: {
      "how many of one's own inbox are meant, and the newest of them": async ({ app, admin }) => {
        const person = await newcomer(app);
        for (const subject of ['Tide 1', 'Ropes', 'Tide 2', 'Tide 3', 'Tide 4'])
          await sendTo(admin, person.email, { subject });
        const { total, lookedAt, mails } = await person.call(routes.previewMailRule, { body: { subject: 'TIDE' } });
        expect([total, lookedAt]).toEqual([4, 5]);
        expect(mails.map(({ subject }) => subject)).toEqual(['Tide 4', 'Tide 3', 'Tide 2']);
        const nothing = { total: 0, lookedAt: 0, mails: [] };
        expect(await (await newcomer(app)).call(routes.previewMailRule, { body: { subject: 'tide' } })).toEqual(
          nothing,
        );
      },
    },
    refuses: {
      'what means no mail': async ({ admin }) => {
        expect(fieldsOf(await admin.refused(400, routes.previewMailRule, { body: { words: ' ' } }))).toEqual(['from']);
      },
    },
  },
  applyMailRule: {
    works: {
      'to what is in the inbox, once, and one undo takes all of it back': async ({ app }) => {
        const person = await correspondent(app);
        const before = await mailsIn(person);
        const trash = (await mailsIn(person, { folder: 'trash' })).length;
        const sender = before[0]?.from.email ?? '';
        const meant = before.filter(({ from }) => from.email === sender);
        const { id } = await addRule(person, { from: sender, folder: 'trash', isRead: true, isOn: false });
        const { changed, changeId } = await apply(person, id);
        expect(changed).toBeGreaterThanOrEqual(meant.length);
        expect((await mailsIn(person)).some(({ from }) => from.email === sender)).toBe(false);
        expect((await mailsIn(person, { folder: 'trash' })).length).toBeGreaterThan(trash);
        expect(await apply(person, id)).toEqual({ changed: 0, changeId: null });
        await undo(person, changeId);
        expect(await mailsIn(person)).toEqual(before);
      },
    },
    refuses: {
      'an id that no rule has': async ({ admin }) => {
        await admin.refused(404, routes.applyMailRule, { parameters: { id: missing } });
      },
    },
    keepsOut: {
      'everybody else': async ({ app, admin }) => {
        const person = await newcomer(app);
        const rule = await addRule(person);
        await admin.refused(404, routes.applyMailRule, { parameters: { id: rule.id } });
      },
    },
  },
};
