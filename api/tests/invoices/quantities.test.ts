import { addInvoiceSeries, updateInvoiceSeries } from '@atrium/contract/invoice-series';
import { addInvoice, updateInvoice } from '@atrium/contract/invoices';
import { addQuote, updateQuote } from '@atrium/contract/quotes';
import { expect, test } from 'vitest';
import { openApp } from '../helper.ts';
import { addAQuote, addASeries, aQuote, aSeries } from './billing.ts';
import { addAnInvoice, aLine, anInvoice, wholeInvoice } from './invoices.ts';

const app = await openApp();
const admin = await app.signIn('admin');

test('Nothing is charged or offered of which there is none: not on an invoice, a quote, nor what repeats', async () => {
  const lines = [aLine(), aLine({ quantityThousandths: 0 })];
  const { id } = await addAnInvoice(admin);
  const ofQuote = { parameters: { id: await addAQuote(admin) } };
  const ofSeries = { parameters: { id: await addASeries(admin) } };
  const refusals = [
    await admin.refused(400, addInvoice, { body: anInvoice({ lines }) }),
    await admin.refused(400, updateInvoice, { parameters: { id }, body: { lines } }),
    await admin.refused(400, addQuote, { body: aQuote({ lines }) }),
    await admin.refused(400, updateQuote, { ...ofQuote, body: { lines } }),
    await admin.refused(400, addInvoiceSeries, { body: aSeries({ lines }) }),
    await admin.refused(400, updateInvoiceSeries, { ...ofSeries, body: { lines } }),
  ];
  const said = [{ path: 'lines.1.quantityThousandths', message: 'Give a quantity above zero.' }];
  expect(refusals.map(({ errors }) => errors)).toEqual(refusals.map(() => said));
  expect((await wholeInvoice(admin, id)).lines).toHaveLength(1);
  const least = [aLine({ quantityThousandths: 1 })];
  expect((await addAnInvoice(admin, { lines: least })).lines).toEqual(least);
});
