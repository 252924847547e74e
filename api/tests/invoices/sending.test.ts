import { listChanges, undoChange } from '@atrium/contract/changes';
import { addCreditNote, deleteCreditNote, sendCreditNote } from '@atrium/contract/credit-notes';
import { invoiceLetter } from '@atrium/contract/invoice-letter';
import { addInvoicePayment, sendInvoice, updateInvoice } from '@atrium/contract/invoices';
import { getMessageAttachment, getMessageSender, listMessages, type Message } from '@atrium/contract/messages';
import { invoiceOrder } from '@atrium/contract/order-steps';
import { expect, test } from 'vitest';
import type { MailMessage } from '../../src/services.ts';
import { fieldsOf, openApp } from '../helper.ts';
import type { Person } from '../person.ts';
import { personWith } from '../roles/roles.ts';
import { attachmentOf, pdfIn, readPdf } from './documents.ts';
import { addAnInvoice, aLine, payment, wholeInvoice } from './invoices.ts';

async function latestMessage(admin: Person): Promise<Message> {
  const { messages } = await admin.call(listMessages, { query: { perPage: 1 } });
  if (!messages[0]) throw new Error('The outbox is empty.');
  return messages[0];
}

/** Of the sample orders one whose buyer has no account. */
const orderOfNobody = 120;

const app = await openApp();
const admin = await app.signIn('admin');

test('An invoice goes to its client with a letter and its PDF, and is sent from then on', async () => {
  const { id, ...whole } = await addAnInvoice(admin);
  const sent = await admin.call(sendInvoice, { parameters: { id }, body: {} });
  expect(sent.invoice).toMatchObject({ invoiceStatus: 'Sent', sentAt: app.services.now().toISOString() });
  const message = await latestMessage(admin);
  const letter = invoiceLetter(whole);
  expect(message).toMatchObject({
    id: sent.messageId,
    recipient: letter.to,
    subject: letter.subject,
    body: letter.message,
  });
  expect(letter.message).toContain('Please pay $190.00 by Mar 31, 2026.');
  const file = await attachmentOf(app, message);
  expect(message.attachments).toEqual([
    { position: 1, name: `invoice-${id}.pdf`, mediaType: 'application/pdf', bytes: file.byteLength },
  ]);
  expect(file.equals(await pdfIn(app, sent))).toBe(true);
  const answer = await admin.send(getMessageAttachment, { parameters: { id: message.id, position: 1 } });
  expect(answer.text).toBe(file.toString());
});

test('Whoever may change invoices sends them, and sees from whom, without reading the outbox', async () => {
  const { person } = await personWith(app, admin, ['finance:read', 'finance:write']);
  const { id } = await addAnInvoice(admin);
  expect(await person.call(getMessageSender)).toEqual({ name: 'Atrium', address: null });
  const { messageId } = await person.call(sendInvoice, { parameters: { id }, body: {} });
  expect((await latestMessage(admin)).id).toBe(messageId);
  await person.refused(403, listMessages);
});

test('It goes to whom, with what and in which language it is said', async () => {
  const { id } = await addAnInvoice(admin);
  const body = {
    to: 'office@ropewalk.example',
    subject: 'Knots',
    message: 'As agreed.\n\nIda',
    language: 'de',
  } as const;
  await admin.call(sendInvoice, { parameters: { id }, body });
  const message = await latestMessage(admin);
  expect(message).toMatchObject({ recipient: body.to, subject: body.subject, body: body.message });
  expect(message.attachments).toMatchObject([{ name: `Rechnung-${id}.pdf` }]);
  const { title } = await readPdf(await attachmentOf(app, message));
  expect(title).toBe(`Rechnung #${id} · Atrium`);
});

test('A letter that is sent again to somebody else is another one, and is refused with the key of the first', async () => {
  const { id } = await addAnInvoice(admin);
  const body = { to: 'one@ropewalk.example', idempotencyKey: crypto.randomUUID() };
  const { messageId } = await admin.call(sendInvoice, { parameters: { id }, body });
  expect(await admin.call(sendInvoice, { parameters: { id }, body })).toMatchObject({ messageId });
  await admin.refused(409, sendInvoice, { parameters: { id }, body: { ...body, to: 'two@ropewalk.example' } });
  expect((await latestMessage(admin)).id).toBe(messageId);
});

test('What is for a client without an address is sent where one says, and nowhere else', async () => {
  const { invoiceId } = await admin.call(invoiceOrder, { parameters: { id: orderOfNobody } });
  expect((await wholeInvoice(admin, invoiceId)).invoice.client.companyEmail).toBe('');
  const parameters = { id: invoiceId };
  expect(fieldsOf(await admin.refused(400, sendInvoice, { parameters, body: {} }))).toEqual(['to']);
  await admin.call(sendInvoice, { parameters, body: { to: 'one@ropewalk.example' } });
});

test('A letter about what is past due says so', async () => {
  const { id } = await addAnInvoice(admin, { issuedDate: '2026-01-01', dueDate: '2026-03-01' });
  await admin.call(sendInvoice, { parameters: { id }, body: {} });
  expect(invoiceLetter(await wholeInvoice(admin, id)).message).toContain(
    'which was due on Mar 1, 2026. Please pay $190.00.',
  );
});

test('A letter about what has been paid asks for nothing', async () => {
  const { id } = await addAnInvoice(admin);
  const body = { ...payment, amountCents: 19_000 };
  const paid = await admin.call(addInvoicePayment, { parameters: { id }, body });
  expect(invoiceLetter(paid).message).toContain('Nothing is left to pay');
});

test('What was sent stays what it was, whatever becomes of the invoice', async () => {
  const { id } = await addAnInvoice(admin);
  const { messageId } = await admin.call(sendInvoice, { parameters: { id }, body: {} });
  const before = await attachmentOf(app, { id: messageId });
  await admin.call(updateInvoice, { parameters: { id }, body: { lines: [aLine({ costCents: 1 })] } });
  expect((await attachmentOf(app, { id: messageId })).equals(before)).toBe(true);
});

test('A request that comes twice, or twice at once, sends once', async () => {
  const { id } = await addAnInvoice(admin);
  const send = () => admin.call(sendInvoice, { parameters: { id }, body: { idempotencyKey: `once-${id}` } });
  const [first, second] = await Promise.all([send(), send()]);
  const third = await send();
  expect([second.messageId, third.messageId]).toEqual([first.messageId, first.messageId]);
  expect((await latestMessage(admin)).id).toBe(first.messageId);
  expect(third).toMatchObject({ changeId: null, invoice: { invoiceStatus: 'Sent' } });
});

test('An invoice that changes while its PDF is made is sent as it is then', async () => {
  const { database } = app;
  let change = async () => {};
  const documentFonts = async () => {
    const now = change;
    change = async () => {};
    await now();
    return app.services.documentFonts();
  };
  const slow = await openApp({ database, services: { engine: app.engine, documentFonts } });
  const slowAdmin = await slow.signIn('admin');
  const { id } = await addAnInvoice(admin);
  change = async () => {
    await admin.call(addInvoicePayment, { parameters: { id }, body: payment });
  };
  const { messageId } = await slowAdmin.call(sendInvoice, { parameters: { id }, body: {} });
  const file = await attachmentOf(app, { id: messageId });
  expect(file.equals(await pdfIn(app, await wholeInvoice(admin, id)))).toBe(true);
  const { pages } = await readPdf(file);
  expect(pages.flat()).toContain('$140.00');
});

test('What is mailed has the file, once there is a mail server', async () => {
  const mailed: MailMessage[] = [];
  const mail = { sender: 'atrium@example.com', send: async (message: MailMessage) => mailed.push(message) > 0 };
  const own = await openApp({ services: { mail } });
  const ownAdmin = await own.signIn('admin');
  await own.settle();
  mailed.length = 0;
  const sent = await ownAdmin.call(sendInvoice, { parameters: { id: 5_000 }, body: {} });
  await own.settle();
  expect(mailed.map(({ subject, attachments }) => [subject, attachments.map(({ name }) => name)])).toEqual([
    ['Invoice #5000 from Atrium', ['invoice-5000.pdf']],
  ]);
  expect(Buffer.from(mailed[0]?.attachments[0]?.content ?? []).equals(await pdfIn(own, sent))).toBe(true);
});

test('That it was sent can be undone; the message stays where it went', async () => {
  const { id } = await addAnInvoice(admin);
  const { changeId, messageId } = await admin.call(sendInvoice, { parameters: { id }, body: {} });
  const { changes } = await admin.call(listChanges, { query: { entity: 'message', entityId: messageId } });
  expect(changes).toMatchObject([{ action: 'create', isUndoable: false }]);
  await admin.call(undoChange, { parameters: { id: changeId ?? 0 } });
  expect((await wholeInvoice(admin, id)).invoice).toMatchObject({ sentAt: null, invoiceStatus: 'Draft' });
  expect((await latestMessage(admin)).id).toBe(messageId);
});

test('That a letter left is not taken back: an invoice is no draft again, and its credit note stays', async () => {
  const mail = { sender: 'atrium@example.com', send: async () => true };
  const own = await openApp({ services: { mail } });
  const ownAdmin = await own.signIn('admin');
  const { id } = await addAnInvoice(ownAdmin);
  const sent = await ownAdmin.call(sendInvoice, { parameters: { id }, body: {} });
  const credited = await ownAdmin.call(addCreditNote, { parameters: { id }, body: {} });
  const ofNote = { parameters: { id: credited.creditNote.id } };
  const noted = await ownAdmin.call(sendCreditNote, { ...ofNote, body: {} });
  // While it may be on its way, and after that.
  for (const changeId of [noted.changeId, noted.changeId, sent.changeId]) {
    const { detail } = await ownAdmin.refused(409, undoChange, { parameters: { id: changeId ?? 0 } });
    expect(detail).toContain('has left');
    await own.settle();
  }
  await ownAdmin.refused(409, deleteCreditNote, ofNote);
  expect((await wholeInvoice(ownAdmin, id)).invoice.sentAt).not.toBeNull();
});

test('What the mail server refused never left: that it was sent is taken back', async () => {
  const own = await openApp({ services: { mail: { sender: 'atrium@example.com', send: async () => false } } });
  const ownAdmin = await own.signIn('admin');
  const { id } = await addAnInvoice(ownAdmin);
  const { changeId } = await ownAdmin.call(sendInvoice, { parameters: { id }, body: {} });
  await own.settle();
  await ownAdmin.call(undoChange, { parameters: { id: changeId ?? 0 } });
  expect((await wholeInvoice(ownAdmin, id)).invoice.invoiceStatus).toBe('Draft');
});
