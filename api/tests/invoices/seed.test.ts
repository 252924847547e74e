import { invoiceStatuses } from '@atrium/contract/invoice-status';
import { invoiceTotals } from '@atrium/contract/invoice-totals';
import { getInvoice } from '@atrium/contract/invoices';
import { expect, test } from 'vitest';
import { invoicesIndex } from '../../src/features/invoices/invoices.list.ts';
import { seedInvoices } from '../../src/features/invoices/sample/invoices.seed.ts';
import { openApp } from '../helper.ts';
import { expectTrueCounts } from '../lists/counts.ts';
import { newcomer } from '../people.ts';
import { addAnInvoice, allInvoices } from './invoices.ts';

test('Made-up invoices follow the sample, are of every status, and add up', async () => {
  const app = await openApp();
  await seedInvoices(app.engine, 1_200, () => {}, app.services.now().toISOString());
  const admin = await app.signIn('admin');
  const listed = await allInvoices(admin);
  expect(listed[0]?.id).toBe(4986 + 37 + 1_200);
  expect(new Set(listed.map(({ invoiceStatus }) => invoiceStatus))).toEqual(new Set(invoiceStatuses));
  for (const { id } of listed.slice(0, 40)) {
    const { invoice, lines, payments } = await admin.call(getInvoice, { parameters: { id } });
    const { totalCents, balanceCents } = invoiceTotals(lines, payments);
    expect(invoice).toMatchObject({ totalCents, balanceCents });
  }
  expect((await addAnInvoice(admin)).id).toBe(4987 + 37 + 1_200);
  await expectTrueCounts(app.engine.read, invoicesIndex);
});

test('Without any clients the sample clients come with them', async () => {
  const app = await openApp({ settings: { sampleData: false } });
  await seedInvoices(app.engine, 3, () => {});
  expect(await allInvoices(await newcomer(app))).toHaveLength(3);
});
