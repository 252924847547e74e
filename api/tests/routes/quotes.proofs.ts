import { deleteInvoice, getInvoice } from '@atrium/contract/invoices';
import { listMessages } from '@atrium/contract/messages';
import * as routes from '@atrium/contract/quotes';
import { expect } from 'vitest';
import { fieldsOf } from '../helper.ts';
import { addAQuote, aQuote } from '../invoices/billing.ts';
import { aLine } from '../invoices/invoices.ts';
import type { Person } from '../person.ts';
import type { ProofTable } from './proofs.ts';

const refusesMissing = (route: Parameters<Person['refused']>[1], body?: unknown) => ({
  'a quote that there is not, and one that was deleted': async ({ admin }: { admin: Person }) => {
    await admin.refused(404, route, { parameters: { id: 999_999 }, body });
    await admin.refused(400, route, { parameters: { id: 0 }, body });
    const id = await addAQuote(admin);
    await admin.call(routes.deleteQuote, { parameters: { id } });
    await admin.refused(404, route, { parameters: { id }, body });
  },
});

const yes = { answer: 'accepted', name: 'Amara Okafor' } as const;

export const quoteProofs: ProofTable = {
  listQuotes: {
    works: {
      'the latest first, found by client and state': async ({ app, admin }) => {
        const id = await addAQuote(admin, { lines: [aLine({ costCents: 77_777 })] });
        const { quotes, total } = await admin.call(routes.listQuotes, { query: {} });
        expect(quotes[0]).toMatchObject({ id, state: 'draft', totalCents: 155_554, invoiceId: null });
        expect(total).toBeGreaterThan(quotes.length - 1);
        const found = await admin.call(routes.listQuotes, { query: { q: 'amara 1555.54', state: 'draft' } });
        expect(found.quotes.map((quote) => quote.id)).toEqual([id]);
        const ofClient = await admin.call(routes.listQuotes, { query: { clientId: 1, perPage: 100 } });
        expect(ofClient.quotes.map((quote) => quote.id)).toContain(id);
        expect(ofClient.quotes.every(({ client }) => client.id === 1)).toBe(true);
        await admin.call(routes.updateQuote, { parameters: { id }, body: { validUntil: '2026-03-01' } });
        await admin.call(routes.markQuoteSent, { parameters: { id } });
        const expired = await admin.call(routes.listQuotes, { query: { state: 'expired', perPage: 100 } });
        expect(expired.quotes.map((quote) => quote.id)).toContain(id);
        const sent = await admin.call(routes.listQuotes, { query: { state: 'sent', perPage: 100 } });
        expect(sent.quotes.map((quote) => quote.id)).not.toContain(id);
        expect(app.services.now().toISOString().slice(0, 10)).toBe('2026-03-02');
      },
    },
    refuses: {
      'what is no page and no state': async ({ admin }) => {
        const query = { page: 0, perPage: 101, state: 'lost' };
        const problem = await admin.refused(400, routes.listQuotes, { query });
        expect(fieldsOf(problem).sort()).toEqual(Object.keys(query).sort());
      },
    },
  },
  getQuote: {
    works: {
      'with its lines and what it comes to': async ({ admin }) => {
        const id = await addAQuote(admin, { lines: [aLine({ taxBasisPoints: 2_000 })] });
        const { quote, lines, issuer } = await admin.call(routes.getQuote, { parameters: { id } });
        expect(quote).toMatchObject({ subtotalCents: 19_000, taxCents: 3_800, totalCents: 22_800, decidedBy: '' });
        expect(lines).toHaveLength(1);
        expect(issuer.name).toBe('Atrium');
      },
    },
    refuses: refusesMissing(routes.getQuote),
  },
  addQuote: {
    works: {
      'once, however often it is sent with the same key': async ({ admin }) => {
        const body = { ...aQuote(), idempotencyKey: crypto.randomUUID() };
        const answers = await Promise.all([1, 2, 3].map(() => admin.call(routes.addQuote, { body })));
        expect(answers[1]).toEqual(answers[0]);
        expect(answers[2]).toEqual(answers[0]);
        expect(await addAQuote(admin)).toBe((answers[0]?.quote.id ?? 0) + 1);
      },
      'numbers without a gap, in a count of their own': async ({ admin }) => {
        const id = await addAQuote(admin);
        await admin.refused(400, routes.addQuote, { body: aQuote({ clientId: 999_999 }) });
        expect(await addAQuote(admin)).toBe(id + 1);
      },
    },
    refuses: {
      'one without lines, for nobody, or that ends before it begins': async ({ admin }) => {
        expect(fieldsOf(await admin.refused(400, routes.addQuote, { body: aQuote({ lines: [] }) }))).toEqual(['lines']);
        const nobody = await admin.refused(400, routes.addQuote, { body: aQuote({ clientId: 999_999 }) });
        expect(fieldsOf(nobody)).toEqual(['clientId']);
        const over = await admin.refused(400, routes.addQuote, { body: aQuote({ validUntil: '2026-02-01' }) });
        expect(fieldsOf(over)).toEqual(['validUntil']);
      },
      'another one with a key that made one, which it names, and the key of one that was deleted': async ({
        admin,
      }) => {
        const body = { ...aQuote(), idempotencyKey: crypto.randomUUID() };
        const { quote } = await admin.call(routes.addQuote, { body });
        const other = await admin.refused(409, routes.addQuote, { body: { ...body, note: 'By boat' } });
        expect(other.made).toEqual({ entity: 'quote', id: quote.id });
        await admin.call(routes.deleteQuote, { parameters: { id: quote.id } });
        expect((await admin.refused(409, routes.addQuote, { body })).made).toBeNull();
      },
    },
  },
  updateQuote: {
    works: {
      'what is given, and nothing when it is so already': async ({ admin }) => {
        const id = await addAQuote(admin);
        const body = { note: 'By boat', lines: [aLine({ costCents: 1_000 })] };
        const { quote } = await admin.call(routes.updateQuote, { parameters: { id }, body });
        expect(quote).toMatchObject({ note: 'By boat', totalCents: 2_000 });
        expect((await admin.call(routes.updateQuote, { parameters: { id }, body })).changeId).toBeNull();
      },
    },
    refuses: {
      ...refusesMissing(routes.updateQuote, { note: '' }),
      'what has been answered': async ({ admin }) => {
        const id = await addAQuote(admin);
        await admin.call(routes.answerQuote, { parameters: { id }, body: yes });
        await admin.refused(409, routes.updateQuote, { parameters: { id }, body: { note: 'More' } });
      },
    },
  },
  deleteQuote: {
    works: {
      'which leaves the list, and its number is not given again': async ({ admin }) => {
        const id = await addAQuote(admin);
        await admin.call(routes.deleteQuote, { parameters: { id } });
        const { quotes } = await admin.call(routes.listQuotes, { query: { perPage: 100 } });
        expect(quotes.map((quote) => quote.id)).not.toContain(id);
        expect(await addAQuote(admin)).toBe(id + 1);
      },
    },
    refuses: refusesMissing(routes.deleteQuote),
  },
  sendQuote: {
    works: {
      'a letter with the PDF and the address, once for each key': async ({ admin }) => {
        const id = await addAQuote(admin);
        const body = { to: 'harbour@example.com', withLink: true, idempotencyKey: `quote-${id}` };
        const first = await admin.call(routes.sendQuote, { parameters: { id }, body });
        const again = await admin.call(routes.sendQuote, { parameters: { id }, body });
        expect(again).toMatchObject({ messageId: first.messageId, changeId: null });
        expect(first.quote.state).toBe('sent');
        const { messages } = await admin.call(listMessages, { query: { perPage: 1 } });
        expect(messages[0]).toMatchObject({ recipient: 'harbour@example.com', subject: `Quote #${id} from Atrium` });
        expect(messages[0]?.body).toMatch(/\/document\?token=[\w-]{43}$/);
      },
    },
    refuses: {
      ...refusesMissing(routes.sendQuote, {}),
      'to what is no address': async ({ admin }) => {
        const parameters = { id: await addAQuote(admin) };
        const problem = await admin.refused(400, routes.sendQuote, { parameters, body: { to: 'nobody' } });
        expect(fieldsOf(problem)).toEqual(['to']);
      },
    },
  },
  markQuoteSent: {
    works: {
      'and whom it went to stays as they were': async ({ app, admin }) => {
        const id = await addAQuote(admin);
        const { quote } = await admin.call(routes.markQuoteSent, { parameters: { id } });
        expect(quote).toMatchObject({ state: 'sent', sentAt: app.services.now().toISOString() });
      },
    },
    refuses: refusesMissing(routes.markQuoteSent),
  },
  answerQuote: {
    works: {
      'with a name, once': async ({ admin }) => {
        const id = await addAQuote(admin);
        const { quote } = await admin.call(routes.answerQuote, { parameters: { id }, body: yes });
        expect(quote).toMatchObject({ state: 'accepted', decidedBy: 'Amara Okafor' });
        await admin.refused(409, routes.answerQuote, { parameters: { id }, body: yes });
      },
    },
    refuses: {
      ...refusesMissing(routes.answerQuote, yes),
      'an answer that is none, by nobody': async ({ admin }) => {
        const parameters = { id: await addAQuote(admin) };
        const problem = await admin.refused(400, routes.answerQuote, { parameters, body: { answer: 'no', name: '' } });
        expect(fieldsOf(problem).sort()).toEqual(['answer', 'name']);
      },
    },
  },
  makeInvoiceOfQuote: {
    works: {
      'once, linked both ways, and once more when that invoice is gone': async ({ admin }) => {
        const id = await addAQuote(admin);
        const { invoiceId, quote } = await admin.call(routes.makeInvoiceOfQuote, { parameters: { id } });
        expect(quote.invoiceId).toBe(invoiceId);
        const whole = await admin.call(getInvoice, { parameters: { id: invoiceId } });
        expect(whole.origin).toEqual({ quoteId: id, seriesId: null });
        expect(whole.invoice).toMatchObject({ totalCents: 19_000, issuedDate: '2026-03-02', invoiceStatus: 'Draft' });
        await admin.refused(409, routes.makeInvoiceOfQuote, { parameters: { id } });
        await admin.call(deleteInvoice, { query: { id: invoiceId } });
        const other = await admin.call(routes.makeInvoiceOfQuote, { parameters: { id } });
        expect(other.invoiceId).toBe(invoiceId + 1);
      },
    },
    refuses: {
      ...refusesMissing(routes.makeInvoiceOfQuote),
      'what was declined': async ({ admin }) => {
        const parameters = { id: await addAQuote(admin) };
        await admin.call(routes.answerQuote, { parameters, body: { ...yes, answer: 'declined' } });
        await admin.refused(409, routes.makeInvoiceOfQuote, { parameters });
      },
    },
  },
  getQuotePdf: {
    works: {
      'a file with its name in the language of the document': async ({ admin }) => {
        const id = await addAQuote(admin);
        const { headers, text } = await admin.send(routes.getQuotePdf, {
          parameters: { id },
          query: { language: 'de' },
        });
        expect(headers.get('content-disposition')).toContain(`Angebot-${id}.pdf`);
        expect(text.startsWith('%PDF-')).toBe(true);
      },
    },
    refuses: refusesMissing(routes.getQuotePdf),
  },
};
