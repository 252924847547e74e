import { updateClient } from '@atrium/contract/clients';
import { listInvoices } from '@atrium/contract/invoice-list';
import * as invoices from '@atrium/contract/invoices';
import { addInvoicePayment, deleteInvoicePayment, updateInvoice } from '@atrium/contract/invoices';
import * as quotes from '@atrium/contract/quotes';
import { expect, test } from 'vitest';
import { expectUndoable, undo } from '../changes/undoing.ts';
import { openApp } from '../helper.ts';
import { addAQuote } from './billing.ts';
import { aClient, addAnInvoice, payment, wholeInvoice } from './invoices.ts';

const app = await openApp();
const admin = await app.signIn('admin');

/** An invoice of a new client, and a way to give that client another name and address. */
async function stage() {
  const { id, invoice } = await addAnInvoice(admin, { client: aClient() });
  const { client } = invoice;
  const rename = (name: string) =>
    admin.call(updateClient, { parameters: { id: client.id }, body: { name, address: '1 Elsewhere' } });
  const shown = async () => (await wholeInvoice(admin, id)).invoice.client;
  return { id, client, rename, shown, parameters: { id } };
}

test('A draft follows its client; what was sent stays what it was, in the list and in the search too', async () => {
  const { id, client, rename, shown, parameters } = await stage();
  await rename('Odile the Second');
  expect(await shown()).toMatchObject({ name: 'Odile the Second', address: '1 Elsewhere' });
  await admin.call(invoices.sendInvoice, { parameters, body: {} });
  await rename('Odile the Third');
  expect(await shown()).toMatchObject({ id: client.id, name: 'Odile the Second' });
  expect((await wholeInvoice(admin, id)).presentClient.name).toBe('Odile the Third');
  const found = async (q: string) => (await admin.call(listInvoices, { query: { q } })).invoices.map((one) => one.id);
  expect(await found('Odile the Second')).toEqual([id]);
  expect(await found('Odile the Third')).toEqual([]);
  const ofClient = await admin.call(listInvoices, { query: { clientId: client.id } });
  expect(ofClient.invoices.map((one) => one.client.name)).toEqual(['Odile the Second']);
});

test('The VAT number that the client had then stands on what was issued; what is older than VAT numbers has none', async () => {
  const { id, client, shown, parameters } = await stage();
  await admin.call(invoices.markInvoiceSent, { parameters });
  await admin.call(updateClient, { parameters: { id: client.id }, body: { vatNumber: 'PT 111' } });
  expect((await shown()).vatNumber).toBe(client.vatNumber);
  const { vatNumber: _, ...older } = client;
  await app.engine.write((transaction) =>
    transaction
      .updateTable('invoices')
      .set({ clientAsIssued: JSON.stringify(older) })
      .where('id', '=', id)
      .execute(),
  );
  expect(await shown()).toEqual({ ...client, vatNumber: '' });
  const { changeId } = await admin.call(updateInvoice, { parameters, body: { clientId: client.id } });
  expect((await shown()).vatNumber).toBe('PT 111');
  await undo(admin, changeId ?? 0);
  expect((await shown()).vatNumber).toBe('');
});

test('Whoever takes back that it was sent has a draft again, which follows', async () => {
  const { rename, shown, parameters } = await stage();
  const { changeId } = await admin.call(invoices.markInvoiceSent, { parameters });
  await rename('Odile the Fourth');
  await undo(admin, changeId);
  expect((await shown()).name).toBe('Odile the Fourth');
});

test('Who chooses the client again takes them as they are now, and can undo it', async () => {
  const { client, rename, shown, parameters } = await stage();
  await admin.call(invoices.downloadInvoice, { parameters });
  await rename('Odile the Fifth');
  expect((await shown()).name).toBe(client.name);
  const act = () => admin.call(updateInvoice, { parameters, body: { clientId: client.id } });
  await expectUndoable(admin, { deed: 'taking the new details', act, seen: shown });
  await act();
  expect((await shown()).name).toBe('Odile the Fifth');
});

test('Nobody is given back more than they paid', async () => {
  const { id, parameters } = await stage();
  const refund = (amountCents: number) =>
    admin.refused(400, addInvoicePayment, { parameters, body: { ...payment, amountCents } });
  expect((await refund(-1)).detail).toContain('Nothing has been paid on this invoice');
  const paid = await admin.call(addInvoicePayment, { parameters, body: payment });
  expect((await refund(-5_001)).detail).toContain('Only $50 was paid on this invoice');
  await admin.call(addInvoicePayment, { parameters, body: { ...payment, amountCents: -5_000 } });
  await refund(-1);
  await admin.refused(409, deleteInvoicePayment, { parameters: { id, paymentId: paid.payment.id } });
});

test('A quote that was sent stays what it was, and everything that is done to it can be undone', async () => {
  const deeds: Record<string, (id: number) => Promise<{ changeId: number | null }>> = {
    changing: (id) => admin.call(quotes.updateQuote, { parameters: { id }, body: { note: 'By boat' } }),
    sending: (id) => admin.call(quotes.markQuoteSent, { parameters: { id } }),
    answering: (id) =>
      admin.call(quotes.answerQuote, { parameters: { id }, body: { answer: 'declined', name: 'Odile' } }),
    'making an invoice of it': (id) => admin.call(quotes.makeInvoiceOfQuote, { parameters: { id } }),
    deleting: (id) => admin.call(quotes.deleteQuote, { parameters: { id } }),
  };
  for (const [deed, act] of Object.entries(deeds)) {
    const id = await addAQuote(admin);
    const seen = async () => (await admin.send(quotes.getQuote, { parameters: { id } })).body;
    await expectUndoable(admin, { deed, act: () => act(id), seen });
  }
  const { client, rename } = await stage();
  const id = await addAQuote(admin, { clientId: client.id });
  await rename('Odile the Sixth');
  const { quote } = await admin.call(quotes.markQuoteSent, { parameters: { id } });
  await rename('Odile the Seventh');
  expect(quote.client.name).toBe('Odile the Sixth');
  expect((await admin.call(quotes.getQuote, { parameters: { id } })).quote.client.name).toBe('Odile the Sixth');
});
