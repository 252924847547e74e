import { undoChange } from '@atrium/contract/changes';
import * as routes from '@atrium/contract/document-links';
import { updateInvoiceSettings } from '@atrium/contract/invoice-settings';
import { addInvoicePayment, deleteInvoice } from '@atrium/contract/invoices';
import { markQuoteSent, updateQuote } from '@atrium/contract/quotes';
import { expect } from 'vitest';
import { fieldsOf } from '../helper.ts';
import { aDuePayment, addAQuote, aQuoteThatIsRead, linkTo, versionRead } from '../invoices/billing.ts';
import { addAnInvoice, aLine, payment } from '../invoices/invoices.ts';
import { setLogo } from '../invoices/logo.ts';
import type { Person } from '../person.ts';
import type { ProofTable } from './proofs.ts';

const money = { method: 'card', amountCents: 100, idempotencyKey: 'a key' } as const;
const yes = { answer: 'accepted', name: 'Amara Okafor' } as const;

const refusesMissing = (route: Parameters<Person['refused']>[1]) => ({
  'a document that there is not': async ({ admin }: { admin: Person }) => {
    await admin.refused(404, route, { parameters: { kind: 'invoice', id: 999_999 } });
    await admin.refused(404, route, { parameters: { kind: 'quote', id: 999_999 } });
    await admin.refused(400, route, { parameters: { kind: 'letter', id: 1 } });
  },
});

const refusesStrangers = (route: Parameters<Person['refused']>[1], more: object = {}) => ({
  'an address that there is not, that was taken back, or whose document is gone': async ({
    admin,
    nobody,
  }: {
    admin: Person;
    nobody: Person;
  }) => {
    await nobody.refused(404, route, { body: { token: 'x'.repeat(43), ...more } });
    await nobody.refused(400, route, { body: { token: '', ...more } });
    const quote = await addAQuote(admin);
    const old = await linkTo(admin, 'quote', quote);
    await linkTo(admin, 'quote', quote);
    await nobody.refused(404, route, { body: { token: old, ...more } });
    const { id } = await addAnInvoice(admin);
    const gone = await linkTo(admin, 'invoice', id);
    await admin.call(deleteInvoice, { query: { id } });
    await nobody.refused(404, route, { body: { token: gone, ...more } });
  },
});

export const documentLinkProofs: ProofTable = {
  getDocumentLinks: {
    works: {
      'when it was made and seen, and never the address': async ({ app, admin }) => {
        const parameters = { kind: 'quote', id: await addAQuote(admin) } as const;
        const none = { createdAt: null, firstSeenAt: null, lastSeenAt: null, views: 0 };
        expect((await admin.call(routes.getDocumentLinks, { parameters })).links).toEqual(none);
        const token = await linkTo(admin, 'quote', parameters.id);
        await admin.call(routes.readSharedDocument, { body: { token } });
        expect((await admin.call(routes.getDocumentLinks, { parameters })).links.views).toBe(0);
        await app.visitor().call(routes.readSharedDocument, { body: { token } });
        const answer = await admin.send(routes.getDocumentLinks, { parameters });
        const now = app.services.now().toISOString();
        expect(answer.body).toEqual({ links: { createdAt: now, firstSeenAt: now, lastSeenAt: now, views: 1 } });
        expect(answer.text).not.toContain(token);
      },
    },
    refuses: refusesMissing(routes.getDocumentLinks),
  },
  addDocumentLink: {
    works: {
      'an address in the place of the one before': async ({ app, admin }) => {
        const { id } = await addAnInvoice(admin);
        const old = await linkTo(admin, 'invoice', id);
        const token = await linkTo(admin, 'invoice', id);
        const shared = await app.visitor().call(routes.readSharedDocument, { body: { token } });
        expect(shared).toMatchObject({ kind: 'invoice', whole: { invoice: { id } } });
        await app.visitor().refused(404, routes.readSharedDocument, { body: { token: old } });
        const { text } = await admin.send(routes.addDocumentLink, { parameters: { kind: 'invoice', id } });
        expect(JSON.stringify(await app.state())).not.toContain(token);
        expect(text).toContain('/document?token=');
      },
      'which undo takes back, and gives back the one before': async ({ app, admin }) => {
        const { id } = await addAnInvoice(admin);
        const [parameters, visitor] = [{ kind: 'invoice', id } as const, app.visitor()];
        const old = await linkTo(admin, 'invoice', id);
        const { url, changeId } = await admin.call(routes.addDocumentLink, { parameters });
        const token = new URL(url).searchParams.get('token') ?? '';
        await admin.call(undoChange, { parameters: { id: changeId } });
        await visitor.refused(404, routes.readSharedDocument, { body: { token } });
        await visitor.call(routes.readSharedDocument, { body: { token: old } });
      },
    },
    refuses: refusesMissing(routes.addDocumentLink),
  },
  revokeDocumentLinks: {
    works: {
      'and the document is not to be read any more': async ({ app, admin }) => {
        const { id } = await addAnInvoice(admin);
        const token = await linkTo(admin, 'invoice', id);
        const parameters = { kind: 'invoice', id } as const;
        const { links } = await admin.call(routes.revokeDocumentLinks, { parameters });
        expect(links.createdAt).toBeNull();
        await app.visitor().refused(404, routes.readSharedDocument, { body: { token } });
      },
    },
    refuses: {
      ...refusesMissing(routes.revokeDocumentLinks),
      'when there is none': async ({ admin }) => {
        const parameters = { kind: 'invoice', id: (await addAnInvoice(admin)).id } as const;
        await admin.refused(409, routes.revokeDocumentLinks, { parameters });
      },
    },
  },
  readSharedDocument: {
    works: {
      'without what the house wrote for itself': async ({ app, admin }) => {
        const { id } = await addAnInvoice(admin);
        await admin.call(addInvoicePayment, { parameters: { id }, body: payment });
        const token = await linkTo(admin, 'invoice', id);
        const { text, body } = await app.visitor().send(routes.readSharedDocument, { body: { token } });
        expect(body).toMatchObject({ kind: 'invoice', whole: { invoice: { id, balance: '$140' } } });
        expect(text).not.toContain(payment.note);
      },
    },
    refuses: refusesStrangers(routes.readSharedDocument),
  },
  readSharedPdf: {
    works: {
      'the file of a quote and of an invoice': async ({ app, admin }) => {
        const visitor = app.visitor();
        const quote = await linkTo(admin, 'quote', await addAQuote(admin));
        const invoice = await linkTo(admin, 'invoice', (await addAnInvoice(admin)).id);
        for (const token of [quote, invoice]) {
          const { text } = await visitor.send(routes.readSharedPdf, { body: { token, language: 'fr' } });
          expect(text.startsWith('%PDF-')).toBe(true);
        }
      },
    },
    refuses: refusesStrangers(routes.readSharedPdf),
  },
  readSharedLogo: {
    works: {
      'the picture that the document is headed with': async ({ app, admin }) => {
        await setLogo(admin);
        const token = await linkTo(admin, 'quote', await addAQuote(admin));
        const { text } = await app.visitor().send(routes.readSharedLogo, { body: { token } });
        expect(text).toContain('PNG');
        await admin.call(updateInvoiceSettings, { body: { logo: '' } });
      },
    },
    refuses: refusesStrangers(routes.readSharedLogo),
  },
  answerSharedQuote: {
    works: {
      'once, with a name': async ({ app, admin }) => {
        const { id, visitor, body } = await aQuoteThatIsRead(app, admin);
        const shared = await visitor.call(routes.answerSharedQuote, { body });
        expect(shared).toMatchObject({ whole: { quote: { id, state: 'accepted', decidedBy: 'Amara Okafor' } } });
        await visitor.refused(409, routes.answerSharedQuote, { body: { ...body, answer: 'declined' } });
      },
    },
    refuses: {
      ...refusesStrangers(routes.answerSharedQuote, { ...yes, version: 'any' }),
      'an invoice, no name, and no version': async ({ app, admin }) => {
        const token = await linkTo(admin, 'invoice', (await addAnInvoice(admin)).id);
        const visitor = app.visitor();
        await visitor.refused(404, routes.answerSharedQuote, { body: { token, ...yes, version: 'any' } });
        const body = { token, ...yes, name: ' ', version: '' };
        expect(fieldsOf(await visitor.refused(400, routes.answerSharedQuote, { body }))).toEqual(['name', 'version']);
      },
      'what has expired': async ({ app, admin }) => {
        const id = await addAQuote(admin, { validUntil: '2026-03-01' });
        await admin.call(markQuoteSent, { parameters: { id } });
        const token = await linkTo(admin, 'quote', id);
        await app.visitor().refused(409, routes.answerSharedQuote, { body: { token, ...yes, version: 'any' } });
      },
      'what was changed since it was read': async ({ app, admin }) => {
        const { id, visitor, body } = await aQuoteThatIsRead(app, admin);
        await admin.call(updateQuote, { parameters: { id }, body: { lines: [aLine({ costCents: 172_800 })] } });
        await visitor.refused(409, routes.answerSharedQuote, { body });
        const version = await versionRead(visitor, body.token);
        await visitor.call(routes.answerSharedQuote, { body: { ...body, version } });
      },
    },
  },
  paySharedInvoice: {
    works: {
      'all that is open': async ({ app, admin }) => {
        const { token, body } = await aDuePayment(app, admin);
        const paid = await app.visitor().call(routes.paySharedInvoice, { body: { token, ...body } });
        expect(paid).toMatchObject({ due: null, whole: { invoice: { invoiceStatus: 'Paid', balance: 0 } } });
      },
    },
    refuses: {
      ...refusesStrangers(routes.paySharedInvoice, money),
      'a quote, no sum, no key, and a way that there is not': async ({ app, admin }) => {
        const visitor = app.visitor();
        const quote = await linkTo(admin, 'quote', await addAQuote(admin));
        await visitor.refused(404, routes.paySharedInvoice, { body: { token: quote, ...money } });
        const { token, body } = await aDuePayment(app, admin);
        const wrong = { ...body, amountCents: 0, idempotencyKey: '', method: 'coins' };
        const problem = await visitor.refused(400, routes.paySharedInvoice, { body: { token, ...wrong } });
        expect(fieldsOf(problem).toSorted()).toEqual(['amountCents', 'idempotencyKey', 'method']);
        const atTheDoor = { token, ...body, method: 'cash-on-delivery' } as const;
        expect(fieldsOf(await visitor.refused(400, routes.paySharedInvoice, { body: atTheDoor }))).toEqual(['method']);
      },
      'another sum than what is open': async ({ app, admin }) => {
        const { id, token, body } = await aDuePayment(app, admin);
        await admin.call(addInvoicePayment, { parameters: { id }, body: payment });
        await app.visitor().refused(409, routes.paySharedInvoice, { body: { token, ...body } });
      },
    },
  },
};
