import { undoChange } from '@atrium/contract/changes';
import { addClient, addresseeOf, deleteClient, listClients, updateClient } from '@atrium/contract/clients';
import * as routes from '@atrium/contract/invoices';
import { makeInvoiceOfQuote } from '@atrium/contract/quotes';
import { expect, test } from 'vitest';
import { expectUndoable, undo } from '../changes/undoing.ts';
import { openApp } from '../helper.ts';
import { addAQuote } from './billing.ts';
import { aClient, addAnInvoice, aLine, allInvoices, anInvoice, payment, wholeInvoice } from './invoices.ts';

const app = await openApp();
const admin = await app.signIn('admin');
const withoutInvoices = await admin.call(addClient, { body: aClient() });
const refusedToUndo = (id: number | null) => admin.refused(409, undoChange, { parameters: { id } });

/** All that can be seen of invoices and clients, and of one with its lines and payments. */
async function seen(id: number) {
  const { clients } = await admin.call(listClients, { query: {} });
  const whole = await admin.send(routes.getInvoice, { parameters: { id } });
  return { invoices: await allInvoices(admin), clients, whole: whole.body };
}

/** Everything that can be done, each answering the change to undo. */
const deeds: Record<string, (id: number, paymentId: number) => Promise<{ changeId: number | null }>> = {
  adding: () => admin.call(routes.addInvoice, { body: anInvoice({ lines: [aLine(), aLine()] }) }),
  'adding for a new client': () => admin.call(routes.addInvoice, { body: anInvoice({ client: aClient() }) }),
  'changing the lines': (id) =>
    admin.call(routes.updateInvoice, { parameters: { id }, body: { lines: [aLine({ costCents: 1 })] } }),
  'changing the client': (id) => admin.call(routes.updateInvoice, { parameters: { id }, body: { client: aClient() } }),
  'changing days and words': (id) =>
    admin.call(routes.updateInvoice, { parameters: { id }, body: { dueDate: '2027-01-01', note: 'Late' } }),
  sending: (id) => admin.call(routes.sendInvoice, { parameters: { id }, body: {} }),
  downloading: (id) => admin.call(routes.downloadInvoice, { parameters: { id } }),
  paying: (id) => admin.call(routes.addInvoicePayment, { parameters: { id }, body: payment }),
  'taking back a payment': (id, paymentId) =>
    admin.call(routes.deleteInvoicePayment, { parameters: { id, paymentId } }),
  deleting: (id) => admin.call(routes.deleteInvoice, { query: { id } }),
  'deleting several': (id) => admin.call(routes.deleteInvoices, { body: { ids: [4990, id, 4995] } }),
  duplicating: (id) => admin.call(routes.duplicateInvoice, { parameters: { id }, body: {} }),
  'choosing what the document shows': (id) =>
    admin.call(routes.updateInvoice, {
      parameters: { id },
      body: { salesperson: 'Odile', paymentWay: 'Paypal', showsNote: false, showsPaymentStub: true },
    }),
  'renaming a client': () =>
    admin.call(updateClient, {
      parameters: { id: 1 },
      body: { name: 'Zora Okafor', companyEmail: 'zora@lantern.example' },
    }),
  'deleting a client': () => admin.call(deleteClient, { parameters: { id: withoutInvoices.client.id } }),
  'adding a client': () => admin.call(addClient, { body: aClient() }),
};

test('Everything that is done can be undone, lines, payments and client with it, done again, and undone again', async () => {
  for (const [deed, act] of Object.entries(deeds)) {
    const { id } = await addAnInvoice(admin, { lines: [aLine(), aLine({ taxBasisPoints: 2_000 })] });
    const paid = await admin.call(routes.addInvoicePayment, { parameters: { id }, body: payment });
    await expectUndoable(admin, { deed, act: () => act(id, paid.payment.id), seen: () => seen(id) });
  }
});

test('What was changed, paid on or deleted since is a conflict', async () => {
  const { id, changeId } = await addAnInvoice(admin);
  const first = await admin.call(routes.addInvoicePayment, { parameters: { id }, body: payment });
  const second = await admin.call(routes.addInvoicePayment, { parameters: { id }, body: payment });
  await refusedToUndo(changeId);
  await refusedToUndo(first.changeId);
  const deleted = await admin.call(routes.deleteInvoice, { query: { id } });
  await refusedToUndo(second.changeId);
  await undo(admin, deleted.changeId);
  await undo(admin, second.changeId);
  await undo(admin, first.changeId);
  expect((await wholeInvoice(admin, id)).payments).toEqual([]);
});

test('An invoice does not come back beside the one that its quote has by now', async () => {
  const call = { parameters: { id: await addAQuote(admin) } };
  const first = await admin.call(makeInvoiceOfQuote, call);
  const deleted = await admin.call(routes.deleteInvoice, { query: { id: first.invoiceId } });
  const second = await admin.call(makeInvoiceOfQuote, call);
  const { detail } = await refusedToUndo(deleted.changeId);
  expect(detail).toBe(`The quote of this invoice has another one by now, #${second.invoiceId}. Delete that first.`);
  const gone = await undo(admin, second.changeId);
  await undo(admin, deleted.changeId);
  await refusedToUndo(gone);
  expect((await wholeInvoice(admin, first.invoiceId)).origin.quoteId).toBe(call.parameters.id);
});

test('What an invoice cannot be any more is a conflict, and not bad input', async () => {
  const { client, changeId: added } = await admin.call(addClient, { body: aClient() });
  const { id } = await addAnInvoice(admin, { clientId: client.id, issuedDate: '2026-03-01', dueDate: '2026-03-10' });
  const parameters = { id };
  const moved = await admin.call(routes.updateInvoice, { parameters, body: { clientId: 1 } });
  const undone = await undo(admin, added);
  await refusedToUndo(moved.changeId);
  await undo(admin, undone);
  await undo(admin, moved.changeId);
  const prolonged = await admin.call(routes.updateInvoice, { parameters, body: { dueDate: '2026-03-20' } });
  const reissued = await admin.call(routes.updateInvoice, { parameters, body: { issuedDate: '2026-03-15' } });
  await refusedToUndo(prolonged.changeId);
  await undo(admin, reissued.changeId);
  await undo(admin, prolonged.changeId);
  expect((await wholeInvoice(admin, id)).invoice).toMatchObject({ client: addresseeOf(client), dueDate: '2026-03-10' });
});

test('A client that invoices are written to cannot be taken back before they are', async () => {
  const { client, changeId } = await admin.call(addClient, { body: aClient() });
  const { id } = await addAnInvoice(admin, { clientId: client.id });
  await refusedToUndo(changeId);
  const { changeId: deletion } = await admin.call(routes.deleteInvoice, { query: { id } });
  const undone = await undo(admin, changeId);
  await refusedToUndo(deletion);
  const noClient = anInvoice({ clientId: client.id });
  await admin.refused(400, routes.addInvoice, { body: noClient });
  await undo(admin, undone);
  await undo(admin, deletion);
  expect((await wholeInvoice(admin, id)).invoice.client).toEqual(addresseeOf(client));
});
