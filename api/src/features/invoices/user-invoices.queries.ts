import { sql } from 'kysely';
import type { Database } from '../../database/engine.ts';

/** Where the bills of a user go: their addresses, and their account. */
interface BilledUser {
  accountId: number | null;
  addresses: string[];
}

export async function findBilledUser(database: Database, userId: number): Promise<BilledUser | undefined> {
  const row = await database
    .selectFrom('users')
    .leftJoin('accounts', 'accounts.userId', 'users.id')
    .leftJoin('accountSettings', 'accountSettings.accountId', 'accounts.id')
    .select(['users.email', 'accounts.id as accountId', 'accounts.email as accountEmail', 'billingEmail'])
    .where('users.id', '=', userId)
    .executeTakeFirst();
  if (!row) return undefined;
  const addresses = [row.email, row.accountEmail, row.billingEmail].flatMap((one) => (one ? [one] : []));
  return { accountId: row.accountId, addresses: [...new Set(addresses)] };
}

/** Whatever was written to a client at one of these addresses, or who is this account. */
function invoicesOf(database: Database, { accountId, addresses }: BilledUser) {
  const toClients = database
    .selectFrom('clients')
    .innerJoin('invoices', 'invoices.clientId', 'clients.id')
    .select('invoices.id')
    .where(
      sql<string>`lower(clients.company_email)`,
      'in',
      addresses.map((one) => sql<string>`lower(${one})`),
    )
    .where('invoices.deletedAt', 'is', null);
  const toAccount = database
    .selectFrom('accountClients')
    .innerJoin('invoices', 'invoices.clientId', 'accountClients.clientId')
    .select('invoices.id')
    .where('accountClients.accountId', '=', accountId)
    .where('invoices.deletedAt', 'is', null);
  return database.selectFrom(toClients.union(toAccount).as('found'));
}

export async function findInvoiceIdsOfUser(database: Database, user: BilledUser, most: number): Promise<number[]> {
  const rows = await invoicesOf(database, user).select('found.id').orderBy('found.id', 'desc').limit(most).execute();
  return rows.map(({ id }) => id);
}

export async function countInvoicesOfUser(database: Database, user: BilledUser): Promise<number> {
  const { total } = await invoicesOf(database, user)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}
