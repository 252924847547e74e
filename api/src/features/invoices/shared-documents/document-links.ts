import type { DocumentLanguage } from '@atrium/contract/document-languages';
import type { DocumentKind, DocumentLinks } from '@atrium/contract/document-links';
import { withAddress } from '@atrium/contract/invoice-letter';
import { hashToken, randomToken } from '../../../auth/random.ts';
import { type ChangeToRecord, recordChange, recordChanges } from '../../../changes/record.ts';
import { undoOf } from '../../../changes/undo-record.ts';
import type { Acting } from '../../../context.ts';
import type { Database, Transaction } from '../../../database/engine.ts';
import type { DocumentLinkRow } from '../../../database/invoices-schema.ts';
import { nextId } from '../../../database/sequences.ts';
import { conflict } from '../../../errors.ts';
import { requireInvoice } from '../invoices.changes.ts';
import { requireQuote } from '../quotes/quotes.changes.ts';
import {
  findDocumentLink,
  findDocumentLinks,
  findOpenLinks,
  insertDocumentLink,
  setRevoked,
} from './document-links.queries.ts';

interface Document {
  readonly kind: DocumentKind;
  readonly id: number;
}

export async function requireDocument(database: Database, { kind, id }: Document): Promise<void> {
  await (kind === 'invoice' ? requireInvoice(database, id) : requireQuote(database, id));
}

/** A new secret address in the place of all earlier ones. */
export function renewLink(
  context: Acting,
  document: Document,
): Promise<{ url: string; links: DocumentLinks; changeId: number }> {
  return context.services.engine.write(async (transaction) => {
    await requireDocument(transaction, document);
    await revokeOpen(transaction, context, document);
    const { url, changeId } = await addLink(transaction, context, document, true);
    return { url, links: await findDocumentLinks(transaction, document.kind, document.id), changeId };
  });
}

export function revokeLinks(context: Acting, document: Document): Promise<{ links: DocumentLinks; changeId: number }> {
  return context.services.engine.write(async (transaction) => {
    await requireDocument(transaction, document);
    const changeId = await revokeOpen(transaction, context, document);
    if (changeId === null) throw conflict('This document has no link.');
    return { links: await findDocumentLinks(transaction, document.kind, document.id), changeId };
  });
}

async function revokeOpen(transaction: Transaction, context: Acting, { kind, id }: Document): Promise<number | null> {
  const open = await findOpenLinks(transaction, kind, id);
  if (open.length === 0) return null;
  const ids = open.map((link) => link.id);
  await setRevoked(transaction, ids, context.now);
  return recordChanges(
    transaction,
    context,
    open.map((link) => changeOf(link, false)),
  );
}

/** Beside those that there are: what was mailed before goes on working. */
async function addLink(transaction: Transaction, context: Acting, { kind, id }: Document, isUndoable: boolean) {
  const token = randomToken();
  const link: DocumentLinkRow = {
    id: await nextId(transaction, 'document_links'),
    hash: await hashToken(token),
    kind,
    documentId: id,
    createdAt: context.now,
    createdBy: context.caller?.accountId ?? null,
    revokedAt: null,
    firstSeenAt: null,
    lastSeenAt: null,
    views: 0,
  };
  await insertDocumentLink(transaction, link);
  const changeId = await recordChange(transaction, context, { ...changeOf(link, true), isUndoable });
  return { url: `${context.services.settings.publicUrl}/document?token=${token}`, changeId };
}

/** What a letter says, with a secret address of what it is about. Undo of sending takes no address out of a letter that has left. */
export async function bodyWithLink(
  transaction: Transaction,
  context: Acting,
  kind: DocumentKind,
  id: number,
  { body }: { body: string },
  language: DocumentLanguage,
): Promise<string> {
  const { url } = await addLink(transaction, context, { kind, id }, false);
  return withAddress(body, url, language);
}

function changeOf({ id, kind, documentId }: DocumentLinkRow, isNew: boolean): ChangeToRecord {
  const told = { documentKind: kind, documentId };
  const [before, after] = isNew ? [null, told] : [told, null];
  return { entity: 'document-link', entityId: id, entityName: `#${documentId}`, before, after, isUndoable: true };
}

/** A link that was revoked is not there, as long as nobody takes that back. */
export const undoDocumentLinkChange = undoOf<DocumentLinkRow & { documentKind: DocumentKind }>({
  async find(transaction, id) {
    const link = await findDocumentLink(transaction, id);
    return link?.revokedAt === null ? { ...link, documentKind: link.kind } : undefined;
  },
  async remove(transaction, context, link) {
    await setRevoked(transaction, [link.id], context.now);
    return recordChange(transaction, context, changeOf(link, false));
  },
  async restore(transaction, context, _before, id) {
    const link = await findDocumentLink(transaction, id);
    if (!link) throw conflict('This link is gone for good.');
    await setRevoked(transaction, [id], null);
    return recordChange(transaction, context, changeOf(link, true));
  },
  // A link works or it does not: nothing of it can be changed.
  revert: async () => null,
});
