import { forgotPassword } from '@atrium/contract/accounts';
import * as routes from '@atrium/contract/configuration';
import { sendInvoice } from '@atrium/contract/invoices';
import { getMessage, getMessageAttachment, getMessageSender, listMessages } from '@atrium/contract/messages';
import { expect } from 'vitest';
import { fieldsOf, openApp } from '../helper.ts';
import { addAnInvoice } from '../invoices/invoices.ts';
import { newcomer } from '../people.ts';
import type { ProofTable } from './proofs.ts';

/** The two areas that one does not change: the configuration and the outbox. */
export const configurationProofs: ProofTable = {
  getConfiguration: {
    works: {
      'what the sign-in page needs': async ({ nobody }) => {
        expect(await nobody.call(routes.getConfiguration)).toEqual({
          brandName: 'Atrium',
          currency: 'USD',
          language: 'en',
          sampleData: true,
          registration: 'admin',
          home: 'server',
          termsUrl: null,
          privacyUrl: null,
          demoAccounts: [
            { name: 'Admin', email: 'admin@demo.com', password: 'admin' },
            { name: 'Client', email: 'client@demo.com', password: 'client' },
          ],
        });
      },
    },
  },
  getOpenApi: {
    works: {
      'for anybody': async ({ nobody }) => {
        expect(await nobody.call(routes.getOpenApi)).toMatchObject({ openapi: expect.stringMatching(/^3\.1\./) });
      },
    },
  },
  readApiDocs: {
    works: {
      'as a page that runs nothing': async ({ nobody }) => {
        const { headers, text } = await nobody.send(routes.readApiDocs);
        expect(headers.get('content-security-policy')).toContain("default-src 'none'");
        expect(text).toContain('/api/v1/users/{id}');
      },
    },
  },
  listMessages: {
    works: {
      'the latest first, a page at a time': async ({ admin, app }) => {
        const { email } = await newcomer(app);
        await app.visitor().call(forgotPassword, { body: { email } });
        const [first, second] = [1, 2].map((page) => admin.call(listMessages, { query: { page, perPage: 1 } }));
        expect((await first)?.messages).toMatchObject([{ recipient: email, subject: 'Set a new password for Atrium' }]);
        expect((await second)?.messages).toMatchObject([
          { recipient: email, subject: 'Confirm your e-mail address for Atrium' },
        ]);
        expect((await first)?.total).toBe((await second)?.total);
      },
      'nothing past the end': async ({ admin }) => {
        const { messages } = await admin.call(listMessages, { query: { page: 1_000_000, perPage: 100 } });
        expect(messages).toEqual([]);
      },
    },
    refuses: {
      'what is no page': async ({ admin }) => {
        const problem = await admin.refused(400, listMessages, { query: { page: 'first', perPage: -1 } });
        expect(fieldsOf(problem)).toEqual(['page', 'perPage']);
      },
    },
  },
  getMessage: {
    works: {
      'one message with its files, as the list has it': async ({ app, admin }) => {
        const { id: invoiceId } = await addAnInvoice(admin);
        const { messageId: id } = await admin.call(sendInvoice, { parameters: { id: invoiceId }, body: {} });
        await app.settle();
        const { messages } = await admin.call(listMessages, { query: { perPage: 1 } });
        const { message } = await admin.call(getMessage, { parameters: { id } });
        expect(message).toEqual(messages[0]);
        expect(message.attachments).toMatchObject([{ name: `invoice-${invoiceId}.pdf` }]);
      },
    },
    refuses: {
      'one that there is not, and what is no number': async ({ admin }) => {
        const { total } = await admin.call(listMessages, { query: {} });
        await admin.refused(404, getMessage, { parameters: { id: total + 1 } });
        expect(fieldsOf(await admin.refused(400, getMessage, { parameters: { id: 'last' } }))).toEqual(['id']);
      },
    },
  },
  getMessageSender: {
    works: {
      'nobody, as long as there is no mail server': async ({ admin }) => {
        expect(await admin.call(getMessageSender)).toEqual({ name: 'Atrium', address: null });
      },
      'the address that the mail server is told': async ({ admin }) => {
        const mail = { sender: 'office@atrium.example', send: async () => true };
        const own = await openApp({ services: { mail } });
        const answer = await (await own.signIn('admin')).call(getMessageSender);
        expect(answer.address).toBe(mail.sender);
        await admin.call(getMessageSender);
      },
    },
  },
  getMessageAttachment: {
    works: {
      'as a file to keep, of no kind that a browser would open': async ({ admin }) => {
        const { id } = await addAnInvoice(admin);
        const { messageId } = await admin.call(sendInvoice, { parameters: { id }, body: {} });
        const answer = await admin.send(getMessageAttachment, { parameters: { id: messageId, position: 1 } });
        expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="invoice-${id}.pdf"`);
        expect(answer.text).toMatch(/^%PDF-/);
      },
    },
    refuses: {
      'one that there is not, and what is no number': async ({ admin }) => {
        const { total } = await admin.call(listMessages, { query: {} });
        await admin.refused(404, getMessageAttachment, { parameters: { id: total + 1, position: 1 } });
        const problem = await admin.refused(400, getMessageAttachment, { parameters: { id: 'last', position: 0 } });
        expect(fieldsOf(problem)).toEqual(['id', 'position']);
      },
    },
  },
};
