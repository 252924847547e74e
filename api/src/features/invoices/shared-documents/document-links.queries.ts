import type { DocumentKind, DocumentLinks } from '@atrium/contract/document-links';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../database/engine.ts';
import type { DocumentLinkRow } from '../../../database/invoices-schema.ts';

/** What is known of all addresses of a document; seen is seen, also at one that works no more. */
export async function findDocumentLinks(database: Database, kind: DocumentKind, id: number): Promise<DocumentLinks> {
  const { rows } = await sql<DocumentLinks>`
    select max(case when revoked_at is null then created_at end) as created_at, min(first_seen_at) as first_seen_at,
      max(last_seen_at) as last_seen_at, cast(coalesce(sum(views), 0) as bigint) as views
    from document_links where kind = ${kind} and document_id = ${id}`.execute(database);
  return rows[0] ?? { createdAt: null, firstSeenAt: null, lastSeenAt: null, views: 0 };
}

export function findOpenLinks(database: Database, kind: DocumentKind, id: number): Promise<DocumentLinkRow[]> {
  return database
    .selectFrom('documentLinks')
    .selectAll()
    .where('kind', '=', kind)
    .where('documentId', '=', id)
    .where('revokedAt', 'is', null)
    .orderBy('id')
    .execute();
}

export function findDocumentLink(database: Database, id: number): Promise<DocumentLinkRow | undefined> {
  return database.selectFrom('documentLinks').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findLinkWithHash(database: Database, hash: string): Promise<DocumentLinkRow | undefined> {
  return database
    .selectFrom('documentLinks')
    .selectAll()
    .where('hash', '=', hash)
    .where('revokedAt', 'is', null)
    .executeTakeFirst();
}

export async function insertDocumentLink(transaction: Transaction, link: DocumentLinkRow): Promise<void> {
  await transaction.insertInto('documentLinks').values(link).execute();
}

export async function setRevoked(
  transaction: Transaction,
  ids: readonly number[],
  revokedAt: string | null,
): Promise<void> {
  await transaction.updateTable('documentLinks').set({ revokedAt }).where('id', 'in', ids).execute();
}

export async function noteSeen(transaction: Transaction, link: DocumentLinkRow, now: string): Promise<void> {
  await transaction
    .updateTable('documentLinks')
    .set({ firstSeenAt: link.firstSeenAt ?? now, lastSeenAt: now, views: link.views + 1 })
    .where('id', '=', link.id)
    .execute();
}
