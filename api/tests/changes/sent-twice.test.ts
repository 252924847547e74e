import { getOwnAccount } from '@atrium/contract/accounts';
import { addAddress } from '@atrium/contract/addresses';
import { addApiKey, deleteApiKey, listApiKeys } from '@atrium/contract/api-keys';
import { addProduct } from '@atrium/contract/catalogue';
import { type Entity, undoChange } from '@atrium/contract/changes';
import { addChatGroup } from '@atrium/contract/chat-groups';
import { addClient } from '@atrium/contract/clients';
import { addEmployee } from '@atrium/contract/employee-records';
import { addArticle, addHelpSection } from '@atrium/contract/help-writing';
import { duplicateInvoice } from '@atrium/contract/invoices';
import { makeEventFrom, makeTaskFrom } from '@atrium/contract/links';
import { addMailLabel } from '@atrium/contract/mail-labels';
import { addMailRule } from '@atrium/contract/mail-rules';
import { listNotifications } from '@atrium/contract/notifications';
import type { Route } from '@atrium/contract/route';
import { addTaskTag } from '@atrium/contract/task-tags';
import { addTask } from '@atrium/contract/tasks';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { codeNow, withTwoSteps } from '../codes.ts';
import { faqSection } from '../help/help.ts';
import { openApp, type TestApp } from '../helper.ts';
import { newcomer, password } from '../people.ts';
import type { Person } from '../person.ts';
import { brassLantern } from '../routes/catalogue.proofs.ts';
import { lampFitter } from '../routes/employee-records.proofs.ts';
import { ofTheOffice } from '../routes/mail-rules.proofs.ts';
import { address } from '../shop/shop.ts';

interface Addition {
  route: Route;
  entity: Entity;
  /** What is asked for; `others` is another of the kind. */
  input: object;
  others: object;
  parameters?: Record<string, unknown>;
}

const other = { fullName: 'Odile Marchand' };
const invoice = { entity: 'invoice', id: 5003 };
const timeZone = 'Europe/Berlin';
const category = { site: 'faq', parentId: null, title: 'On the quay' };
const question = { title: 'When is high water?', content: '<p>At noon.</p>', isPublished: true };
const client = { name: 'Odile Marchand', companyEmail: 'odile@marchand.example' };

const additions: readonly Addition[] = [
  { route: addClient, entity: 'client', input: client, others: { name: 'Odile M.' } },
  { route: addProduct, entity: 'product', input: brassLantern, others: { name: 'Tin Lantern' } },
  { route: addEmployee, entity: 'employee', input: lampFitter, others: other },
  { route: addChatGroup, entity: 'chat-group', input: { name: 'Pier' }, others: { name: 'Quay' } },
  { route: addArticle, entity: 'article', input: question, others: { title: 'When is low water?' } },
  { route: addHelpSection, entity: 'help-section', input: category, others: { title: 'On the pier' } },
  { route: addAddress, entity: 'address', input: address, others: other },
  { route: addMailLabel, entity: 'mail-label', input: { name: 'Pier' }, others: { name: 'Quay' } },
  { route: addMailRule, entity: 'mail-rule', input: ofTheOffice, others: { isRead: true } },
  { route: addTaskTag, entity: 'task-tag', input: { name: 'Pier' }, others: { name: 'Quay' } },
  { route: duplicateInvoice, entity: 'invoice', input: {}, others: {}, parameters: { id: 5003 } },
  { route: makeTaskFrom, entity: 'task', input: { from: invoice }, others: { from: { ...invoice, id: 5004 } } },
  { route: makeEventFrom, entity: 'event', input: { from: invoice, timeZone }, others: { start: '2031-03-14' } },
];

const Added = z.looseObject({ changeId: z.int() });
const Numbered = z.object({ id: z.int() });

let app: TestApp;
let admin: Person;
/** What only this run knows of what is asked for. */
let more: Partial<Record<Entity, object>>;

beforeAll(async () => {
  app = await openApp();
  admin = await app.signIn('admin');
  const { accountId } = await newcomer(app);
  more = { 'chat-group': { memberIds: [accountId] }, article: { sectionId: await faqSection(admin) } };
});

/** The number of what was added: it stands in the answer under the name of its kind. */
function idOf(body: unknown): number {
  const ids = Object.values(Added.parse(body)).map((part) => Numbered.safeParse(part).data?.id);
  return ids.find((id) => id !== undefined) ?? 0;
}

test.each(additions.map((each) => [each.route.name, each] as const))(
  '%s adds once what is sent twice with one key, and refuses it for anything else',
  async (name, each) => {
    const { route, entity, input, others, parameters } = each;
    const body = { ...input, ...more[entity], idempotencyKey: `${name}, once` };
    const ask = { body, ...(parameters && { parameters }) };
    const answers = await Promise.all([1, 2].map(() => admin.send(route, ask)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[1]?.body).toEqual(answers[0]?.body);

    const made = { entity, id: idOf(answers[0]?.body) };
    const asked = { ...ask, body: { ...body, ...others }, ...(parameters && { parameters: { id: 5004 } }) };
    expect((await admin.refused(409, route, asked)).made).toEqual(made);
    const task = { task: { title: 'Tea' }, idempotencyKey: body.idempotencyKey };
    expect((await admin.refused(409, addTask, { body: task })).made).toEqual(made);

    const { changeId } = Added.parse(answers[0]?.body);
    await admin.call(undoChange, { parameters: { id: changeId } });
    expect((await admin.refused(409, route, ask)).made).toBeNull();
  },
);

const till = { name: 'Till', access: 'read', areas: {}, expiresOn: null, idempotencyKey: 'the till' } as const;

test('A key for a program is made once, and shown again to whoever lost the answer', async () => {
  const person = await newcomer(app);
  const body = { ...till, currentPassword: password };
  const answers = await Promise.all([1, 2].map(() => person.call(addApiKey, { body })));
  expect(answers[1]).toEqual(answers[0]);
  const { apiKeys } = await person.call(listApiKeys);
  expect(apiKeys).toEqual([answers[0]?.apiKey]);
  const { notifications } = await person.call(listNotifications, { query: {} });
  expect(notifications.filter(({ kind }) => kind === 'api-key-made')).toHaveLength(1);
  const { account } = await app.as(answers[1]?.key ?? '').call(getOwnAccount);
  expect(account.email).toBe(person.email);
});

test('It is shown to nobody without the password, nor after it was used; and is no key of anything else', async () => {
  const person = await newcomer(app);
  const body = { ...till, currentPassword: password };
  const { apiKey, key } = await person.call(addApiKey, { body });
  await person.refused(400, addApiKey, { body: { ...body, currentPassword: 'a wrong one' } });
  const made = { entity: 'api-key', id: apiKey.id };
  const wider = await person.refused(409, addApiKey, { body: { ...body, access: 'full' } });
  expect(wider.made).toEqual(made);

  const other = await newcomer(app);
  expect((await other.call(addApiKey, { body })).key).not.toBe(key);

  await app.as(key).call(getOwnAccount);
  await app.settle();
  const used = await person.refused(409, addApiKey, { body });
  expect(used.made).toEqual(made);
  expect(used.detail).toContain('is shown no more');
  await person.call(deleteApiKey, { parameters: { id: apiKey.id } });
  expect((await person.refused(409, addApiKey, { body })).made).toBeNull();
});

test('Whoever signs in with two steps is shown it again with the next code', async () => {
  const person = await newcomer(app);
  const { secret } = await withTwoSteps(app, person);
  const body = { ...till, currentPassword: password };
  const first = await person.call(addApiKey, { body: { ...body, code: codeNow(app, secret) } });
  await person.refused(400, addApiKey, { body: { ...body, code: codeNow(app, secret) } });
  const again = await person.call(addApiKey, { body: { ...body, code: codeNow(app, secret, 1) } });
  expect(again).toEqual(first);
});

test('A house that has another secret since does not know what a key was', async () => {
  const person = await newcomer(app);
  const body = { ...till, currentPassword: password };
  const { apiKey, key } = await person.call(addApiKey, { body });
  const moved = await openApp({
    database: app.database,
    settings: { secret: 'another secret, also of 32 bytes and more' },
  });
  const there = await moved.signIn({ email: person.email, password });
  expect((await there.refused(409, addApiKey, { body })).made).toEqual({ entity: 'api-key', id: apiKey.id });
  await moved.as(key).call(getOwnAccount);
  await moved.close();
});
