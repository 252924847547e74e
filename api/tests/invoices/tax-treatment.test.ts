import { listChanges, undoChange } from '@atrium/contract/changes';
import { updateClient } from '@atrium/contract/clients';
import { creditNoteDocument } from '@atrium/contract/credit-note-document';
import { addCreditNote } from '@atrium/contract/credit-notes';
import { documentLanguages } from '@atrium/contract/document-languages';
import { archiveInvoices, deleteInvoiceBatch } from '@atrium/contract/invoice-batches';
import { documentSource, invoiceDocument, quoteSource } from '@atrium/contract/invoice-document';
import { getElectronicInvoice } from '@atrium/contract/invoice-files';
import { exportInvoices, listInvoices } from '@atrium/contract/invoice-list';
import { addInvoiceSeries, getInvoiceSeries } from '@atrium/contract/invoice-series';
import { addInvoice, deleteInvoice, duplicateInvoice, markInvoiceSent, updateInvoice } from '@atrium/contract/invoices';
import { addQuote, getQuote, makeInvoiceOfQuote } from '@atrium/contract/quotes';
import { type TaxTreatment, taxTreatments } from '@atrium/contract/tax-treatment';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '../../src/database/migrate.ts';
import { electronicCreditNote } from '../../src/features/invoices/files/electronic-credit-note.ts';
import { electronicInvoice } from '../../src/features/invoices/files/electronic-invoice.ts';
import { invoicesIndex } from '../../src/features/invoices/invoices.list.ts';
import { renewedLists } from '../../src/features.ts';
import { rebuild } from '../../src/lists/rebuild.ts';
import { renewLists } from '../../src/lists/renew.ts';
import { undo } from '../changes/undoing.ts';
import { openApp } from '../helper.ts';
import { expectTrueCounts } from '../lists/counts.ts';
import { aQuote, aSeries } from './billing.ts';
import { aClient, addAnInvoice, aLine, anInvoice, type NewInvoice, wholeInvoice } from './invoices.ts';

const company = {
  ...{ address: 'Speicher 3', country: 'Germany', email: 'post@speicher.example', taxNumber: 'DE 123 456 789' },
  ...{ bankName: '', iban: '', swiftCode: '' },
};
const app = await openApp({ settings: { company } });
const admin = await app.signIn('admin');
const buyer = () => ({ ...aClient(), vatNumber: 'PT 123 456 789' });
const taxed = [aLine({ taxBasisPoints: 1_900 })];

const reverse = (more: Partial<NewInvoice> = {}) =>
  addAnInvoice(admin, { client: buyer(), taxTreatment: 'reverse-charge', ...more });

function remarksIn(whole: Awaited<ReturnType<typeof wholeInvoice>>) {
  return documentLanguages.map((language) => invoiceDocument(documentSource(whole), language).remarks[0]?.value);
}

test('Where the buyer owes the VAT, the document says so in each language, with both VAT numbers and no column of tax', async () => {
  const { id } = await reverse();
  const whole = await wholeInvoice(admin, id);
  expect(whole.invoice).toMatchObject({ taxTreatment: 'reverse-charge', taxCents: 0, totalCents: 19_000 });
  const document = invoiceDocument(documentSource(whole), 'de');
  expect(document.issuer.lines).toContain('USt-IdNr. DE 123 456 789');
  expect(document.recipient.lines).toContain('USt-IdNr. PT 123 456 789');
  expect(document.head.tax).toBe('');
  expect(new Set(remarksIn(whole)).size).toBe(documentLanguages.length);
  for (const said of remarksIn(whole)) expect(said).toMatch(/196.*2006\/112/);
});

test.each([
  ['reverse-charge', 'AE', '<ram:ExemptionReasonCode>VATEX-EU-AE</ram:ExemptionReasonCode>'],
  ['intra-community', 'K', '<ram:ExemptionReasonCode>VATEX-EU-IC</ram:ExemptionReasonCode>'],
  ['exempt', 'E', '<ram:ExemptionReason>§ 19 UStG &amp; so on</ram:ExemptionReason>'],
] as const)('The e-invoice of %s is of category %s, and says why', async (taxTreatment, category, reason) => {
  const { id } = await reverse({ taxTreatment, exemptionReason: '§ 19 UStG & so on', deliveredOn: '2026-02-27' });
  await admin.call(markInvoiceSent, { parameters: { id } });
  const credited = await admin.call(addCreditNote, { parameters: { id }, body: {} });
  for (const xml of [electronicInvoice(await wholeInvoice(admin, id)), electronicCreditNote(credited)]) {
    const text = xml.replace(/\n\s*/g, '');
    expect(text.match(new RegExp(`<ram:CategoryCode>${category}</ram:CategoryCode>`, 'g'))).toHaveLength(2);
    expect(text.match(/<ram:ExemptionReason>/g)).toHaveLength(1);
    expect(text).toContain(reason);
    const isSupplied = taxTreatment === 'intra-community';
    expect(text.includes('<ram:ShipToTradeParty><ram:PostalTradeAddress><ram:CountryID>PT<')).toBe(isSupplied);
    expect(text.includes('<udt:DateTimeString format="102">20260227<')).toBe(isSupplied);
  }
  expect(creditNoteDocument(credited, 'en').remarks[0]?.label).toBe('Tax');
});

test('An intra-community supply names the day on which it came, and that of issue where nobody wrote another', async () => {
  const { id } = await reverse({ taxTreatment: 'intra-community' });
  const whole = await wholeInvoice(admin, id);
  expect(invoiceDocument(documentSource(whole)).dates[1]).toEqual({ label: 'Delivered on', value: 'Mar 1, 2026' });
  expect(electronicInvoice(whole).replace(/\n\s*/g, '')).toContain(
    '<ram:OccurrenceDateTime><udt:DateTimeString format="102">20260301<',
  );
});

test('A line with tax is refused beside it, when it is written and when either is changed, and nothing changes', async () => {
  const written = await admin.refused(400, addInvoice, {
    body: anInvoice({ client: buyer(), taxTreatment: 'reverse-charge', lines: [aLine(), ...taxed] }),
  });
  expect(written.errors?.map(({ path }) => path)).toEqual(['lines.1.taxBasisPoints']);
  const { id } = await reverse();
  await admin.refused(400, updateInvoice, { parameters: { id }, body: { lines: taxed } });
  const usual = await addAnInvoice(admin, { client: buyer(), lines: taxed });
  const body = { taxTreatment: 'reverse-charge' } as const;
  const changed = await admin.refused(400, updateInvoice, { parameters: { id: usual.id }, body });
  expect(changed.errors?.map(({ path }) => path)).toEqual(['lines.0.taxBasisPoints']);
  await admin.call(updateInvoice, { parameters: { id: usual.id }, body: { ...body, lines: [aLine()] } });
  for (const route of [addQuote, addInvoiceSeries])
    await admin.refused(400, route, {
      body: { ...aQuote(), ...aSeries(), clientId: usual.invoice.client.id, ...body, lines: taxed },
    });
});

test('Without a VAT number of either side that names its country, the choice is refused with what to do', async () => {
  for (const vatNumber of ['', '123456789']) {
    const body = anInvoice({ client: { ...buyer(), vatNumber }, taxTreatment: 'intra-community' });
    const { errors } = await admin.refused(400, addInvoice, { body });
    expect(errors).toEqual([{ path: 'taxTreatment', message: expect.stringContaining('Add it to the client first.') }]);
  }
  const { id, invoice } = await reverse();
  const other = await addAnInvoice(admin, { client: { ...aClient(), vatNumber: '' } });
  await admin.refused(400, updateInvoice, { parameters: { id }, body: { clientId: other.invoice.client.id } });
  const own = await openApp({
    database: app.database,
    settings: { company: { ...company, taxNumber: '12/345/67890' } },
  });
  const theirs = await own.signIn('admin');
  const body = anInvoice({ clientId: invoice.client.id, taxTreatment: 'reverse-charge' });
  expect((await theirs.refused(400, addInvoice, { body })).errors?.[0]?.message).toContain('invoice settings');
  await own.close();
});

test('A client who has no VAT number any more leaves the draft without an e-invoice', async () => {
  const { id, invoice } = await reverse();
  await admin.call(updateClient, { parameters: { id: invoice.client.id }, body: { vatNumber: '' } });
  const { detail } = await admin.refused(404, getElectronicInvoice, { parameters: { id } });
  expect(detail).toContain('the VAT numbers of your company and of the client');
});

test('What is exempt says why, and is refused without a reason', async () => {
  for (const exemptionReason of ['', '   '])
    expect(
      (await admin.refused(400, addInvoice, { body: anInvoice({ taxTreatment: 'exempt', exemptionReason }) })).errors,
    ).toMatchObject([{ path: 'exemptionReason' }]);
  const { id } = await addAnInvoice(admin, { taxTreatment: 'exempt', exemptionReason: 'Small business.' });
  await admin.refused(400, updateInvoice, { parameters: { id }, body: { exemptionReason: '' } });
  expect(new Set(remarksIn(await wholeInvoice(admin, id)))).toEqual(new Set(['Small business.']));
});

test('Copies, quotes and series carry it on, and a copy is delivered on a day of its own', async () => {
  const said = { taxTreatment: 'exempt', exemptionReason: 'Small business.' } as const;
  const { id } = await addAnInvoice(admin, { ...said, deliveredOn: '2026-02-27' });
  const copy = await admin.call(duplicateInvoice, { parameters: { id }, body: {} });
  expect(copy.invoice).toMatchObject({ ...said, deliveredOn: null });

  const { quote } = await admin.call(addQuote, { body: aQuote(said) });
  const parameters = { id: quote.id };
  const offered = await admin.call(getQuote, { parameters });
  expect(invoiceDocument(quoteSource(offered)).remarks[0]?.value).toBe('Small business.');
  const { invoiceId } = await admin.call(makeInvoiceOfQuote, { parameters });
  expect((await wholeInvoice(admin, invoiceId)).invoice).toMatchObject(said);

  const { series } = await admin.call(addInvoiceSeries, { body: aSeries({ ...said, firstDay: '2026-03-02' }) });
  await app.app.runDueJobs();
  await app.settle();
  const { invoices } = await admin.call(getInvoiceSeries, { parameters: { id: series.id } });
  expect((await wholeInvoice(admin, invoices[0]?.id ?? 0)).invoice).toMatchObject(said);
});

test('It is undone and done again, unless lines were taxed since, and stays once a credit note corrects it', async () => {
  const { id } = await reverse();
  const parameters = { id };
  const { changeId } = await admin.call(updateInvoice, { parameters, body: { taxTreatment: 'standard' } });
  const undone = await undo(admin, changeId ?? 0);
  expect((await wholeInvoice(admin, id)).invoice.taxTreatment).toBe('reverse-charge');
  const again = await undo(admin, undone);
  await admin.call(updateInvoice, { parameters, body: { lines: taxed } });
  await admin.refused(409, undoChange, { parameters: { id: again } });
  const { changes } = await admin.call(listChanges, { query: { entity: 'invoice', entityId: id } });
  expect(changes.some(({ after }) => 'taxTreatment' in (after ?? {}))).toBe(true);

  const sent = await reverse();
  await admin.call(markInvoiceSent, { parameters: { id: sent.id } });
  await admin.call(addCreditNote, { parameters: { id: sent.id }, body: {} });
  await admin.refused(409, updateInvoice, { parameters: { id: sent.id }, body: { taxTreatment: 'standard' } });
});

async function listedWith(taxTreatment: TaxTreatment, more: { clientId?: number } = {}): Promise<number[]> {
  const { invoices } = await admin.call(listInvoices, { query: { taxTreatment, perPage: 100, ...more } });
  return invoices.map(({ id }) => id);
}

test('The list is filtered by it, also of one client, in files and for what is done with all that match', async () => {
  const { id, invoice } = await reverse();
  const clientId = invoice.client.id;
  const usual = await addAnInvoice(admin, { clientId });
  expect(await listedWith('reverse-charge', { clientId })).toEqual([id]);
  expect(await listedWith('standard', { clientId })).toEqual([usual.id]);
  expect(await listedWith('exempt', { clientId })).toEqual([]);
  expect(await listedWith('reverse-charge')).toContain(id);

  const query = { taxTreatment: 'reverse-charge', columns: ['id'] } as const;
  const { text } = await admin.send(exportInvoices, { query });
  const listed = text.replace('\ufeff', '').trim().split('\r\n').slice(1).map(Number);
  expect(listed).toEqual(await listedWith('reverse-charge'));
  expect(listed).not.toContain(usual.id);

  const matching = { clientId, taxTreatment: 'standard' } as const;
  await admin.refused(409, archiveInvoices, { body: { chosen: { matching, total: 2 } } });
  const { batch } = await admin.call(archiveInvoices, { body: { chosen: { matching, total: 1 } } });
  await admin.call(deleteInvoiceBatch, { parameters: { id: batch.id } });
});

test('What is changed, undone and deleted is listed under what it is then', async () => {
  const { id } = await reverse();
  const parameters = { id };
  const { changeId } = await admin.call(updateInvoice, { parameters, body: { taxTreatment: 'intra-community' } });
  expect([await listedWith('reverse-charge'), await listedWith('intra-community')]).toEqual([
    expect.not.arrayContaining([id]),
    expect.arrayContaining([id]),
  ]);
  await undo(admin, changeId ?? 0);
  expect(await listedWith('reverse-charge')).toContain(id);
  await admin.call(deleteInvoice, { query: { id } });
  expect(await listedWith('reverse-charge')).not.toContain(id);
  await expectTrueCounts(app.engine.read, invoicesIndex);
});

test('Invoices from before the list was filtered by it are found by it once the house has started', async () => {
  const own = await openApp({ settings: { company } });
  const theirs = await own.signIn('admin');
  await addAnInvoice(theirs, { client: buyer(), taxTreatment: 'reverse-charge' });
  const shown = () =>
    Promise.all(taxTreatments.map((taxTreatment) => theirs.call(listInvoices, { query: { taxTreatment } })));
  const before = await shown();
  await own.engine.write(async (transaction) => {
    await sql`update invoices set facet = replace(facet, '/' || tax_treatment, '')`.execute(transaction);
    await rebuild(transaction, invoicesIndex, own.services.tuning);
    await sql`delete from migrations where name = '0103-tax-filter-and-true-plans'`.execute(transaction);
  });
  expect(await migrate(own.engine)).toEqual(['0103-tax-filter-and-true-plans']);
  expect(await renewLists(own.engine, renewedLists, own.services.tuning)).toEqual(['invoices']);
  expect(await shown()).toEqual(before);
  await expectTrueCounts(own.engine.read, invoicesIndex);
});
