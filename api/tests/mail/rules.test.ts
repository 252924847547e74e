import { undoChange } from '@atrium/contract/changes';
import { snoozeMails } from '@atrium/contract/mail';
import {
  applyMailRule,
  deleteMailRule,
  listMailRules,
  type MailRule,
  moveMailRule,
  previewMailRule,
  updateMailRule,
} from '@atrium/contract/mail-rules';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '../../src/database/migrate.ts';
import { receiveMail } from '../../src/features/mail/incoming/incoming.ts';
import { openApp } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import { addRule } from '../routes/mail-rules.proofs.ts';
import { firstIn, mailsIn, sendTo } from './mail.ts';
import { raw } from './raw.ts';

const app = await openApp();
const writer = await newcomer(app);

function receive(text: string): Promise<number> {
  return receiveMail(app.services, new TextEncoder().encode(text), {});
}

test('What comes is filed as all rules that fit say, before its reader sees it; for others it comes as ever', async () => {
  const [reader, other] = [await newcomer(app), await newcomer(app)];
  await addRule(reader, { from: writer.email.toUpperCase(), labels: ['company'], isStarred: false });
  await addRule(reader, { from: '', subject: 'TIDE', labels: ['private'], isRead: true, isStarred: false });
  await addRule(reader, { from: 'somebody else', folder: 'trash' });
  const stream = await reader.listen();
  await stream.next();
  await sendTo(writer, reader.email, { cc: [other.email] });
  expect(JSON.parse((await stream.next())?.data ?? '')).toMatchObject({ entity: 'mail', action: 'create' });
  await stream.close();
  const filed = { labels: ['private', 'company'], isRead: true, isStarred: false, folder: 'inbox' };
  expect(await mailsIn(reader)).toMatchObject([filed]);
  expect(await mailsIn(reader, { label: 'private' })).toHaveLength(1);
  expect(await mailsIn(other)).toMatchObject([{ labels: [], isRead: false, isStarred: false }]);
});

test('Everything that a rule asks for has to be so, whatever the case and the accents', async () => {
  const reader = await newcomer(app);
  await addRule(reader, { from: '', subject: 'marée', to: reader.email, words: 'noon high', isStarred: true });
  await sendTo(writer, reader.email, { subject: 'La MAREE' });
  await sendTo(writer, reader.email, { subject: 'La marée', message: '<p>High water is at six.</p>' });
  await sendTo(writer, reader.email, { subject: 'Ropes' });
  await sendTo(writer, writer.email, { subject: 'La marée', bcc: [reader.email] });
  expect((await mailsIn(reader)).map(({ isStarred }) => isStarred)).toEqual([false, false, false, true]);
});

test('A rule that asks for accents alone means no mail, and not every one', async () => {
  const reader = await newcomer(app);
  await addRule(reader, { from: '\u0301', folder: 'trash' });
  await addRule(reader, { from: '', words: '\u0301 \u0308', folder: 'trash' });
  await sendTo(writer, reader.email);
  expect(await mailsIn(reader)).toMatchObject([{ isStarred: false }]);
});

test('Of two folders the first rule decides, one that is off waits, and what goes to the trash is in no inbox', async () => {
  const reader = await newcomer(app);
  await addRule(reader, { from: writer.email, folder: 'spam', isOn: false });
  await addRule(reader, { from: writer.email, folder: 'trash' });
  await addRule(reader, { from: '', subject: 'tide', folder: 'spam', labels: ['important'], isStarred: false });
  await sendTo(writer, reader.email);
  expect(await mailsIn(reader)).toEqual([]);
  expect(await mailsIn(reader, { folder: 'spam' })).toEqual([]);
  expect(await mailsIn(reader, { folder: 'trash' })).toMatchObject([
    { labels: ['company', 'important'], isStarred: true, isRead: false },
  ]);
});

test('What another server took for spam comes into the inbox by a rule, and what comes from elsewhere is filed too', async () => {
  const reader = await newcomer(app);
  const spam = (id: string) => raw({ to: reader.email, id: `${id}@elsewhere.example`, more: ['X-Spam-Flag: YES'] });
  await receive(spam('one'));
  expect(await mailsIn(reader)).toEqual([]);
  await addRule(reader, { from: 'åse', folder: 'inbox', labels: [] });
  await receive(spam('two'));
  expect(await mailsIn(reader)).toMatchObject([{ isStarred: true, folder: 'inbox' }]);
});

test('An answer that a rule puts into the trash leaves what was put away where it is', async () => {
  const reader = await newcomer(app);
  await sendTo(writer, reader.email);
  const { id, threadId } = await firstIn(reader);
  const until = new Date(app.services.now().getTime() + 86_400_000).toISOString();
  await reader.call(snoozeMails, { body: { emailIds: [id], until } });
  await addRule(reader, { from: '', words: 'no more of this', folder: 'trash' });
  const inReplyTo = (await firstIn(writer, 'sent')).id;
  await sendTo(writer, reader.email, { message: '<p>No more of this.</p>', inReplyTo });
  expect(await mailsIn(reader, { folder: 'snoozed' })).toMatchObject([{ id }]);
  expect(await mailsIn(reader, { folder: 'trash' })).toMatchObject([{ threadId }]);
});

const filler = '<p>It will not take <b>long</b>.</p>'.repeat(200);

test('A rule reads a mail to its end: when it comes, when the rule is tried, and when it is applied', async () => {
  const reader = await newcomer(app);
  await sendTo(writer, reader.email, { subject: 'Kept', message: `${filler}<p>Mooring <b>fees</b>: café</p>` });
  await sendTo(writer, reader.email, { subject: 'Other', message: `${filler}<p>Mooring buoys</p>` });
  await sendTo(writer, reader.email, { subject: 'Mooring', message: '<p>Fees at the CAFE.</p>' });
  const asked = { words: 'fees CAFÉ mooring', from: writer.email };
  const { total, mails } = await reader.call(previewMailRule, { body: asked });
  expect([total, mails.map(({ subject }) => subject)]).toEqual([2, ['Mooring', 'Kept']]);
  const { id } = await addRule(reader, { ...asked, labels: ['personal'], isStarred: false });
  expect(await reader.call(applyMailRule, { parameters: { id } })).toMatchObject({ changed: 2 });
  await sendTo(writer, reader.email, { subject: 'New', message: `${filler}<p>Mooring fees, café</p>` });
  expect((await mailsIn(reader, { label: 'personal' })).map(({ subject }) => subject)).toEqual([
    ...['New', 'Mooring', 'Kept'],
  ]);
});

test('Where very long texts would have to be read, a rule looks not so far back, and says so', async () => {
  const reader = await newcomer(app);
  const message = `<p>${'It will not take long. '.repeat(21_000)}</p>`;
  for (let count = 0; count < 44; count += 1) await sendTo(writer, reader.email, { message, subject: `Long ${count}` });
  const { total, lookedAt } = await reader.call(previewMailRule, { body: { words: 'mooring' } });
  expect([total, lookedAt]).toEqual([0, 41]);
  expect(await reader.call(previewMailRule, { body: { words: 'take' } })).toMatchObject({ total: 44, lookedAt: 44 });
});

test('Rules that were there before they had an order keep the one that they had', async () => {
  const old = await openApp();
  const [one, other] = [await newcomer(old), await newcomer(old)];
  const rules: MailRule[] = [];
  for (let count = 0; count < 70; count += 1) rules.push(await addRule(one, { subject: `Tide ${count}` }));
  await addRule(other);
  await old.engine.write(async (transaction) => {
    await sql`alter table mail_rules drop column position_key`.execute(transaction);
    await sql`delete from migrations where name = '0082-mail-rule-order'`.execute(transaction);
  });
  expect(await migrate(old.engine)).toEqual(['0082-mail-rule-order']);
  expect(await rulesOf(one)).toEqual(rules);
  const added = await addRule(one);
  const [first] = rules;
  await one.call(moveMailRule, { parameters: { id: added.id }, body: { afterId: first?.id ?? 0 } });
  expect(await rulesOf(one)).toEqual([first, added, ...rules.slice(1)]);
});

async function rulesOf(person: Person): Promise<MailRule[]> {
  return (await person.call(listMailRules)).rules;
}

const folders = ['inbox', 'spam', 'trash'] as const;
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ add: fc.constantFrom(...folders, null) }) },
  { weight: 4, arbitrary: fc.record({ move: fc.nat(), behind: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ turn: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ remove: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ undo: fc.constant(true) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** The rules as a plain list has them, and as they were before what may be undone. */
interface Ordered {
  rules: MailRule[];
  before: MailRule[];
  changeId: number | null;
}

async function take(person: Person, change: Step, { rules, before, changeId }: Ordered): Promise<Ordered> {
  if ('undo' in change) {
    if (changeId === null) return { rules, before, changeId };
    const { changes } = await person.call(undoChange, { parameters: { id: changeId } });
    return { rules: before, before: rules, changeId: changes[0]?.id ?? null };
  }
  if ('add' in change) {
    const rule = await addRule(person, { from: writer.email, folder: change.add });
    return { rules: [...rules, rule], before: rules, changeId: null };
  }
  const at = (place: number) => rules[place % rules.length];
  const rule = at('move' in change ? change.move : 'turn' in change ? change.turn : change.remove);
  if (!rule) return { rules, before, changeId };
  const parameters = { id: rule.id };
  const others = rules.filter((other) => other !== rule);
  if ('remove' in change) {
    const removed = await person.call(deleteMailRule, { parameters });
    return { rules: others, before: rules, changeId: removed.changeId };
  }
  if ('turn' in change) {
    const body = { ...rule, isOn: !rule.isOn };
    const turned = await person.call(updateMailRule, { parameters, body });
    const after = rules.map((other) => (other === rule ? turned.rule : other));
    return { rules: after, before: rules, changeId: turned.changeId };
  }
  const place = change.behind % (others.length + 1);
  const moved = await person.call(moveMailRule, { parameters, body: { afterId: others[place - 1]?.id ?? null } });
  const after = others.toSpliced(place, 0, rule);
  return moved.changeId === null ? { rules: after, before, changeId } : { rules: after, before: rules, ...moved };
}

test('However rules are added, moved, turned off, deleted and brought back: they stand as in a plain list, and the first that says a folder decides', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 20, size: 'max' }), async (steps) => {
      const person = await newcomer(app);
      let ordered: Ordered = { rules: [], before: [], changeId: null };
      for (const each of steps) {
        ordered = await take(person, each, ordered);
        expect(await rulesOf(person)).toEqual(ordered.rules);
      }
      await sendTo(writer, person.email);
      const decides = ordered.rules.find(({ isOn, folder }) => isOn && folder !== null);
      expect(await mailsIn(person, { folder: decides?.folder ?? 'inbox' })).toHaveLength(1);
    }),
    { numRuns: 30 },
  );
});
