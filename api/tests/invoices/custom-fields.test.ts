import { undoChange } from '@atrium/contract/changes';
import { type CustomFieldChanges, listCustomFields, updateCustomFields } from '@atrium/contract/custom-fields';
import type { CustomField } from '@atrium/contract/custom-values';
import { answerSharedQuote, readSharedDocument } from '@atrium/contract/document-links';
import { documentSource, invoiceDocument, quoteSource } from '@atrium/contract/invoice-document';
import { getInvoicePdf } from '@atrium/contract/invoice-files';
import { customFieldColumn, exportInvoices, listInvoices } from '@atrium/contract/invoice-list';
import { addInvoiceSeries, getInvoiceSeries, updateInvoiceSeries } from '@atrium/contract/invoice-series';
import { addInvoice, duplicateInvoice, markInvoiceSent, updateInvoice } from '@atrium/contract/invoices';
import {
  addQuote,
  getQuote,
  listQuotes,
  makeInvoiceOfQuote,
  markQuoteSent,
  updateQuote,
} from '@atrium/contract/quotes';
import { expect, test } from 'vitest';
import { expectUndoable } from '../changes/undoing.ts';
import { fieldsOf, openApp } from '../helper.ts';
import type { Person } from '../person.ts';
import { addAQuote, aQuote, aSeries, linkTo } from './billing.ts';
import { aClient, addAnInvoice, anInvoice, wholeInvoice } from './invoices.ts';

type Written = CustomFieldChanges['fields'];

const written: Written = [
  { label: 'Project', kind: 'text', choices: [], isPrinted: true },
  { label: 'Hours', kind: 'number', choices: [], isPrinted: true },
  { label: 'Ordered on', kind: 'day', choices: [], isPrinted: true },
  { label: 'Express', kind: 'yes-no', choices: [], isPrinted: true },
  { label: 'Cost centre', kind: 'choice', choices: ['Harbour', 'Lighthouse'], isPrinted: false },
];

async function stage(fields = written) {
  const app = await openApp();
  const admin = await app.signIn('admin');
  const made = await admin.call(updateCustomFields, { body: { fields } });
  const ids = made.fields.map(({ id }) => id);
  const [project = 0, hours = 0, orderedOn = 0, express = 0, costCentre = 0] = ids;
  return { app, admin, ids, project, hours, orderedOn, express, costCentre, changeId: Number(made.changeId) };
}

const change = (admin: Person, fields: Partial<CustomField>[], removedIds: number[] = []) =>
  admin.call(updateCustomFields, { body: { fields: fields as Written, removedIds } });

const text = (id: number, label: string) => ({ id, label, kind: 'text' as const });

function detailsOf(whole: Awaited<ReturnType<typeof wholeInvoice>>, language: 'de' | 'en' = 'en') {
  return invoiceDocument(documentSource(whole), language).details.map(({ label, value }) => `${label}: ${value}`);
}

test('What is written in the fields of the house is on the document, as the language writes it, but for what is not printed', async () => {
  const { admin, project, hours, orderedOn, express, costCentre } = await stage();
  const customValues = {
    [project]: ' Harbour wall ',
    [hours]: 1_234.5,
    [orderedOn]: '2026-02-27',
    [express]: true,
    [costCentre]: 'Harbour',
  };
  const { id, invoice } = await addAnInvoice(admin, { customValues });
  expect(invoice.customValues).toEqual({ ...customValues, [project]: 'Harbour wall' });
  const whole = await wholeInvoice(admin, id);
  expect(detailsOf(whole)).toEqual([
    'Project: Harbour wall',
    'Hours: 1,234.5',
    'Ordered on: Feb 27, 2026',
    'Express: Yes',
  ]);
  expect(detailsOf(whole, 'de')).toContain('Express: Ja');
  expect(detailsOf(whole, 'de')).toContain('Hours: 1.234,5');
  expect((await admin.send(getInvoicePdf, { parameters: { id }, query: {} })).status).toBe(200);
  const before = { ...customValues, [project]: 'Harbour wall' };
  const { changeId } = await admin.call(updateInvoice, {
    parameters: { id },
    body: { customValues: { [hours]: null, [express]: false, [project]: '' } },
  });
  const { [project]: _, [hours]: __, ...rest } = before;
  expect((await wholeInvoice(admin, id)).invoice.customValues).toEqual({ ...rest, [express]: false });
  await admin.call(undoChange, { parameters: { id: Number(changeId) } });
  expect((await wholeInvoice(admin, id)).invoice.customValues).toEqual(before);
});

test('What is of another kind than its field, or in no field, is refused, and changes nothing', async () => {
  const { admin, project, hours, orderedOn, express, costCentre } = await stage();
  const { id } = await addAnInvoice(admin, { customValues: { [project]: 'Pier' } });
  const wrong = [
    [project, 12],
    [project, 'x'.repeat(121)],
    [hours, '12'],
    [hours, -1],
    [hours, 0.000_1],
    [orderedOn, '27.02.2026'],
    [express, 'yes'],
    [costCentre, 'Pier'],
    [999, 'Pier'],
  ] as const;
  for (const [field, value] of wrong) {
    const customValues = { [field]: value };
    const problems = await Promise.all([
      admin.refused(400, updateInvoice, { parameters: { id }, body: { customValues } }),
      admin.refused(400, addInvoice, { body: anInvoice({ customValues }) }),
      admin.refused(400, addQuote, { body: aQuote({ customValues }) }),
      admin.refused(400, addInvoiceSeries, { body: aSeries({ customValues }) }),
    ]);
    for (const problem of problems) expect(fieldsOf(problem)).toEqual([`customValues.${field}`]);
  }
  expect((await wholeInvoice(admin, id)).invoice.customValues).toEqual({ [project]: 'Pier' });
});

test('What was sent keeps what it said when a field is renamed, hidden or removed; a draft follows', async () => {
  const { admin, project, hours } = await stage();
  const customValues = { [project]: 'Pier', [hours]: 3 };
  const sent = await addAnInvoice(admin, { customValues });
  const draft = await addAnInvoice(admin, { customValues });
  await admin.call(markInvoiceSent, { parameters: { id: sent.id } });
  await change(admin, [{ ...text(project, 'Site'), isPrinted: false }], [hours]);
  expect(detailsOf(await wholeInvoice(admin, sent.id))).toEqual(['Project: Pier', 'Hours: 3']);
  const followed = await wholeInvoice(admin, draft.id);
  expect(detailsOf(followed)).toEqual([]);
  expect(followed.invoice.customValues).toEqual({ [project]: 'Pier' });
  expect(followed.customFields.map(({ label }) => label)).not.toContain('Hours');
  const parameters = { id: sent.id };
  await admin.call(updateInvoice, { parameters, body: { customValues: { [hours]: 4 } } });
  expect(detailsOf(await wholeInvoice(admin, sent.id))).toEqual(['Project: Pier', 'Hours: 4']);
});

test('That an invoice was sent is taken back with what it kept of its fields', async () => {
  const { admin, project } = await stage();
  const { id } = await addAnInvoice(admin, { customValues: { [project]: 'Pier' } });
  const { changeId } = await admin.call(markInvoiceSent, { parameters: { id } });
  const renamed = await change(admin, [text(project, 'Site')]);
  expect(detailsOf(await wholeInvoice(admin, id))).toEqual(['Project: Pier']);
  await admin.call(undoChange, { parameters: { id: Number(changeId) } });
  expect(detailsOf(await wholeInvoice(admin, id))).toEqual(['Site: Pier']);
  await admin.call(undoChange, { parameters: { id: Number(renamed.changeId) } });
  expect(detailsOf(await wholeInvoice(admin, id))).toEqual(['Project: Pier']);
});

test('A field that is removed comes back with what is in it, unless another has its name by now', async () => {
  const { admin, project } = await stage();
  const { id } = await addAnInvoice(admin, { customValues: { [project]: 'Pier' } });
  const removed = await change(admin, [], [project]);
  const parameters = { id: Number(removed.changeId) };
  expect(detailsOf(await wholeInvoice(admin, id))).toEqual([]);
  const other = await change(admin, [{ label: 'project', kind: 'text' }]);
  await admin.refused(409, undoChange, { parameters });
  await admin.call(undoChange, { parameters: { id: Number(other.changeId) } });
  await admin.call(undoChange, { parameters });
  expect(detailsOf(await wholeInvoice(admin, id))).toEqual(['Project: Pier']);
});

test('Fields that were changed since are not taken back', async () => {
  const { admin, project, changeId } = await stage();
  const renamed = await change(admin, [text(project, 'Site')]);
  await admin.refused(409, undoChange, { parameters: { id: changeId } });
  const again = await change(admin, [text(project, 'Dock')]);
  await admin.refused(409, undoChange, { parameters: { id: Number(renamed.changeId) } });
  for (const id of [again.changeId, renamed.changeId, changeId]) {
    await admin.call(undoChange, { parameters: { id: Number(id) } });
  }
  expect((await change(admin, [])).fields).toEqual([]);
});

test('A choice that is no longer offered stays where it was chosen, and cannot be chosen anew', async () => {
  const { admin, costCentre } = await stage();
  const customValues = { [costCentre]: 'Harbour' };
  const { id } = await addAnInvoice(admin, { customValues });
  const field = { id: costCentre, label: 'Cost centre', kind: 'choice', choices: ['Lighthouse'] } as const;
  await change(admin, [{ ...field, choices: [...field.choices] }]);
  const parameters = { id };
  await admin.call(updateInvoice, { parameters, body: { note: 'By boat.', customValues } });
  expect((await wholeInvoice(admin, id)).invoice.customValues).toEqual(customValues);
  await admin.refused(400, addInvoice, { body: anInvoice({ customValues }) });
});

test('A copy, the invoice of a quote and those of a series have what is in the fields', async () => {
  const { app, admin, project } = await stage();
  const customValues = { [project]: 'Pier' };
  const { id } = await addAnInvoice(admin, { customValues });
  const copy = await admin.call(duplicateInvoice, { parameters: { id }, body: {} });
  expect(copy.invoice.customValues).toEqual(customValues);
  const quoteId = await addAQuote(admin, { customValues });
  const { invoiceId } = await admin.call(makeInvoiceOfQuote, { parameters: { id: quoteId } });
  expect((await wholeInvoice(admin, invoiceId)).invoice.customValues).toEqual(customValues);
  const { series } = await admin.call(addInvoiceSeries, { body: aSeries({ firstDay: '2026-03-02', customValues }) });
  await app.later(60);
  const { invoices } = await admin.call(getInvoiceSeries, { parameters: { id: series.id } });
  expect(invoices.map((invoice) => invoice.customValues)).toEqual([customValues]);
});

test('A series says something else from now on, and that is undone', async () => {
  const { admin, project } = await stage();
  const { series } = await admin.call(addInvoiceSeries, { body: aSeries({ customValues: { [project]: 'Pier' } }) });
  const parameters = { id: series.id };
  const read = async () => (await admin.call(getInvoiceSeries, { parameters })).series.customValues;
  const changed = await admin.call(updateInvoiceSeries, { parameters, body: { customValues: { [project]: 'Dock' } } });
  expect(await read()).toEqual({ [project]: 'Dock' });
  await admin.call(undoChange, { parameters: { id: Number(changed.changeId) } });
  expect(await read()).toEqual({ [project]: 'Pier' });
});

test('A quote keeps what it said once it was sent, and is found by it', async () => {
  const { admin, project } = await stage();
  const id = await addAQuote(admin, { customValues: { [project]: 'Zuiderpier' } });
  const parameters = { id };
  const found = await admin.call(listQuotes, { query: { q: 'zuiderp' } });
  expect(found.quotes.map((quote) => quote.id)).toEqual([id]);
  await admin.call(markQuoteSent, { parameters });
  await change(admin, [text(project, 'Site')]);
  const details = async () => invoiceDocument(quoteSource(await admin.call(getQuote, { parameters }))).details;
  expect(await details()).toEqual([{ label: 'Project', value: 'Zuiderpier' }]);
  const { changeId } = await admin.call(updateQuote, { parameters, body: { customValues: { [project]: 'Dock' } } });
  expect(await details()).toEqual([{ label: 'Project', value: 'Dock' }]);
  await admin.call(undoChange, { parameters: { id: Number(changeId) } });
  expect(await details()).toEqual([{ label: 'Project', value: 'Zuiderpier' }]);
});

test('Whoever reads a document at its address sees what is printed of it, and no more', async () => {
  const { app, admin, project, costCentre } = await stage();
  const customValues = { [project]: 'Pier', [costCentre]: 'Lighthouse' };
  const { id } = await addAnInvoice(admin, { customValues });
  const quoteId = await addAQuote(admin, { customValues });
  const tokens = [await linkTo(admin, 'invoice', id), await linkTo(admin, 'quote', quoteId)];
  for (const token of tokens) {
    const shared = await app.visitor().call(readSharedDocument, { body: { token } });
    expect(JSON.stringify(shared)).toContain('Pier');
    expect(JSON.stringify(shared)).not.toMatch(/Lighthouse|Cost centre/);
  }
});

test('A quote whose fields say something else by now is read again before it is answered', async () => {
  const { app, admin, project, costCentre } = await stage();
  const id = await addAQuote(admin, { customValues: { [project]: 'Pier' } });
  const token = await linkTo(admin, 'quote', id);
  const visitor = app.visitor();
  const read = async () => {
    const shared = await visitor.call(readSharedDocument, { body: { token } });
    return { token, version: shared.kind === 'quote' ? shared.version : '', answer: 'accepted', name: 'Ada' } as const;
  };
  const first = await read();
  await admin.call(updateQuote, { parameters: { id }, body: { customValues: { [project]: 'Dock' } } });
  await visitor.refused(409, answerSharedQuote, { body: first });
  const second = await read();
  await admin.call(updateQuote, { parameters: { id }, body: { customValues: { [costCentre]: 'Harbour' } } });
  await visitor.call(answerSharedQuote, { body: second });
});

test('Invoices are found by what is in the fields, also once their client has another name', async () => {
  const { admin, project, express } = await stage();
  const { id } = await addAnInvoice(admin, {
    client: aClient(),
    customValues: { [project]: 'Zuiderpier', [express]: true },
  });
  const found = async (q: string) => (await admin.call(listInvoices, { query: { q } })).invoices;
  expect(await found('zuiderp')).toMatchObject([{ id, customValues: { [project]: 'Zuiderpier' } }]);
  await admin.call(updateInvoice, { parameters: { id }, body: { customValues: { [project]: 'Dock' } } });
  expect(await found('zuiderp')).toEqual([]);
});

test('The file of the list has the treatment of tax, and a column for each field', async () => {
  const { admin, project, express, costCentre } = await stage();
  const customValues = { [project]: 'Pier', [express]: true };
  const { invoice } = await addAnInvoice(admin, { client: aClient(), customValues });
  const clientId = invoice.client.id;
  const columns = ['id', 'taxTreatment', customFieldColumn(project), customFieldColumn(express)];
  const { text: asked } = await admin.send(exportInvoices, { query: { clientId, columns } });
  expect(asked.trim().split(/\r?\n/)).toEqual([
    'Number,Tax treatment,Project,Express',
    `${invoice.id},standard,Pier,Yes`,
  ]);
  const { text: all } = await admin.send(exportInvoices, { query: { clientId } });
  expect(all.split(/\r?\n/)[0]).toMatch(
    /Tax treatment,Buyer reference,Order number,Project,Hours,Ordered on,Express,Cost centre$/,
  );
  await change(admin, [], [costCentre]);
  await admin.refused(400, exportInvoices, { query: { clientId, columns: [customFieldColumn(costCentre)] } });
});

test('Making, changing and removing fields is undone and done again', async () => {
  const { admin, project } = await stage();
  const seen = async () => (await admin.call(listCustomFields)).fields;
  const deed = (name: string, act: () => ReturnType<typeof change>) => expectUndoable(admin, { deed: name, act, seen });
  await deed('adding', () => change(admin, [{ label: 'Order number', kind: 'text' }]));
  await deed('renaming', () => change(admin, [text(project, 'Site')]));
  await deed('removing', () => change(admin, [], [project]));
});
