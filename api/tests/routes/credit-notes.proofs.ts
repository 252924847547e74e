import * as list from '@atrium/contract/credit-note-list';
import * as routes from '@atrium/contract/credit-notes';
import { addInvoicePayment } from '@atrium/contract/invoices';
import { listMessages } from '@atrium/contract/messages';
import type { RouteInput } from '@atrium/contract/route';
import { expect } from 'vitest';
import { undo } from '../changes/undoing.ts';
import { fieldsOf } from '../helper.ts';
import { addACreditNote, anIssuedInvoice } from '../invoices/credit-notes.ts';
import { balances } from '../invoices/credits.ts';
import { addAnInvoice, payment, wholeInvoice } from '../invoices/invoices.ts';
import type { Person } from '../person.ts';
import { refusesMissing as refusesMissingInvoice } from './invoices.proofs.ts';
import type { ProofTable } from './proofs.ts';

const refusesMissing = (route: Parameters<Person['refused']>[1], body?: unknown) => ({
  'one that there is not, or that was deleted': async ({ admin }: { admin: Person }) => {
    await admin.refused(404, route, { parameters: { id: 999_999 }, body });
    await admin.refused(400, route, { parameters: { id: 0 }, body });
    const { id } = await addACreditNote(admin);
    await admin.call(routes.deleteCreditNote, { parameters: { id } });
    await admin.refused(404, route, { parameters: { id }, body });
  },
});

export const creditNoteProofs: ProofTable = {
  listCreditNotes: {
    works: {
      'the latest first, and those of one invoice alone': async ({ admin }) => {
        const { id, invoiceId, creditNote } = await addACreditNote(admin, { lines: [{ line: 2, netCents: 1 }] });
        const later = await addACreditNote(admin);
        const { creditNotes, total } = await admin.call(list.listCreditNotes, { query: { perPage: 2 } });
        expect(creditNotes.map((note) => note.id)).toEqual([later.id, id]);
        expect(total).toBeGreaterThanOrEqual(2);
        const ofOne = await admin.call(list.listCreditNotes, { query: { invoiceId } });
        expect(ofOne).toEqual({ creditNotes: [creditNote], total: 1 });
        const clientId = creditNote.client.id;
        const ofClient = await admin.call(list.listCreditNotes, { query: { clientId, perPage: 100 } });
        expect(ofClient.creditNotes).toContainEqual(creditNote);
        expect(new Set(ofClient.creditNotes.map(({ client }) => client.id))).toEqual(new Set([clientId]));
      },
      'of a state, of some days, and in the order that is asked for': async ({ admin }) => {
        const dated = async (issuedDate: string, netCents: number) =>
          (await addACreditNote(admin, { issuedDate, lines: [{ line: 2, netCents }] })).id;
        const [first, second, third] = [
          await dated('2026-04-01', 30),
          await dated('2026-04-02', 10),
          await dated('2026-04-03', 20),
        ];
        await admin.call(routes.downloadCreditNote, { parameters: { id: second } });
        const idsOf = async (query: RouteInput<typeof list.listCreditNotes>['query']) =>
          (await admin.call(list.listCreditNotes, { query })).creditNotes.map(({ id }) => id);
        const issued = '2026-04-01..2026-04-02';
        expect(await idsOf({ issued })).toEqual([second, first]);
        expect(await idsOf({ issued, state: 'downloaded' })).toEqual([second]);
        expect(await idsOf({ issued, q: String(first) })).toEqual([first]);
        expect(await idsOf({ issued: '2026-04-01..2026-04-30', sort: 'asc', sortColumn: 'total' })).toEqual([
          second,
          third,
          first,
        ]);
        expect(await idsOf({ sortColumn: 'issuedDate', perPage: 2 })).toEqual([third, second]);
        expect(await idsOf({ state: 'downloaded', sortColumn: 'state', perPage: 1, q: String(second) })).toEqual([
          second,
        ]);
      },
    },
    refuses: {
      'a page that is none': async ({ admin }) => {
        const problem = await admin.refused(400, list.listCreditNotes, { query: { page: 0, invoiceId: 0 } });
        expect(fieldsOf(problem)).toEqual(['invoiceId', 'page']);
      },
      'a state that there is not, and days that are none': async ({ admin }) => {
        const query = { state: 'paid', issued: 'May', sortColumn: 'reason' };
        const problem = await admin.refused(400, list.listCreditNotes, { query });
        expect(fieldsOf(problem).toSorted()).toEqual(['issued', 'sortColumn', 'state']);
      },
    },
  },
  exportCreditNotes: {
    works: {
      'the columns that are asked for, of what the list shows': async ({ admin }) => {
        const { id, invoiceId, creditNote } = await addACreditNote(admin, { reason: 'Frayed' });
        const columns = ['id', 'state', 'invoiceId', 'total', 'reason'] as const;
        const { headers, text } = await admin.send(list.exportCreditNotes, { query: { columns, q: String(id) } });
        expect(headers.get('content-disposition')).toContain('credit-notes-2026-03-02.csv');
        expect(text).toContain(`${id},draft,${invoiceId},${creditNote.totalCents / 100},Frayed`);
        const ofOne = await admin.send(list.exportCreditNotes, { query: { columns: ['id'], invoiceId } });
        expect(ofOne.text.trim().split('\r\n')).toEqual(['Number', String(id)]);
      },
    },
    refuses: {
      'a column that there is not': async ({ admin }) => {
        const problem = await admin.refused(400, list.exportCreditNotes, { query: { columns: 'issuer' } });
        expect(fieldsOf(problem)).toEqual(['columns']);
      },
    },
  },
  getCreditNote: {
    works: {
      'with the client and the issuer of its invoice': async ({ admin }) => {
        const { id, invoiceId } = await addACreditNote(admin, { reason: 'Frayed' });
        const { invoice, issuer } = await wholeInvoice(admin, invoiceId);
        const whole = await admin.call(routes.getCreditNote, { parameters: { id } });
        expect(whole).toMatchObject({ issuer, invoiceIssuedDate: '2026-03-01' });
        expect(whole.creditNote).toMatchObject({
          invoiceId,
          client: invoice.client,
          reason: 'Frayed',
          currency: 'USD',
        });
      },
    },
    refuses: refusesMissing(routes.getCreditNote),
  },
  getCreditable: {
    works: {
      'what was credited of each line, and what is left of all': async ({ admin }) => {
        const id = await anIssuedInvoice(admin);
        expect(await admin.call(routes.getCreditable, { parameters: { id } })).toEqual({
          credited: [],
          leftCents: 23_801,
        });
        await addACreditNote(admin, { lines: [{ line: 1, quantityThousandths: 500 }] }, id);
        expect(await admin.call(routes.getCreditable, { parameters: { id } })).toEqual({
          credited: [{ line: 1, quantityThousandths: 500, netCents: 4_750, taxCents: 950 }],
          leftCents: 23_801 - 5_700,
        });
      },
    },
    refuses: refusesMissingInvoice(routes.getCreditable),
  },
  addCreditNote: {
    works: {
      'the whole invoice, under the next number, once for each key': async ({ admin }) => {
        const parameters = { id: await anIssuedInvoice(admin) };
        const last = await addACreditNote(admin);
        const body = { idempotencyKey: crypto.randomUUID() };
        const first = await admin.call(routes.addCreditNote, { parameters, body });
        expect(await admin.call(routes.addCreditNote, { parameters, body })).toEqual(first);
        expect(first.creditNote).toMatchObject({
          ...{ id: last.id + 1, invoiceId: parameters.id, issuedDate: '2026-03-02' },
          ...{ subtotalCents: 20_001, taxCents: 3_800, totalCents: 23_801 },
        });
        expect(first.lines.map(({ line, netCents, taxCents }) => [line, netCents, taxCents])).toEqual([
          [1, 19_000, 3_800],
          [2, 1_001, 0],
        ]);
        const { invoice } = await wholeInvoice(admin, parameters.id);
        expect(invoice).toMatchObject({ balanceCents: 0, creditCents: 23_801, invoiceStatus: 'Paid' });
      },
      'some of a line and an amount of another: as much less is owed': async ({ admin }) => {
        const lines = [
          { line: 1, quantityThousandths: 1_000 },
          { line: 2, netCents: 1 },
        ];
        const { creditNote, invoiceId } = await addACreditNote(admin, { lines });
        expect(creditNote.totalCents).toBe(9_500 + 1_900 + 1);
        expect(await balances(admin, invoiceId)).toEqual([23_801 - 11_401]);
      },
      'and what was paid already is credit of the client': async ({ admin }) => {
        const id = await anIssuedInvoice(admin);
        await admin.call(addInvoicePayment, { parameters: { id }, body: { ...payment, amountCents: 23_801 } });
        const { changeId } = await addACreditNote(admin, { lines: [{ line: 2, netCents: 1_001 }] }, id);
        expect(await balances(admin, id)).toEqual([-1_001]);
        await undo(admin, changeId);
        expect(await balances(admin, id)).toEqual([0]);
        expect((await admin.call(list.listCreditNotes, { query: { invoiceId: id } })).total).toBe(0);
      },
      'no more than the invoice, whoever else is as quick': async ({ admin }) => {
        const id = await anIssuedInvoice(admin);
        const answers = await Promise.all(
          [1, 2, 3, 4].map(() => admin.send(routes.addCreditNote, { parameters: { id }, body: {} })),
        );
        expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
        expect(await balances(admin, id)).toEqual([0]);
      },
    },
    refuses: {
      ...refusesMissingInvoice(routes.addCreditNote, {}),
      'a draft': async ({ admin }) => {
        const { id } = await addAnInvoice(admin);
        const { detail } = await admin.refused(409, routes.addCreditNote, { parameters: { id }, body: {} });
        expect(detail).toContain('is a draft');
      },
      'a day before the invoice': async ({ admin }) => {
        const parameters = { id: await anIssuedInvoice(admin) };
        const body = { issuedDate: '2026-02-28' };
        expect(fieldsOf(await admin.refused(400, routes.addCreditNote, { parameters, body }))).toEqual(['issuedDate']);
      },
      'a line that is not there, one twice, more than is left, and a part that says nothing': async ({ admin }) => {
        const parameters = { id: await anIssuedInvoice(admin) };
        const refused = async (lines: unknown) =>
          fieldsOf(await admin.refused(400, routes.addCreditNote, { parameters, body: { lines } }));
        expect(await refused([{ line: 3, netCents: 1 }])).toEqual(['lines.0.line']);
        expect(await refused([1, 1].map((line) => ({ line, netCents: 1 })))).toEqual(['lines.1.line']);
        expect(await refused([{ line: 1, quantityThousandths: 2_001 }])).toEqual(['lines.0.quantityThousandths']);
        expect(await refused([{ line: 2, netCents: 1_002 }])).toEqual(['lines.0.netCents']);
        expect(await refused([{ line: 2 }])).toEqual(['lines.0.quantityThousandths']);
        expect(await refused([])).toEqual(['lines']);
        expect(await balances(admin, parameters.id)).toEqual([23_801]);
      },
    },
  },
  deleteCreditNote: {
    works: {
      'and its invoice is owed as before; an undo brings both back': async ({ admin }) => {
        const { id, invoiceId } = await addACreditNote(admin);
        const { changeId } = await admin.call(routes.deleteCreditNote, { parameters: { id } });
        expect(await balances(admin, invoiceId)).toEqual([23_801]);
        await undo(admin, changeId);
        expect(await balances(admin, invoiceId)).toEqual([0]);
        expect((await admin.call(routes.getCreditNote, { parameters: { id } })).creditNote.id).toBe(id);
      },
    },
    refuses: {
      ...refusesMissing(routes.deleteCreditNote),
      'what was sent or downloaded': async ({ admin }) => {
        const { id } = await addACreditNote(admin);
        const { changeId } = await admin.call(routes.downloadCreditNote, { parameters: { id } });
        await admin.refused(409, routes.deleteCreditNote, { parameters: { id } });
        await undo(admin, changeId);
        await admin.call(routes.deleteCreditNote, { parameters: { id } });
      },
    },
  },
  sendCreditNote: {
    works: {
      'a letter with the PDF, once for each key': async ({ app, admin }) => {
        const { id } = await addACreditNote(admin);
        const body = { to: 'harbour@example.com', idempotencyKey: crypto.randomUUID() };
        const first = await admin.call(routes.sendCreditNote, { parameters: { id }, body });
        const again = await admin.call(routes.sendCreditNote, { parameters: { id }, body });
        expect(again).toMatchObject({ messageId: first.messageId, changeId: null });
        expect(first.creditNote.sentAt).toBe(app.services.now().toISOString());
        const { messages } = await admin.call(listMessages, { query: { perPage: 1 } });
        expect(messages[0]).toMatchObject({
          recipient: 'harbour@example.com',
          subject: `Credit note #${id} from Atrium`,
        });
      },
    },
    refuses: {
      ...refusesMissing(routes.sendCreditNote, {}),
      'to what is no address': async ({ admin }) => {
        const parameters = { id: (await addACreditNote(admin)).id };
        const problem = await admin.refused(400, routes.sendCreditNote, { parameters, body: { to: 'nobody' } });
        expect(fieldsOf(problem)).toEqual(['to']);
      },
    },
  },
  downloadCreditNote: {
    works: {
      'when it was': async ({ app, admin }) => {
        const { id } = await addACreditNote(admin);
        const { creditNote } = await admin.call(routes.downloadCreditNote, { parameters: { id } });
        expect(creditNote.downloadedAt).toBe(app.services.now().toISOString());
      },
    },
    refuses: refusesMissing(routes.downloadCreditNote),
  },
  getCreditNotePdf: {
    works: {
      'as a file to keep, in English or another language': async ({ admin }) => {
        const { id } = await addACreditNote(admin);
        const first = await admin.send(routes.getCreditNotePdf, { parameters: { id } });
        expect(first.headers.get('content-disposition')).toBe(`attachment; filename="credit-note-${id}.pdf"`);
        expect(first.text).toMatch(/^%PDF-1\.7\n/);
        const german = await admin.send(routes.getCreditNotePdf, { parameters: { id }, query: { language: 'de' } });
        expect(german.text).toContain(`Rechnungskorrektur #${id}`);
      },
    },
    refuses: {
      ...refusesMissing(routes.getCreditNotePdf),
      'a language that there is not': async ({ admin }) => {
        const input = { parameters: { id: 3_001 }, query: { language: 'tlh' } };
        expect(fieldsOf(await admin.refused(400, routes.getCreditNotePdf, input))).toEqual(['language']);
      },
    },
  },
  getElectronicCreditNote: {
    works: {
      'of type 381, with the invoice that it corrects': async ({ admin }) => {
        const { id, invoiceId } = await addACreditNote(admin, { lines: [{ line: 1, quantityThousandths: 500 }] });
        const { text, headers } = await admin.send(routes.getElectronicCreditNote, { parameters: { id } });
        expect(headers.get('content-disposition')).toBe(`attachment; filename="credit-note-${id}.xml"`);
        expect(text).toContain('<ram:TypeCode>381</ram:TypeCode>');
        expect(text).toContain(`<ram:IssuerAssignedID>${invoiceId}</ram:IssuerAssignedID>`);
        expect(text).toContain('<ram:ChargeAmount>95.00</ram:ChargeAmount>');
        expect(text).toContain('<ram:DuePayableAmount>57.00</ram:DuePayableAmount>');
      },
    },
    refuses: refusesMissing(routes.getElectronicCreditNote),
  },
};
