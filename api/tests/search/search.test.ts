import { addPost, listPosts, updatePost } from '@atrium/contract/blog-posts';
import { addClient, listClients } from '@atrium/contract/clients';
import { addContact, listContacts } from '@atrium/contract/contacts';
import { listCreditNotes } from '@atrium/contract/credit-note-list';
import { listEmployeeRecords } from '@atrium/contract/employee-records';
import { searchEvents } from '@atrium/contract/event-search';
import { getFaq, searchHelp } from '@atrium/contract/help-pages';
import { listInvoices } from '@atrium/contract/invoice-list';
import { listMails } from '@atrium/contract/mail';
import { listOrders } from '@atrium/contract/orders';
import { listProducts } from '@atrium/contract/products';
import { addQuote, deleteQuote, listQuotes } from '@atrium/contract/quotes';
import { mostHits, type SearchGroup, type SearchKind, searchEverything, searchKinds } from '@atrium/contract/search';
import { addTask, deleteTask, listTasks } from '@atrium/contract/tasks';
import { listUsers } from '@atrium/contract/users';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldWords } from '../../src/search/fold.ts';
import { openApp } from '../helper.ts';
import { aQuote } from '../invoices/billing.ts';
import { aClient, aLine } from '../invoices/invoices.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';

const app = await openApp();
const admin = await app.signIn('admin');

async function search(person: Person, q: string, kind?: SearchKind): Promise<SearchGroup[]> {
  return (await person.call(searchEverything, { query: { q, kind } })).groups;
}

async function groupOf(person: Person, q: string, kind: SearchKind): Promise<SearchGroup | undefined> {
  return (await search(person, q)).find((group) => group.kind === kind);
}

const titles = (group: SearchGroup | undefined) => group?.hits.map(({ title }) => title) ?? [];

const totalOf = ({ total, isNear }: { total: number; isNear: boolean }) => (isNear ? 0 : total);

/** What the page of a kind says of the same words. */
const totals: Partial<Record<SearchKind, (q: string) => Promise<number>>> = {
  users: async (q) => (await admin.call(listUsers, { query: { q, perPage: 1 } })).total,
  employees: async (q) => (await admin.call(listEmployeeRecords, { query: { q, perPage: 1 } })).total,
  clients: async (q) => (await admin.call(listClients, { query: { q, perPage: 1 } })).total,
  invoices: async (q) => (await admin.call(listInvoices, { query: { q, perPage: 1, allData: false } })).total,
  creditNotes: async (q) => (await admin.call(listCreditNotes, { query: { q, perPage: 1 } })).total,
  quotes: async (q) => (await admin.call(listQuotes, { query: { q, perPage: 1 } })).total,
  orders: async (q) => (await admin.call(listOrders, { query: { q, perPage: 1, all: true } })).total,
  products: async (q) => (await admin.call(listProducts, { query: { q, perPage: 1 } })).total,
  contacts: async (q) => (await admin.call(listContacts, { query: { q, perPage: 1 } })).total,
  mails: async (q) => (await admin.call(listMails, { query: { q, folder: 'all', perPage: 1 } })).total,
  tasks: async (q) => (await admin.call(listTasks, { query: { q } })).length,
  assigned: async (q) => (await admin.call(listTasks, { query: { q, filter: 'assigned' } })).length,
  events: async (q) => {
    const { upcoming, past } = await admin.call(searchEvents, { query: { q } });
    return upcoming.length + past.length;
  },
  posts: async (q) => (await admin.call(listPosts, { query: { q, perPage: 1 } })).total,
  questions: async (q) => totalOf(await admin.call(getFaq, { query: { q } })),
  articles: async (q) => totalOf(await admin.call(searchHelp, { query: { q } })),
};

const asked = fc.oneof(
  fc.constantFrom(
    'e',
    'amara',
    'is:unread',
    'a',
    'an',
    '4',
    '50',
    'lamp',
    'the ',
    'Ida',
    'ä',
    '%',
    '_',
    '\\',
    '#',
    'er',
    'quay',
    'harbour bread',
    '"high water"',
    '"a b" e',
    '"the "',
  ),
  // Accents alone, of no letter, are no words: there a list shows all of its records, and the search none.
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 4 }).filter((text) => foldWords(text).length > 0),
);

test('Whatever is asked: there are as many of each kind as its own list has', async () => {
  await fc.assert(
    fc.asyncProperty(asked, async (q) => {
      const groups = new Map((await search(admin, q)).map((group) => [group.kind, group]));
      for (const [kind, total] of Object.entries(totals)) {
        const group = groups.get(kind as SearchKind);
        const exact = group?.isNear ? 0 : (group?.total ?? 0);
        expect(exact, `${kind} ${JSON.stringify(q)}`).toBe(await total(q));
        expect(group?.hits.length ?? 0).toBe(Math.min(4, group?.total ?? 0));
      }
    }),
    { numRuns: 60 },
  );
});

test('What begins with the words comes before what holds them elsewhere', async () => {
  for (const name of ['Brine and Barley', 'Old Brine', 'Zebrine', 'Brine']) {
    await admin.call(addTask, { body: { task: { title: name } } });
  }
  expect(titles(await groupOf(admin, 'brine', 'tasks'))).toEqual(['Brine', 'Brine and Barley', 'Old Brine', 'Zebrine']);
});

test('A number finds what has it before all that holds it', async () => {
  const [invoices] = await search(admin, '#5000', 'invoices');
  expect(titles(invoices)[0]).toBe('#5000');
});

test('The order or the invoice that has a number comes before all kinds that hold it, with its sign or without', async () => {
  await admin.call(addContact, { body: { name: 'Pier 118', email: 'pier-5000@harbour.example' } });
  for (const sign of ['', '#']) {
    const [orders] = await search(admin, `${sign}118`);
    expect([orders?.kind, titles(orders)[0]]).toEqual(['orders', '#118']);
    const [invoices] = await search(admin, `${sign}5000`);
    expect([invoices?.kind, titles(invoices)[0]]).toEqual(['invoices', '#5000']);
  }
});

test('A list finds a number with the sign that it is shown with', async () => {
  for (const [kind, number] of [
    ['invoices', 5000],
    ['orders', 118],
    ['quotes', 1002],
    ['creditNotes', 3001],
  ] as const) {
    const found = await totals[kind]?.(`#${number}`);
    expect([found, found], kind).toEqual([await totals[kind]?.(String(number)), expect.any(Number)]);
    expect(found, kind).toBeGreaterThan(0);
  }
});

test('What is called by its kind and number is found first, in each language of the app', async () => {
  for (const q of [
    'invoice 5000',
    'Invoice #5000',
    'Rechnung Nr. 5000',
    'facture n° 5000',
    'fatura 5000',
    'فاتورة رقم 5000',
  ]) {
    const [first] = await search(admin, q);
    expect(first, q).toMatchObject({ kind: 'invoices', q: '5000', isNear: false });
    expect(titles(first)[0], q).toBe('#5000');
  }
  const orders = ['order 84', 'Bestellung 84', 'commande 84', 'pedido 84', 'طلب 84'];
  for (const q of orders) {
    const [first] = await search(admin, q);
    expect([first?.kind, titles(first)[0]], q).toEqual(['orders', '#84']);
  }
  for (const q of ['quote 1002', 'Angebot Nr. 1002', 'devis n° 1002', 'orçamento 1002', 'عرض سعر رقم 1002', '#1002']) {
    const [first] = await search(admin, q);
    expect([first?.kind, titles(first)[0]], q).toEqual(['quotes', '#1002']);
  }
  for (const q of ['credit note 3001', 'Gutschrift 3001', 'avoir n° 3001', 'nota de crédito 3001', 'إشعار دائن 3001']) {
    const [first] = await search(admin, q);
    expect([first?.kind, titles(first)[0]], q).toEqual(['creditNotes', '#3001']);
  }
  // Its list finds as many by what it is told to be searched for.
  const [many] = await search(admin, 'invoice 50');
  expect(many).toMatchObject({ kind: 'invoices', q: '50', total: await totals.invoices?.('50') });
  expect((await search(admin, 'invoice 50', 'invoices'))[0]?.hits.length).toBeGreaterThan(4);
});

test('A quote is found by whom it is to and by its number, until it is deleted', async () => {
  const { client } = await admin.call(addClient, { body: aClient() });
  const addOne = async (costCents: number) => {
    const lines = [aLine({ costCents, quantityThousandths: 1_000 })];
    return (await admin.call(addQuote, { body: aQuote({ clientId: client.id, lines }) })).quote.id;
  };
  const first = await addOne(100);
  // Each comes to as much as the number of the first one.
  for (let count = 0; count < 24; count += 1) await addOne(first * 100);
  const ofClient = await groupOf(admin, client.name, 'quotes');
  expect(ofClient).toMatchObject({ total: 25, hits: { length: 4 } });
  expect(ofClient?.hits[0]).toMatchObject({ title: `#${first + 24}`, detail: client.name, amountCents: first * 100 });
  expect(titles(await groupOf(admin, `quote ${first}`, 'quotes'))[0]).toBe(`#${first}`);
  await admin.call(deleteQuote, { parameters: { id: first } });
  expect(await groupOf(admin, `quote ${first}`, 'quotes')).toMatchObject({ total: 24 });
});

test('A kind and a number that nobody has, and more words than these, are words like others', async () => {
  await admin.call(addTask, { body: { task: { title: 'Write order 777001 down' } } });
  expect(titles(await groupOf(admin, 'order 777001', 'tasks'))).toEqual(['Write order 777001 down']);
  expect(await groupOf(admin, 'order 777001', 'orders')).toBeUndefined();
  expect(await groupOf(admin, 'order 84 of nobody', 'orders')).toBeUndefined();
  const stranger = await newcomer(app);
  expect(await groupOf(await app.signIn('client'), 'order 84', 'orders')).toBeUndefined();
  expect((await groupOf(stranger, 'order 84', 'orders'))?.hits[0]?.title).toBe('#84');
});

test('A word with a slip finds words like it, and says so; none of them are shown where the word itself is found', async () => {
  await admin.call(addTask, { body: { task: { title: 'Varnish the cupboards' } } });
  for (const q of ['varnihs', 'vernish', 'varnsh', 'varrnish', 'varnish cupbord', 'the varnihs']) {
    const group = await groupOf(admin, q, 'tasks');
    expect(titles(group), q).toEqual(['Varnish the cupboards']);
    expect(group?.isNear, q).toBe(true);
  }
  expect(await groupOf(admin, 'varnish', 'tasks')).toMatchObject({ isNear: false, total: 1 });
  expect(await groupOf(admin, 'gibberish', 'tasks')).toBeUndefined();
  expect(await groupOf(admin, 'cat', 'tasks')).toBeUndefined();
});

test('A slip in the name of a client finds the quotes to them, the latest first', async () => {
  const { client } = await admin.call(addClient, { body: { ...aClient(), name: 'Wilhelmina Quarterdeck' } });
  const addOne = async () => (await admin.call(addQuote, { body: aQuote({ clientId: client.id }) })).quote.id;
  const [first, second] = [await addOne(), await addOne()];
  for (const q of ['quartredeck', 'wilhelmna quarterdeck']) {
    const group = await groupOf(admin, q, 'quotes');
    expect([group?.isNear, group?.total, titles(group)], q).toEqual([true, 2, [`#${second}`, `#${first}`]]);
  }
  await admin.call(deleteQuote, { parameters: { id: second } });
  expect(titles(await groupOf(admin, 'quartredeck', 'quotes'))).toEqual([`#${first}`]);
});

test("Nobody finds what is another's own, and what was deleted is not found", async () => {
  const [one, other] = [await newcomer(app), await newcomer(app)];
  const { task } = await one.call(addTask, { body: { task: { title: 'Whisper nobody else may hear' } } });
  expect(titles(await groupOf(one, 'whisper', 'tasks'))).toEqual([task.title]);
  for (const person of [other, admin]) {
    for (const q of ['whisper', 'whispre']) expect(await search(person, q), q).toEqual([]);
  }
  await one.call(deleteTask, { query: { taskId: task.id } });
  expect(await search(one, 'whisper')).toEqual([]);
});

test('Each finds what the rights allow: a client nothing of all this', async () => {
  const client = await app.signIn('client');
  for (const q of ['a', 'Ida', '5000', 'lamp']) expect(await search(client, q)).toEqual([]);
});

test('One kind is asked alone, and gives more of it', async () => {
  const groups = await search(admin, 'a', 'users');
  expect(groups.map(({ kind }) => kind)).toEqual(['users']);
  expect(groups[0]?.hits).toHaveLength(20);
});

test('Where no list shows them, all of a kind are there when they are asked for: files, and what has words like these', async () => {
  const [some] = await search(admin, 'e', 'files');
  const ask = (q: string, kind: SearchKind) =>
    admin.call(searchEverything, { query: { q, kind, most: mostHits } }).then(({ groups }) => groups[0]);
  const files = await ask('e', 'files');
  expect(files?.hits.length).toBe(some?.total);
  for (let count = 0; count < 25; count += 1)
    await admin.call(addTask, { body: { task: { title: `Scrub the barnacles ${count}` } } });
  expect(await groupOf(admin, 'barnalces', 'tasks')).toMatchObject({ isNear: true, total: 25, hits: { length: 4 } });
  expect((await ask('barnalces', 'tasks'))?.hits.length).toBe(25);
});

test('Of every kind of the sample there is something to find', async () => {
  const found = new Set<SearchKind>();
  for (const q of ['a', 'e', 'pdf', 'jpg', 'png']) {
    for (const { kind, hits } of await search(admin, q)) {
      found.add(kind);
      expect(hits.every(({ title }) => title !== '')).toBe(true);
    }
  }
  expect(searchKinds.filter((kind) => !found.has(kind))).toEqual([]);
});

test('A post of the blog is found by what it says far below its title, together with who wrote it', async () => {
  const paragraphs = Array.from({ length: 60 }, () => '<p>Nothing but mud, and a heron that waits.</p>').join('');
  const content = `${paragraphs}<p>Then the <b>Kittiwäke</b> comes in.</p>`;
  const body = { title: 'Low water', slug: 'low-water-kittiwake', status: 'Published', content } as const;
  const { post } = await admin.call(addPost, { body });
  for (const q of ['kittiwake', `kittiwake heron`, `kittiwake ${post.author}`])
    expect(titles(await groupOf(admin, q, 'posts')), q).toEqual(['Low water']);
  expect(titles(await groupOf(admin, 'kittiwake pelican', 'posts'))).toEqual([]);
  await admin.call(updatePost, { parameters: { id: post.id }, body: { status: 'Draft' } });
  expect(titles(await groupOf(admin, 'kittiwake', 'posts'))).toEqual([]);
});
