import { sendClientStatement } from '@atrium/contract/client-statements';
import * as clients from '@atrium/contract/clients';
import { payWithCredit } from '@atrium/contract/invoice-credits';
import * as invoices from '@atrium/contract/invoices';
import { aCredit } from '../invoices/credits.ts';
import { aClient, addAnInvoice, anInvoice, payment } from '../invoices/invoices.ts';
import { type Acts, by } from './act.ts';

export const invoicesActs: Acts = {
  addInvoice: async (_, admin) =>
    by(admin, () => admin.send(invoices.addInvoice, { body: anInvoice({ client: aClient() }) })),
  updateInvoice: async (_, admin) => {
    const parameters = { id: (await addAnInvoice(admin)).id };
    return by(admin, () => admin.send(invoices.updateInvoice, { parameters, body: { note: 'By boat' } }));
  },
  sendInvoice: async (_, admin) => {
    const parameters = { id: (await addAnInvoice(admin)).id };
    return by(admin, () => admin.send(invoices.sendInvoice, { parameters, body: {} }));
  },
  sendClientStatement: async (_, admin) => {
    const body = { days: '2026-01-01..2026-03-31' };
    return by(admin, () => admin.send(sendClientStatement, { parameters: { id: 1 }, body }));
  },
  markInvoiceSent: async (_, admin) => {
    const parameters = { id: (await addAnInvoice(admin)).id };
    return by(admin, () => admin.send(invoices.markInvoiceSent, { parameters }));
  },
  downloadInvoice: async (_, admin) => {
    const parameters = { id: (await addAnInvoice(admin)).id };
    return by(admin, () => admin.send(invoices.downloadInvoice, { parameters }));
  },
  addInvoicePayment: async (_, admin) => {
    const parameters = { id: (await addAnInvoice(admin)).id };
    return by(admin, () => admin.send(invoices.addInvoicePayment, { parameters, body: payment }));
  },
  payWithCredit: async (_, admin) => {
    const { id, fromId } = await aCredit(admin);
    const body = { fromId, amountCents: 1_000 };
    return by(admin, () => admin.send(payWithCredit, { parameters: { id }, body }));
  },
  deleteInvoicePayment: async (_, admin) => {
    const { id } = await addAnInvoice(admin);
    const paid = await admin.call(invoices.addInvoicePayment, { parameters: { id }, body: payment });
    const parameters = { id, paymentId: paid.payment.id };
    return by(admin, () => admin.send(invoices.deleteInvoicePayment, { parameters }));
  },
  deleteInvoice: async (_, admin) => {
    const { id } = await addAnInvoice(admin);
    return by(admin, () => admin.send(invoices.deleteInvoice, { query: { id } }));
  },
  markInvoicesSent: async (_, admin) => {
    const ids = [(await addAnInvoice(admin)).id, (await addAnInvoice(admin)).id];
    return by(admin, () => admin.send(invoices.markInvoicesSent, { body: { ids } }));
  },
  deleteInvoices: async (_, admin) => {
    const ids = [(await addAnInvoice(admin)).id, (await addAnInvoice(admin)).id];
    return by(admin, () => admin.send(invoices.deleteInvoices, { body: { ids } }));
  },
  duplicateInvoice: async (_, admin) => {
    const parameters = { id: (await addAnInvoice(admin)).id };
    return by(admin, () => admin.send(invoices.duplicateInvoice, { parameters, body: {} }));
  },
  updateClient: async (_, admin) => {
    const { client } = await admin.call(clients.addClient, { body: aClient() });
    const parameters = { id: client.id };
    return by(admin, () => admin.send(clients.updateClient, { parameters, body: { company: 'Sail Loft' } }));
  },
  deleteClient: async (_, admin) => {
    const { client } = await admin.call(clients.addClient, { body: aClient() });
    return by(admin, () => admin.send(clients.deleteClient, { parameters: { id: client.id } }));
  },
  addClient: async (_, admin) => by(admin, () => admin.send(clients.addClient, { body: aClient() })),
};
