import { undoChange } from '@atrium/contract/changes';
import { addCreditNote } from '@atrium/contract/credit-notes';
import { daysApart } from '@atrium/contract/days';
import { readSharedDocument } from '@atrium/contract/document-links';
import { getHelpContact } from '@atrium/contract/help-pages';
import { getInvoiceDefaults } from '@atrium/contract/invoice-defaults';
import { documentSource, invoiceDocument } from '@atrium/contract/invoice-document';
import { getElectronicInvoice } from '@atrium/contract/invoice-files';
import {
  getInvoiceSettings,
  type InvoiceSettingsChanges,
  updateInvoiceSettings,
} from '@atrium/contract/invoice-settings';
import { addInvoice, getInvoiceIssuer, markInvoiceSent } from '@atrium/contract/invoices';
import { getQuote, makeInvoiceOfQuote, markQuoteSent } from '@atrium/contract/quotes';
import { expect, test } from 'vitest';
import { expectUndoable } from '../changes/undoing.ts';
import { openApp } from '../helper.ts';
import type { Person } from '../person.ts';
import { personWith } from '../roles/roles.ts';
import { addAQuote, linkTo } from './billing.ts';
import { addAnInvoice, anInvoice, wholeInvoice } from './invoices.ts';

const ropeWalk = {
  name: 'Rope Walk Ltd',
  address: '4 Rope Walk\nOld Harbour',
  country: 'Norway',
  email: 'bills@rope-walk.example',
  phone: '+47 22 55 01 09',
  taxNumber: 'NO 999 999 999 MVA',
};
const bank = { bankName: 'Mole Bank', iban: 'NO93 8601 1117 947', swiftCode: 'MOLENO22' };

async function stage() {
  const app = await openApp();
  return { app, admin: await app.signIn('admin') };
}

const set = (admin: Person, body: InvoiceSettingsChanges) => admin.call(updateInvoiceSettings, { body });

test('A draft says what is set of the firm and its bank, and so does what is not saved yet; its document has the telephone', async () => {
  const { admin } = await stage();
  const { id } = await addAnInvoice(admin);
  await set(admin, { ...ropeWalk, ...bank });
  const whole = await wholeInvoice(admin, id);
  expect(whole.issuer).toEqual(ropeWalk);
  expect(whole.paymentDetails).toMatchObject({ ...bank, country: 'Norway' });
  expect(await admin.call(getInvoiceIssuer)).toMatchObject({ issuer: ropeWalk, paymentDetails: bank });
  const { issuer } = invoiceDocument(documentSource(whole), 'de');
  expect(issuer.lines).toEqual([
    ...['4 Rope Walk', 'Old Harbour', 'Norwegen', 'bills@rope-walk.example', '+47 22 55 01 09'],
    'USt-IdNr. NO 999 999 999 MVA',
  ]);
  expect(await admin.call(getHelpContact)).toEqual({ email: ropeWalk.email, address: ropeWalk.address });
});

test('What was issued keeps what it said of its issuer, as its credit note does; it is paid where one is paid now', async () => {
  const { admin } = await stage();
  const { id } = await addAnInvoice(admin);
  const quoteId = await addAQuote(admin);
  await admin.call(markInvoiceSent, { parameters: { id } });
  await admin.call(markQuoteSent, { parameters: { id: quoteId } });
  const before = await wholeInvoice(admin, id);
  await set(admin, { ...ropeWalk, ...bank });
  const after = await wholeInvoice(admin, id);
  expect(after.issuer).toEqual(before.issuer);
  expect(after.issuer.name).toBe('Atrium');
  expect((await admin.call(getQuote, { parameters: { id: quoteId } })).issuer).toEqual(before.issuer);
  expect(after.paymentDetails.iban).toBe(bank.iban);
  const body = { lines: [{ line: 1, quantityThousandths: 1_000 }], reason: 'Broken' };
  expect((await admin.call(addCreditNote, { parameters: { id }, body })).issuer).toEqual(before.issuer);
  expect((await wholeInvoice(admin, 5_000)).issuer).toEqual(before.issuer);
});

test('An e-invoice and the page of a client say what is set', async () => {
  const { app, admin } = await stage();
  await set(admin, { ...ropeWalk, ...bank });
  const { id } = await addAnInvoice(admin);
  const { text: xml } = await admin.send(getElectronicInvoice, { parameters: { id } });
  expect(xml).toContain('<ram:Name>Rope Walk Ltd</ram:Name>');
  expect(xml).toContain('NO9386011117947');
  const token = await linkTo(admin, 'invoice', id);
  const shared = await app.visitor().call(readSharedDocument, { body: { token } });
  expect(shared.whole.issuer).toEqual(ropeWalk);
});

test('What a firm needs of a tax it may set itself', async () => {
  const { admin } = await stage();
  const client = { name: 'Hafenamt', companyEmail: 'amt@hafen.example', country: 'Germany', vatNumber: 'DE123456789' };
  const body = anInvoice({ client, taxTreatment: 'reverse-charge' });
  await set(admin, { taxNumber: '12/345/67890' });
  const refused = await admin.refused(400, addInvoice, { body });
  expect(refused.errors?.[0]?.message).toContain('Add yours to the invoice settings first.');
  await set(admin, { taxNumber: 'NO 999 999 999 MVA' });
  await admin.call(addInvoice, { body });
});

test('The invoice of a quote is due after the days that are set', async () => {
  const { admin } = await stage();
  await set(admin, { paymentDays: 10, note: 'Thank you.', taxBasisPoints: 2_500 });
  expect(await admin.call(getInvoiceDefaults)).toEqual({ paymentDays: 10, note: 'Thank you.', taxBasisPoints: 2_500 });
  const id = await addAQuote(admin);
  const { invoiceId } = await admin.call(makeInvoiceOfQuote, { parameters: { id } });
  const { issuedDate, dueDate } = (await wholeInvoice(admin, invoiceId)).invoice;
  expect(daysApart(issuedDate, dueDate)).toBe(10);
});

test('A change is undone by itself, and not over a later one', async () => {
  const { admin } = await stage();
  await expectUndoable(admin, {
    deed: 'another address',
    act: () => set(admin, { address: '4 Rope Walk', iban: bank.iban }),
    seen: () => admin.call(getInvoiceSettings),
  });
  await set(admin, { address: '4 Rope Walk' });
  const first = await set(admin, { address: '5 Rope Walk', phone: '1' });
  const second = await set(admin, { phone: '2' });
  await admin.refused(409, undoChange, { parameters: { id: Number(first.changeId) } });
  await admin.call(undoChange, { parameters: { id: Number(second.changeId) } });
  await admin.call(undoChange, { parameters: { id: Number(first.changeId) } });
  expect((await set(admin, {})).settings).toMatchObject({ phone: '', address: '4 Rope Walk' });
});

test('Whoever may write invoices but not manage them neither reads, sets nor undoes the account that they are paid to', async () => {
  const { app, admin } = await stage();
  const { person } = await personWith(app, admin, ['finance:read', 'finance:write', 'audit:read']);
  const { changeId } = await set(admin, { iban: bank.iban });
  await person.call(getInvoiceDefaults);
  await person.refused(403, getInvoiceSettings);
  await person.refused(403, updateInvoiceSettings, { body: { iban: '' } });
  await person.refused(403, undoChange, { parameters: { id: Number(changeId) } });
  expect((await admin.call(getInvoiceSettings)).settings.iban).toBe(bank.iban);
});
