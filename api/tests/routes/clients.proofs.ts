import { undoChange } from '@atrium/contract/changes';
import * as account from '@atrium/contract/client-account';
import * as statements from '@atrium/contract/client-statements';
import * as routes from '@atrium/contract/clients';
import { payWithCredit } from '@atrium/contract/invoice-credits';
import { listInvoices } from '@atrium/contract/invoice-list';
import { addInvoicePayment, deleteInvoice } from '@atrium/contract/invoices';
import { listMessages } from '@atrium/contract/messages';
import { expect } from 'vitest';
import { fieldsOf } from '../helper.ts';
import { addAPastDueInvoice } from '../invoices/billing.ts';
import { addACreditNote, anIssuedInvoice } from '../invoices/credit-notes.ts';
import { aCredit } from '../invoices/credits.ts';
import { aClient, addAnInvoice, payment } from '../invoices/invoices.ts';
import type { Person } from '../person.ts';
import type { ProofTable } from './proofs.ts';

const noFigures = { openCents: 0, openInvoices: 0, pastDueCents: 0, pastDueInvoices: 0, creditCents: 0 };

const refusesNobody = (route: Parameters<Person['refused']>[1]) => ({
  'one that there is not, or that was deleted': async ({ admin }: { admin: Person }) => {
    await admin.refused(404, route, { parameters: { id: 999_999 } });
    await admin.refused(400, route, { parameters: { id: 0 } });
    const { client } = await admin.call(routes.addClient, { body: aClient() });
    await admin.call(routes.deleteClient, { parameters: { id: client.id } });
    await admin.refused(404, route, { parameters: { id: client.id } });
  },
});

const statementDays = { days: '2026-03-01..2026-03-31' };

const refusesStatement = (route: Parameters<Person['refused']>[1]) => ({
  'one that there is not, and days that are none or in the wrong order': async ({ admin }: { admin: Person }) => {
    await admin.refused(404, route, { parameters: { id: 999_999 }, query: statementDays });
    for (const days of ['2026-03', '2026-03-31..2026-03-01']) {
      const problem = await admin.refused(400, route, { parameters: { id: 1 }, query: { days } });
      expect(fieldsOf(problem)).toEqual(['days']);
    }
  },
});

export const clientProofs: ProofTable = {
  listFirstClients: {
    works: {
      'five of them': async ({ admin }) => {
        const clients = await admin.call(routes.listFirstClients);
        expect(clients.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
        expect(clients[0]).toMatchObject({ name: 'Amara Okafor', company: 'Lantern Works', country: 'Nigeria' });
      },
    },
  },
  listClients: {
    works: {
      'by name': async ({ admin }) => {
        const { clients, total } = await admin.call(routes.listClients, { query: {} });
        expect(clients).toHaveLength(total);
        expect(total).toBeGreaterThanOrEqual(10);
        expect(clients.slice(0, 2).map(({ name }) => name)).toEqual(['Aino Väänänen', 'Amara Okafor']);
      },
      'some at a time, in either order': async ({ admin }) => {
        const all = await admin.call(routes.listClients, { query: { sortColumn: 'id', sort: 'desc' } });
        const query = { sortColumn: 'id', sort: 'desc', page: 2, perPage: 3 } as const;
        const { clients, total } = await admin.call(routes.listClients, { query });
        expect({ clients, total }).toEqual({ clients: all.clients.slice(3, 6), total: all.total });
      },
      'those whose name, company, e-mail or VAT number has the words': async ({ admin }) => {
        const body = { ...aClient(), vatNumber: 'FI-0000.0000' };
        const { client } = await admin.call(routes.addClient, { body });
        for (const q of [client.name, 'ROPE walk', client.companyEmail, client.vatNumber, 'fi00000000']) {
          expect((await admin.call(routes.listClients, { query: { q } })).clients).toContainEqual(client);
        }
        expect(await admin.call(routes.listClients, { query: { q: client.contact } })).toEqual({
          clients: [],
          total: 0,
        });
      },
    },
    refuses: {
      'what is no page and no order': async ({ admin }) => {
        const query = { page: 0, perPage: 101, sort: 'up', sortColumn: 'address' };
        const problem = await admin.refused(400, routes.listClients, { query });
        expect(fieldsOf(problem).sort()).toEqual(Object.keys(query).sort());
      },
      'words that are too long': async ({ admin }) => {
        const problem = await admin.refused(400, routes.listClients, { query: { q: 'x'.repeat(201) } });
        expect(fieldsOf(problem)).toEqual(['q']);
      },
    },
  },
  getClient: {
    works: {
      'one of them': async ({ admin }) => {
        const { client } = await admin.call(routes.getClient, { parameters: { id: 1 } });
        expect(client).toMatchObject({ id: 1, name: 'Amara Okafor' });
      },
    },
    refuses: {
      'one that there is not, and what is no id': async ({ admin }) => {
        await admin.refused(404, routes.getClient, { parameters: { id: 999_999 } });
        await admin.refused(400, routes.getClient, { parameters: { id: 'first' } });
      },
    },
  },
  getClientFigures: {
    works: {
      'in each currency: what is open, past due and credit, and what it came to less what was credited': async ({
        admin,
      }) => {
        const { clientId } = await aCredit(admin);
        await addAPastDueInvoice(admin, '2026-02-27', { clientId });
        const invoiceId = await anIssuedInvoice(admin, { clientId, currency: 'EUR', rateMillionths: 1_100_000 });
        await addACreditNote(admin, { lines: [{ line: 2, netCents: 1 }] }, invoiceId);
        const { figures } = await admin.call(account.getClientFigures, { parameters: { id: clientId } });
        const pastDue = { openCents: 19_000, openInvoices: 1, pastDueCents: 19_000, pastDueInvoices: 1 };
        expect(figures).toEqual([
          { ...noFigures, currency: 'EUR', totalCents: 23_800, openCents: 23_800, openInvoices: 1 },
          { ...pastDue, currency: 'USD', totalCents: 38_000, creditCents: 6_000 },
        ]);
      },
      'none for who was invoiced nothing, nor of what was deleted': async ({ admin }) => {
        const { client } = await admin.call(routes.addClient, { body: aClient() });
        const figures = () => admin.call(account.getClientFigures, { parameters: { id: client.id } });
        expect(await figures()).toEqual({ figures: [] });
        await addAnInvoice(admin, { clientId: client.id });
        const id = await anIssuedInvoice(admin, { clientId: client.id });
        expect((await figures()).figures).toMatchObject([{ totalCents: 23_801, openInvoices: 1 }]);
        await admin.call(deleteInvoice, { query: { id } });
        expect(await figures()).toEqual({ figures: [] });
      },
    },
    refuses: refusesNobody(account.getClientFigures),
  },
  listClientPayments: {
    works: {
      'the latest first, a page at a time, with refunds and the credit that was used': async ({ admin }) => {
        const { id, fromId, clientId } = await aCredit(admin);
        await admin.call(payWithCredit, { parameters: { id }, body: { fromId, amountCents: 1_000 } });
        const paid = { ...payment, paidOn: '2026-02-01', amountCents: 500 };
        await admin.call(addInvoicePayment, { parameters: { id }, body: paid });
        const page = (query: object) =>
          admin.call(account.listClientPayments, { parameters: { id: clientId }, query: { perPage: 3, ...query } });
        const first = await page({});
        expect(first.total).toBe(4);
        expect(first.payments).toMatchObject([
          { invoiceId: id, amountCents: 1_000, otherInvoiceId: fromId, currency: 'USD' },
          { invoiceId: fromId, amountCents: -1_000, otherInvoiceId: id },
          { invoiceId: fromId, amountCents: 25_000, method: 'Cash', note: 'In coins' },
        ]);
        expect((await page({ page: 2 })).payments).toMatchObject([{ invoiceId: id, paidOn: '2026-02-01' }]);
        await admin.call(deleteInvoice, { query: { id } });
        expect((await page({})).total).toBe(2);
      },
    },
    refuses: refusesNobody(account.listClientPayments),
  },
  getClientStatement: {
    works: {
      'what was owed before the days, what changed it on them, and what was owed after': async ({ admin }) => {
        const { clientId, fromId } = await aCredit(admin);
        await anIssuedInvoice(admin, { clientId, currency: 'EUR', rateMillionths: 1_100_000 });
        const query = { days: '2026-03-02..2026-03-31' };
        const found = await admin.call(statements.getClientStatement, { parameters: { id: clientId }, query });
        expect(found).toMatchObject({ client: { id: clientId }, from: '2026-03-02', until: '2026-03-31' });
        const paid = { day: '2026-03-02', kind: 'payment', invoiceId: fromId, otherId: null, dueDate: null };
        const entries = [{ ...paid, amountCents: -25_000, balanceCents: -6_000 }];
        expect(found.currencies).toEqual([
          { currency: 'EUR', openingCents: 23_801, entries: [], closingCents: 23_801 },
          { currency: 'USD', openingCents: 19_000, entries, closingCents: -6_000 },
        ]);
      },
    },
    refuses: refusesStatement(statements.getClientStatement),
  },
  getClientStatementPdf: {
    works: {
      'in the language of the client, or in the one that is asked for': async ({ admin }) => {
        const { client } = await admin.call(routes.addClient, { body: { ...aClient(), language: 'fr' } });
        const nameIn = async (query: object) => {
          const asked = { parameters: { id: client.id }, query: { ...statementDays, ...query } };
          const { headers, text } = await admin.send(statements.getClientStatementPdf, asked);
          expect(text.slice(0, 5)).toBe('%PDF-');
          return headers.get('content-disposition');
        };
        expect(await nameIn({})).toContain('releve-2026-03-01-2026-03-31.pdf');
        expect(await nameIn({ language: 'de' })).toContain('kontoauszug-2026-03-01-2026-03-31.pdf');
      },
    },
    refuses: refusesStatement(statements.getClientStatementPdf),
  },
  sendClientStatement: {
    works: {
      'to the client, and the outbox keeps it': async ({ admin }) => {
        const { client } = await admin.call(routes.addClient, { body: aClient() });
        const sent = { parameters: { id: client.id }, body: statementDays };
        const { messageId } = await admin.call(statements.sendClientStatement, sent);
        const { messages } = await admin.call(listMessages, { query: { perPage: 1 } });
        expect(messages[0]).toMatchObject({ id: messageId, recipient: client.companyEmail });
      },
    },
    refuses: {
      'one that there is not, and days that are none': async ({ admin }) => {
        await admin.refused(404, statements.sendClientStatement, { parameters: { id: 999_999 }, body: statementDays });
        const body = { days: 'always' };
        const problem = await admin.refused(400, statements.sendClientStatement, { parameters: { id: 1 }, body });
        expect(fieldsOf(problem)).toEqual(['days']);
      },
    },
  },
  updateClient: {
    works: {
      'and the invoices are found and sorted by the new name': async ({ admin }) => {
        const { id, invoice } = await addAnInvoice(admin, { client: aClient() });
        const { id: deletedId } = await addAnInvoice(admin, { clientId: invoice.client.id });
        const { changeId: deletion } = await admin.call(deleteInvoice, { query: { id: deletedId } });
        const body = { name: 'Zuzana Wayfarer', companyEmail: 'zuzana@wayfarer.example', company: 'Sail Loft' };
        const parameters = { id: invoice.client.id };
        const { client, changeId } = await admin.call(routes.updateClient, { parameters, body });
        expect(client).toMatchObject({ ...invoice.client, ...body, language: 'en' });
        expect(changeId).not.toBeNull();
        for (const q of ['zuzana', 'wayfarer.example']) {
          const found = await admin.call(listInvoices, { query: { q } });
          expect(found.allData).toEqual([expect.objectContaining({ id, client: routes.addresseeOf(client) })]);
        }
        const { allData: old } = await admin.call(listInvoices, { query: { q: invoice.client.companyEmail } });
        expect(old).toEqual([]);
        const last = await admin.call(listInvoices, { query: { sortColumn: 'clientName', sort: 'desc', perPage: 1 } });
        expect(last.invoices[0]?.id).toBe(id);
        expect(await admin.call(routes.updateClient, { parameters, body })).toEqual({ client, changeId: null });
        await admin.call(undoChange, { parameters: { id: deletion } });
        expect((await admin.call(listInvoices, { query: { q: 'zuzana' } })).total).toBe(2);
      },
    },
    refuses: {
      'one that there is not, no name, and what is no e-mail address or VAT number': async ({ admin }) => {
        await admin.refused(404, routes.updateClient, { parameters: { id: 999_999 }, body: { name: 'Nobody' } });
        const body = { name: ' ', companyEmail: 'odile', vatNumber: 'none' };
        const problem = await admin.refused(400, routes.updateClient, { parameters: { id: 1 }, body });
        expect(fieldsOf(problem)).toEqual(['name', 'companyEmail', 'vatNumber']);
      },
    },
  },
  deleteClient: {
    works: {
      'whom no invoice is written to': async ({ admin }) => {
        const { client } = await admin.call(routes.addClient, { body: aClient() });
        const parameters = { id: client.id };
        await admin.call(routes.deleteClient, { parameters });
        await admin.refused(404, routes.getClient, { parameters });
        expect((await admin.call(routes.listClients, { query: { q: client.name } })).clients).toEqual([]);
      },
    },
    refuses: {
      'one that there is not, and one who has invoices': async ({ admin }) => {
        await admin.refused(404, routes.deleteClient, { parameters: { id: 999_999 } });
        const { invoice } = await addAnInvoice(admin, { client: aClient() });
        const problem = await admin.refused(409, routes.deleteClient, { parameters: { id: invoice.client.id } });
        expect(problem.detail).toBe(`${invoice.client.name} has invoices. Delete those first.`);
      },
    },
  },
  addClient: {
    works: {
      'with all there is to know, or with name and e-mail alone': async ({ admin }) => {
        const body = { ...aClient(), buyerReference: 'Cost centre 9', language: 'pt' } as const;
        const { client } = await admin.call(routes.addClient, { body });
        expect(client).toMatchObject({ id: expect.any(Number), ...body });
        const { name, companyEmail } = aClient();
        const shorter = await admin.call(routes.addClient, { body: { name, companyEmail } });
        const rest = { company: '', address: '', vatNumber: '', buyerReference: '', language: 'en' };
        expect(shorter.client).toMatchObject({ id: client.id + 1, name, ...rest });
      },
    },
    refuses: {
      'no name, and what is no e-mail address or VAT number': async ({ admin }) => {
        const problem = await admin.refused(400, routes.addClient, {
          body: { name: ' ', companyEmail: 'odile', vatNumber: '<DE1>', language: 'la' },
        });
        expect(fieldsOf(problem)).toEqual(['name', 'companyEmail', 'vatNumber', 'language']);
      },
    },
  },
};
