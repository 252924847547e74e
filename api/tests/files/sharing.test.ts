import { addProduct } from '@atrium/contract/catalogue';
import { getFile, pathOfFile, uploadAttachment } from '@atrium/contract/files';
import { expect, test } from 'vitest';
import { giveFiles, shareFiles } from '../../src/files/attachments.ts';
import { openApp } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';

const app = await openApp();
const upload = new Blob(['1,2'], { type: 'text/csv' });

function share(person: Person, fileIds: number[], accountIds: number[]) {
  const caller = { accountId: person.accountId, sessionId: 1, key: null, name: '', role: 'admin' } as const;
  const author = { ...caller, key: null, accessRoleId: null, access: null, tokenEndsAt: 0, sessionUsedAt: null };
  const now = app.services.now().toISOString();
  return app.engine.write((transaction) => shareFiles(transaction, { caller: author, now }, fileIds, accountIds));
}

async function attachment(person: Person, name: string): Promise<number> {
  return (await person.call(uploadAttachment, { query: { name }, upload })).file.id;
}

async function reads(person: Person, id: number): Promise<boolean> {
  return (await person.send(getFile, { parameters: { id } })).status === 200;
}

test('A file is read by those that it was shared with, who may share it on; by nobody else', async () => {
  const [one, other, third] = [await newcomer(app), await newcomer(app), await newcomer(app)];
  const [first, second] = [await attachment(one, 'a.csv'), await attachment(one, 'b.csv')];
  const shared = await share(one, [second, first, second], [other.accountId]);
  expect(shared.map(({ id, name }) => [id, name])).toEqual([
    [second, 'b.csv'],
    [first, 'a.csv'],
  ]);
  expect([await reads(other, first), await reads(third, first)]).toEqual([true, false]);
  await expect(share(third, [first], [third.accountId])).rejects.toThrow('no such file');
  await share(other, [first], [third.accountId, other.accountId]);
  expect([await reads(third, first), await reads(third, second)]).toEqual([true, false]);
  expect(await share(one, [], [third.accountId])).toEqual([]);
});

test('One file that is not the giver’s keeps all of them back', async () => {
  const [one, other] = [await newcomer(app), await newcomer(app)];
  const [own, foreign] = [await attachment(one, 'a.csv'), await attachment(other, 'b.csv')];
  await expect(share(one, [own, foreign], [other.accountId])).rejects.toThrow('no such file');
  expect(await reads(other, own)).toBe(false);
});

test('What was shared stays; what nobody shared goes after a day', async () => {
  const one = await app.signIn('admin');
  const [kept, lost] = [await attachment(one, 'kept.csv'), await attachment(one, 'lost.csv')];
  await share(one, [kept], []);
  app.moveClock(86_500);
  const later = await app.signIn('admin');
  await attachment(later, 'new.csv');
  await app.settle();
  expect([await reads(later, kept), await reads(later, lost)]).toEqual([true, false]);
});

test('Files are given where nobody asks, too', async () => {
  const [one, other] = [await newcomer(app), await newcomer(app)];
  const id = await attachment(one, 'a.csv');
  const now = app.services.now().toISOString();
  await app.engine.write((transaction) => giveFiles(transaction, [id], [other.accountId, other.accountId], now));
  expect(await reads(other, id)).toBe(true);
});

test('What is no picture is none of a product', async () => {
  const one = await app.signIn('admin');
  const image = pathOfFile(await attachment(one, 'a.png'));
  const product = { name: 'Dot', brand: 'Heron Press', category: 'print', priceCents: 100, image };
  await one.refused(400, addProduct, { body: product });
});
