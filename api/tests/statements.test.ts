import { renewBlogFeed } from '@atrium/contract/blog-feed';
import { renewCalendarFeed } from '@atrium/contract/calendar-files';
import { getChat } from '@atrium/contract/chat';
import { readApiDocs } from '@atrium/contract/configuration';
import { addCreditNote } from '@atrium/contract/credit-notes';
import { uploadFile } from '@atrium/contract/files';
import { archiveInvoices } from '@atrium/contract/invoice-batches';
import { listInvoices } from '@atrium/contract/invoice-list';
import { sendInvoice } from '@atrium/contract/invoices';
import type { Route } from '@atrium/contract/route';
import { routes } from '@atrium/contract/routes';
import { searchEverything, searchKinds } from '@atrium/contract/search';
import { addUser } from '@atrium/contract/users';
import { expect, test } from 'vitest';
import { insertBill } from '../src/features/pricing/plan-bills.queries.ts';
import { defaultTuning } from '../src/lists/list-index.ts';
import { newDatabase } from './engines.ts';
import { openApp } from './helper.ts';
import { finishedBatch } from './invoices/batches.ts';
import { addToEverything } from './more-of-everything.ts';
import { somebody } from './people.ts';
import type { AnyInput } from './person.ts';
import { readStatements } from './read-statements.ts';
import { picture } from './shop/pictures.ts';
import { counting } from './statements.ts';

/** What the routes are asked that cannot be asked without. */
const inputs: Record<string, AnyInput> = {
  exportEvent: { parameters: { id: 1 } },
  getCatalogueProduct: { parameters: { id: 1 } },
  getChat: { query: { id: 3 } },
  getContact: { parameters: { id: 3 } },
  getEmployee: { parameters: { id: 1 } },
  getClient: { parameters: { id: 1 } },
  getClientFigures: { parameters: { id: 1 } },
  listClientPayments: { parameters: { id: 1 } },
  getClientStatement: { parameters: { id: 1 }, query: { days: '2026-01-01..2026-03-02' } },
  getClientStatementPdf: { parameters: { id: 1 }, query: { days: '2026-01-01..2026-03-02' } },
  getEvent: { parameters: { id: 1 } },
  getDocumentLinks: { parameters: { kind: 'invoice', id: 5000 } },
  getElectronicInvoice: { parameters: { id: 5000 } },
  getFile: { parameters: { id: 1 } },
  getInvoice: { parameters: { id: 5000 } },
  getInvoicePdf: { parameters: { id: 5000 } },
  listInvoiceCredits: { parameters: { id: 5000 } },
  downloadInvoiceArchive: { parameters: { id: 1 } },
  getInvoiceSeries: { parameters: { id: 1 } },
  exportChanges: { query: { entity: 'user' } },
  getQuote: { parameters: { id: 1001 } },
  getCreditNote: { parameters: { id: 3001 } },
  getCreditNotePdf: { parameters: { id: 3001 } },
  getElectronicCreditNote: { parameters: { id: 3001 } },
  getCreditable: { parameters: { id: 5000 } },
  getQuotePdf: { parameters: { id: 1001 } },
  getPlanBillPdf: { parameters: { id: 5000 } },
  getMail: { query: { id: 20 } },
  getMessage: { parameters: { id: 2 } },
  getMessageAttachment: { parameters: { id: 2, position: 1 } },
  getOrder: { parameters: { id: 1 } },
  getOrderInvoicePdf: { parameters: { id: 1 } },
  getOrderOfInvoice: { parameters: { id: 5000 } },
  getProduct: { parameters: { id: 1 } },
  getProductFacets: { query: { q: 'lamp' } },
  getTask: { parameters: { id: 1 } },
  getProfilePost: { parameters: { id: 2 } },
  listPostLikers: { parameters: { id: 2 } },
  getUser: { query: { id: 1 } },
  getUserAccess: { parameters: { id: 1 } },
  getUserPlan: { parameters: { id: 1 } },
  listUserInvoices: { parameters: { id: 1 } },
  getUserConnections: { parameters: { id: 1 } },
  getUserNotifications: { parameters: { id: 1 } },
  listConversationMessages: { parameters: { id: 1 } },
  listConversationFiles: { parameters: { id: 1 } },
  getChatMessage: { parameters: { id: 1 } },
  getChatGroup: { parameters: { id: 3 } },
  searchChatMessages: { query: { q: 'lamps' } },
  searchConversation: { parameters: { id: 1 }, query: { q: 'lamps' } },
  listEvents: { query: { calendars: ['Business', 'Family'] } },
  listBusyTimes: {
    query: { accountIds: ['1', '2', '3'], from: '2026-03-02T00:00:00.000Z', to: '2026-03-16T00:00:00.000Z' },
  },
  listLinks: { query: { entity: 'invoice', id: 4998 } },
  listComments: { parameters: { id: 5 } },
  listTaskComments: { parameters: { id: 1 } },
  listOrderNotes: { parameters: { id: 118 } },
  listPostVersions: { parameters: { id: 1 } },
  listSavedViews: { query: { list: 'users' } },
  listWaitlist: { query: { waitsFor: 'coming-soon' } },
  paginateMail: { query: { dir: 'next', emailId: 20 } },
  readBlogPost: { query: { id: 1 } },
  readCalendarLayers: { query: { from: '2026-01-01', to: '2026-12-31' } },
  readEditedPost: { parameters: { id: 1 } },
  readPost: { parameters: { post: '3' } },
  whereIsComment: { parameters: { id: 1 } },
  readEditableBlogPost: { query: { id: 1 } },
  getHelpCategory: { parameters: { category: 'api-questions' } },
  getHelpPage: { parameters: { question: 'page-through-a-list' } },
  getHelpQuestion: { parameters: { id: 1 } },
  readKnowledgeBaseArticle: { query: { slug: 'page-through-a-list' } },
  readKnowledgeBaseCategory: { query: { category: 'api-questions' } },
  searchEvents: { query: { q: 'northquay' } },
  searchEverything: { query: { q: 'qxqxqxqx' } },
  searchHelp: { query: { q: 'list' } },
};

const most = 8;
// It asks the areas all in one, at most so many statements each.
const mostOfEachKind = 4;
const reading = routes.filter(({ method }) => method === 'GET');
const paged = reading.filter(({ query }) => query && 'perPage' in query.shape);

const database = await newDatabase();
const engine = counting(await database.open());
// Long lists are as long as they are for everybody: where they are cut changes how many statements a page takes.
const app = await openApp({ database, services: { engine, tuning: defaultTuning } });
const admin = await app.signIn('admin');
// The first reading of a day finds what has become past due, and a chat is opened for the first time but once.
await admin.call(listInvoices, { query: {} });
await admin.call(getChat, { query: { id: 3 } });
// What is sent is the second message that the outbox has: the first tells the administrator of their new browser.
await admin.call(sendInvoice, { parameters: { id: 5_000 }, body: {} });
await admin.call(addCreditNote, { parameters: { id: 5_000 }, body: { lines: [{ line: 1, netCents: 1 }] } });
await admin.call(uploadFile, { query: { name: 'dot.png' }, upload: picture() });
// Bills are written by a job in time.
await engine.write((transaction) =>
  insertBill(transaction, {
    invoiceId: 5_000,
    accountId: admin.accountId,
    plan: 'standard',
    period: 'monthly',
    creditCents: 0,
    creditLeftCents: 0,
    fromDay: '2026-02-02',
    untilDay: '2026-03-01',
  }),
);
await engine.write((transaction) =>
  transaction.insertInto('orderInvoices').values({ orderId: 1, invoiceId: 5_000 }).execute(),
);
await admin.call(archiveInvoices, { body: { chosen: { ids: [5_000] } } });
await finishedBatch(app, admin);
const { address } = await admin.call(renewCalendarFeed);
inputs.readCalendarFeed = { parameters: { token: address.split('/').at(-1) } };
const followed = await admin.call(renewBlogFeed);
inputs.followBlog = { parameters: { token: followed.address.split('/').at(-1) } };
// The latest change can be taken back: of such it is asked what else their request did.
const { changeId } = await admin.call(addUser, { body: somebody() });
inputs.getChange = { parameters: { id: changeId } };
await app.settle();
const authentication = await statementsOf(readApiDocs, {});

async function statementsOf(route: Route, { query, ...input }: AnyInput, more: object = {}): Promise<number> {
  const before = engine.asked();
  if (route.name === 'streamChanges') {
    const stream = await admin.listen();
    await stream.next();
    await stream.close();
  } else {
    const { status, text } = await admin.send(route, { ...input, query: { ...query, ...more } });
    expect(status, `\`inputs\` above says what ${route.name} is asked; it answered ${text}`).toBe(route.status);
  }
  return engine.asked() - before;
}

/** Of all these routes, without what authentication asks. */
async function measured(asked: readonly Route[], more: object = {}): Promise<Record<string, number>> {
  const counts: [string, number][] = [];
  for (const route of asked) {
    counts.push([route.name, (await statementsOf(route, inputs[route.name] ?? {}, more)) - authentication]);
  }
  return Object.fromEntries(counts);
}

test('Every route that reads has its number here, and none is large', () => {
  const names = reading.map(({ name }) => name).sort();
  const todo =
    '`readStatements` says how many each of these takes, and `inputs` what it is asked where it has parameters';
  expect(Object.keys(readStatements).sort(), todo).toEqual(names);
  const { searchEverything: _, ...others } = readStatements;
  expect(Math.max(...Object.values(others))).toBeLessThanOrEqual(most);
});

test('Whoever calls is found by one statement, and a route that reads nothing takes no other', () => {
  expect(authentication).toBe(1);
});

test('Each route takes as many statements as the table says', async () => {
  expect(await measured(reading)).toEqual(readStatements);
});

test('A page of one row takes as many as one of a hundred', async () => {
  expect(paged).not.toEqual([]);
  expect(await measured(paged, { perPage: 1 })).toEqual(await measured(paged, { perPage: 100 }));
});

test('They stay as many when there is more of everything', async () => {
  await addToEverything(app, admin);
  expect(await measured(reading)).toEqual(readStatements);
});

test('The search over everything takes few for each kind, whatever there is to find', async () => {
  for (const q of ['a', 'ha', 'harbour', 'lamp', '50', 'hrabour', 'the harbour']) {
    const asked = await statementsOf(searchEverything, { query: { q } });
    expect(asked - authentication, q).toBeLessThanOrEqual(mostOfEachKind * searchKinds.length);
  }
});
