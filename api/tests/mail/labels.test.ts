import { undoChange } from '@atrium/contract/changes';
import * as mail from '@atrium/contract/mail';
import type { MailLabel, OwnMailLabel } from '@atrium/contract/mail-labels';
import * as labels from '@atrium/contract/mail-labels';
import * as rules from '@atrium/contract/mail-rules';
import { searchEverything } from '@atrium/contract/search';
import { expect, test } from 'vitest';
import { undo } from '../changes/undoing.ts';
import { fieldsOf, openApp } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import { addLabel, labelsOf } from '../routes/mail-labels.proofs.ts';
import { addRule } from '../routes/mail-rules.proofs.ts';
import { correspondent, firstIn, letter, mailsIn, sendTo } from './mail.ts';

const app = await openApp();
const admin = await app.signIn('admin');

function toggle(person: Person, emailIds: number[], label: MailLabel) {
  return person.call(mail.toggleMailLabel, { body: { emailIds, label } });
}

function remove(person: Person, { id }: OwnMailLabel) {
  return person.call(labels.deleteMailLabel, { parameters: { id } });
}

async function labelled(person: Person, count: number) {
  const label = await addLabel(person);
  const emailIds = (await mailsIn(person)).slice(0, count).map(({ id }) => id);
  await toggle(person, emailIds, label.key);
  return { label, emailIds };
}

async function idsIn(person: Person, query: Parameters<typeof mailsIn>[1]): Promise<number[]> {
  return (await mailsIn(person, query)).map(({ id }) => id);
}

test('A label of one’s own is given and taken like the four, and undone like them', async () => {
  const person = await correspondent(app);
  const { label, emailIds } = await labelled(person, 3);
  expect(await idsIn(person, { label: label.key })).toEqual(emailIds);
  const [first] = emailIds;
  const { changeId } = await toggle(person, [first ?? 0], label.key);
  expect(await idsIn(person, { label: label.key })).toEqual(emailIds.slice(1));
  await undo(person, changeId);
  expect((await person.call(mail.getMail, { query: { id: first ?? 0 } })).labels).toContain(label.key);
  const beside = await person.call(mail.paginateMail, {
    query: { dir: 'next', emailId: first ?? 0, label: label.key },
  });
  expect(beside.id).toBe(emailIds[1]);
});

test('It is searched by its name, whatever its case and however many words it has', async () => {
  const person = await correspondent(app);
  const { label, emailIds } = await labelled(person, 2);
  const body = { name: 'Möwen am Kai' };
  await person.call(labels.updateMailLabel, { parameters: { id: label.id }, body });
  expect(await idsIn(person, { q: 'label:"mowen am KAI"' })).toEqual(emailIds);
  expect(await idsIn(person, { q: 'label:"möwen am kai" label:zebra' })).toEqual([]);
  expect(await idsIn(await correspondent(app), { q: 'label:"möwen am kai"' })).toEqual([]);
  const { groups } = await person.call(searchEverything, { query: { q: 'label:"möwen am kai"' } });
  expect(groups.find(({ kind }) => kind === 'mails')?.total).toBe(emailIds.length);
});

test('A deleted label is on no mail any more, and its undo brings it back to all of them and touches no other', async () => {
  const person = await correspondent(app);
  const { label, emailIds } = await labelled(person, 3);
  const before = await mailsIn(person);
  const { changeId } = await remove(person, label);
  const without = await mailsIn(person);
  expect(without).toEqual(
    before.map((each) => ({ ...each, labels: each.labels.filter((other) => other !== label.key) })),
  );
  await person.refused(404, mail.listMails, { query: { label: label.key } });
  await toggle(person, emailIds.slice(0, 1), 'private');
  await undo(person, changeId);
  expect(await idsIn(person, { label: label.key })).toEqual(emailIds);
  await toggle(person, emailIds.slice(0, 1), 'private');
  expect(await mailsIn(person)).toEqual(before);
});

test('What was done with a label before it was deleted can be undone, and shows none while it is gone', async () => {
  const person = await correspondent(app);
  const { label, emailIds } = await labelled(person, 1);
  const taken = await toggle(person, emailIds, label.key);
  const deleted = await remove(person, label);
  await undo(person, taken.changeId);
  expect((await firstIn(person)).labels).not.toContain(label.key);
  await undo(person, deleted.changeId);
  expect((await firstIn(person)).labels).toContain(label.key);
});

test('Where another label has its name by now, a deleted one does not come back', async () => {
  const person = await newcomer(app);
  const { changeId } = await remove(person, await addLabel(person, 'Harbour'));
  const other = await addLabel(person, 'harbour');
  await person.refused(409, undoChange, { parameters: { id: changeId } });
  expect(await labelsOf(person)).toEqual([other]);
});

test('A rule puts it on what arrives, and on what is there when it is applied', async () => {
  const person = await newcomer(app);
  const label = await addLabel(person);
  await sendTo(admin, person.email);
  const rule = await addRule(person, { from: '', subject: 'tide', labels: [label.key, 'company'], isStarred: false });
  expect(rule.labels).toEqual(['company', label.key]);
  await person.call(rules.applyMailRule, { parameters: { id: rule.id } });
  await sendTo(admin, person.email);
  expect((await mailsIn(person)).map((each) => each.labels)).toEqual([rule.labels, rule.labels]);
});

test('A deleted label is out of the rules; those that did nothing else go with it, and its undo brings all back', async () => {
  const person = await newcomer(app);
  const label = await addLabel(person);
  await addRule(person, { labels: [label.key], isStarred: false });
  await addRule(person, { labels: [label.key, 'private'], isStarred: false });
  await addRule(person, { labels: [label.key], isStarred: true, isOn: false });
  await addRule(person, { labels: ['private'] });
  const list = async () => (await person.call(rules.listMailRules)).rules;
  const before = await list();
  const { deletedRules, changeId } = await remove(person, label);
  expect(deletedRules).toBe(1);
  const left = before.slice(1).map((each) => ({ ...each, labels: each.labels.filter((other) => other !== label.key) }));
  expect(await list()).toEqual(left);
  const undone = await undo(person, changeId);
  expect(await list()).toEqual(before);
  await undo(person, undone);
  expect(await list()).toEqual(left);
});

test('A rule does not get a label back that is gone', async () => {
  const person = await newcomer(app);
  const label = await addLabel(person);
  const { id } = await addRule(person, { labels: [label.key] });
  const body = { from: 'zoe', isRead: true };
  const { changeId } = await person.call(rules.updateMailRule, { parameters: { id }, body });
  const deleted = await remove(person, label);
  await person.refused(409, undoChange, { parameters: { id: changeId } });
  await undo(person, deleted.changeId);
  await undo(person, changeId);
  expect((await person.call(rules.listMailRules)).rules[0]?.labels).toEqual([label.key]);
});

test('Nobody gives a mail or a rule the label of somebody else, or one that is gone', async () => {
  const person = await correspondent(app);
  const gone = await addLabel(person);
  await remove(person, gone);
  const { id } = await firstIn(person);
  for (const { key } of [await addLabel(admin, 'Of the admin'), gone]) {
    const toggled = { body: { emailIds: [id], label: key } };
    expect(fieldsOf(await person.refused(400, mail.toggleMailLabel, toggled))).toEqual(['label']);
    const rule = { body: { from: 'zoe', labels: [key] } };
    expect(fieldsOf(await person.refused(400, rules.addMailRule, rule))).toEqual(['labels']);
    const written = { body: { ...letter, to: [{ email: person.email }], labels: [key] } };
    expect(fieldsOf(await person.refused(400, mail.sendMail, written))).toEqual(['labels']);
    expect(fieldsOf(await person.refused(400, mail.addMailDraft, written))).toEqual(['labels']);
    await person.refused(404, mail.listMails, { query: { label: key } });
    await person.refused(404, mail.getMail, { query: { id, label: key } });
  }
  const unknown = { body: { emailIds: [id], label: 'own-0' as const } };
  expect(fieldsOf(await person.refused(400, mail.toggleMailLabel, unknown))).toEqual(['label']);
  expect(JSON.stringify(await mailsIn(person))).not.toContain('own-');
});

test('A mail keeps its labels to whoever wrote it, a draft has them until it is sent', async () => {
  const writer = await newcomer(app);
  const reader = await newcomer(app);
  const label = await addLabel(writer, 'Only mine');
  const body = { ...letter, to: [{ email: reader.email }], labels: [label.key] };
  const { email: draft } = await writer.call(mail.addMailDraft, { body });
  expect(draft.labels).toEqual([label.key]);
  const sent = await sendTo(writer, reader.email, { draftId: draft.id, labels: undefined });
  expect(sent.labels).toEqual([label.key]);
  expect(JSON.stringify(await mailsIn(reader))).not.toContain('own-');
});
