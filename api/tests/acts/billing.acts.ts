import { updateCustomFields } from '@atrium/contract/custom-fields';
import * as links from '@atrium/contract/document-links';
import { updateExchangeRates } from '@atrium/contract/exchange-rates';
import * as batches from '@atrium/contract/invoice-batches';
import * as reminders from '@atrium/contract/invoice-reminders';
import * as series from '@atrium/contract/invoice-series';
import { updateInvoiceSettings, uploadInvoiceLogo } from '@atrium/contract/invoice-settings';
import * as quotes from '@atrium/contract/quotes';
import { beginAnArchive } from '../invoices/batches.ts';
import {
  aDuePayment,
  addAPastDueInvoice,
  addAQuote,
  addASeries,
  aQuote,
  aQuoteThatIsRead,
  aSeries,
  linkTo,
} from '../invoices/billing.ts';
import { addAnInvoice } from '../invoices/invoices.ts';
import { picture } from '../shop/pictures.ts';
import { type Acts, by, byNobody } from './act.ts';

export const billingActs: Acts = {
  updateExchangeRates: async (_, admin) => {
    const rates = [{ currency: 'EUR', rateMillionths: 1_085_000 }];
    return by(admin, () => admin.send(updateExchangeRates, { body: { rates } }));
  },
  updateCustomFields: async (_, admin) => {
    const fields = [{ label: 'Cost centre', kind: 'text' }] as const;
    return by(admin, () => admin.send(updateCustomFields, { body: { fields: [...fields] } }));
  },
  updateInvoiceSettings: async (_, admin) =>
    by(admin, () => admin.send(updateInvoiceSettings, { body: { address: `${crypto.randomUUID()} Rope Walk` } })),
  uploadInvoiceLogo: async (_, admin) =>
    by(admin, () => admin.send(uploadInvoiceLogo, { query: { name: 'quay.png' }, upload: picture() })),
  updateReminderSettings: async (_, admin) => {
    const { settings } = await admin.call(reminders.getReminderSettings);
    return by(admin, () => admin.send(reminders.updateReminderSettings, { body: { isOn: !settings.isOn } }));
  },
  remindInvoice: async (_, admin) => {
    const parameters = { id: await addAPastDueInvoice(admin) };
    return by(admin, () => admin.send(reminders.remindInvoice, { parameters, body: {} }));
  },
  remindInvoices: async (_, admin) => {
    const ids = [await addAPastDueInvoice(admin)];
    return by(admin, () => admin.send(reminders.remindInvoices, { body: { ids } }));
  },
  archiveInvoices: async (_, admin) => {
    const chosen = { ids: [(await addAnInvoice(admin)).id] };
    return by(admin, () => admin.send(batches.archiveInvoices, { body: { chosen } }));
  },
  sendInvoices: async (_, admin) => {
    const chosen = { ids: [(await addAnInvoice(admin)).id] };
    return by(admin, () => admin.send(batches.sendInvoices, { body: { chosen } }));
  },
  deleteInvoiceBatch: async (_, admin) => {
    const parameters = { id: await beginAnArchive(admin) };
    return by(admin, () => admin.send(batches.deleteInvoiceBatch, { parameters }));
  },
  addInvoiceSeries: async (_, admin) => by(admin, () => admin.send(series.addInvoiceSeries, { body: aSeries() })),
  updateInvoiceSeries: async (_, admin) => {
    const parameters = { id: await addASeries(admin) };
    return by(admin, () => admin.send(series.updateInvoiceSeries, { parameters, body: { isPaused: true } }));
  },
  deleteInvoiceSeries: async (_, admin) => {
    const parameters = { id: await addASeries(admin) };
    return by(admin, () => admin.send(series.deleteInvoiceSeries, { parameters }));
  },
  addQuote: async (_, admin) => by(admin, () => admin.send(quotes.addQuote, { body: aQuote() })),
  updateQuote: async (_, admin) => {
    const parameters = { id: await addAQuote(admin) };
    return by(admin, () => admin.send(quotes.updateQuote, { parameters, body: { note: 'By boat' } }));
  },
  deleteQuote: async (_, admin) => {
    const parameters = { id: await addAQuote(admin) };
    return by(admin, () => admin.send(quotes.deleteQuote, { parameters }));
  },
  sendQuote: async (_, admin) => {
    const parameters = { id: await addAQuote(admin) };
    return by(admin, () => admin.send(quotes.sendQuote, { parameters, body: { withLink: true } }));
  },
  markQuoteSent: async (_, admin) => {
    const parameters = { id: await addAQuote(admin) };
    return by(admin, () => admin.send(quotes.markQuoteSent, { parameters }));
  },
  answerQuote: async (_, admin) => {
    const parameters = { id: await addAQuote(admin) };
    return by(admin, () =>
      admin.send(quotes.answerQuote, { parameters, body: { answer: 'accepted', name: 'Amara Okafor' } }),
    );
  },
  makeInvoiceOfQuote: async (_, admin) => {
    const parameters = { id: await addAQuote(admin) };
    return by(admin, () => admin.send(quotes.makeInvoiceOfQuote, { parameters }));
  },
  addDocumentLink: async (_, admin) => {
    const parameters = { kind: 'invoice', id: (await addAnInvoice(admin)).id } as const;
    return by(admin, () => admin.send(links.addDocumentLink, { parameters }));
  },
  revokeDocumentLinks: async (_, admin) => {
    const parameters = { kind: 'quote', id: await addAQuote(admin) } as const;
    await linkTo(admin, 'quote', parameters.id);
    return by(admin, () => admin.send(links.revokeDocumentLinks, { parameters }));
  },
  readSharedDocument: async (app, admin) => {
    const token = await linkTo(admin, 'invoice', (await addAnInvoice(admin)).id);
    return byNobody(() => app.visitor().send(links.readSharedDocument, { body: { token } }));
  },
  answerSharedQuote: async (app, admin) => {
    const { visitor, body } = await aQuoteThatIsRead(app, admin);
    return byNobody(() => visitor.send(links.answerSharedQuote, { body }));
  },
  paySharedInvoice: async (app, admin) => {
    const { token, body } = await aDuePayment(app, admin);
    return byNobody(() => app.visitor().send(links.paySharedInvoice, { body: { token, ...body } }));
  },
};
