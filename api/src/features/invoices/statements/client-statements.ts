import {
  clientStatementDocument,
  clientStatementFileName,
  clientStatementLetter,
} from '@atrium/contract/client-statement-document';
import {
  type ClientStatement,
  mostStatementEntries,
  type SendClientStatement,
} from '@atrium/contract/client-statements';
import type { DocumentLanguage } from '@atrium/contract/document-languages';
import { addedWith, noteAdded } from '../../../changes/added-once.ts';
import type { Context, SignedInContext } from '../../../context.ts';
import { badInput, notFound } from '../../../errors.ts';
import { issuerOf } from '../../../invoicing/company.ts';
import { findInvoiceSettings } from '../../../invoicing/invoice-settings.queries.ts';
import { queueMessage } from '../../../mail/outbox.ts';
import type { Services } from '../../../services.ts';
import { findClient } from '../clients/clients.ts';
import { documentPdfOf } from '../files/invoice-files.ts';
import { type Letter, withRecipient, written } from '../send-invoice.ts';
import { findStatementEntries, findStatementSums } from './client-statements.queries.ts';

/** `days` are two, as `2026-01-01..2026-03-31`. */
export async function statementOf({ services }: Context, id: number, days: string): Promise<ClientStatement> {
  const { engine, settings } = services;
  const [from = '', until = ''] = days.split('..');
  const client = await findClient(engine.read, id);
  if (!client) throw notFound('client');
  const sums = await findStatementSums(engine.read, id, { from, until });
  const entries = await findStatementEntries(engine.read, id, { from, until }, mostStatementEntries + 1);
  if (entries.length > mostStatementEntries) throw badInput([{ path: 'days', message: tooMany }]);
  const ofCurrency = Map.groupBy(entries, ({ currency }) => currency);
  const currencies = sums.map((one) => ({
    ...one,
    entries: (ofCurrency.get(one.currency) ?? []).map(({ currency: _, ...entry }) => entry),
  }));
  const moved = currencies.filter(({ openingCents, entries: own }) => openingCents !== 0 || own.length > 0);
  const nothing = { currency: settings.currency, openingCents: 0, entries: [], closingCents: 0 };
  const issuer = issuerOf(settings, await findInvoiceSettings(engine.read));
  return { issuer, client, from, until, currencies: moved.length > 0 ? moved : [nothing] };
}

const tooMany = 'There is too much on these days for one statement. Ask for fewer days.';

/** In the language of the client, unless it is asked for in another. */
export async function statementPdf(
  services: Services,
  statement: ClientStatement,
  language: DocumentLanguage = statement.client.language,
) {
  const content = await documentPdfOf(services, clientStatementDocument(statement, language), statement.until);
  return { name: clientStatementFileName(statement, language), content };
}

/** Puts the statement into the outbox as a PDF, and answers the id of its message. It says what was so when it was asked for. */
export async function sendStatement(context: SignedInContext, id: number, input: SendClientStatement): Promise<number> {
  const letter = await letterOf(context.services, await statementOf(context, id, input.days), input);
  const { idempotencyKey } = input;
  return context.services.engine.write(async (transaction) => {
    const known = await addedWith(transaction, context, 'message', idempotencyKey);
    if (known) return known.entityId;
    const messageId = await queueMessage(transaction, context, letter);
    await noteAdded(transaction, context, idempotencyKey, { entity: 'message', entityId: messageId, changeId: 0 });
    return messageId;
  });
}

async function letterOf(services: Services, statement: ClientStatement, input: SendClientStatement): Promise<Letter> {
  const { language = statement.client.language } = input;
  const text = written(input, clientStatementLetter(statement, language));
  const { name, content } = await statementPdf(services, statement, language);
  return withRecipient({ ...text, attachments: [{ name, mediaType: 'application/pdf', content }] });
}
