import { mostPlanBills, type PlanBill } from '@atrium/contract/plan-bills';
import type { PlanBillRow } from '../../database/account-plans-schema.ts';
import type { Database, Transaction } from '../../database/engine.ts';

function billsOf(database: Database, accountId: number) {
  return database
    .selectFrom('planBills')
    .innerJoin('invoices', 'invoices.id', 'planBills.invoiceId')
    .select(['invoices.id', 'plan', 'period', 'fromDay as from', 'untilDay as until'])
    .select(['issuedDate', 'dueDate', 'totalCents', 'balanceCents', 'invoices.status'])
    .where('planBills.accountId', '=', accountId)
    .where('invoices.deletedAt', 'is', null);
}

export function findBills(database: Database, accountId: number): Promise<PlanBill[]> {
  return billsOf(database, accountId).orderBy('invoices.id', 'desc').limit(mostPlanBills).execute();
}

export function findBill(database: Database, accountId: number, id: number): Promise<PlanBill | undefined> {
  return billsOf(database, accountId).where('invoices.id', '=', id).executeTakeFirst();
}

/** The bill of another plan whose period was not over on a day. */
export function findUnusedBill(database: Database, accountId: number, day: string): Promise<PlanBill | undefined> {
  return billsOf(database, accountId)
    .where('fromDay', '<=', day)
    .where('untilDay', '>=', day)
    .orderBy('invoices.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** On which days periods of a plan began that are billed already, also where the invoice was deleted since. */
export async function findBilledDays(
  database: Database,
  { accountId, plan, period }: Pick<PlanBillRow, 'accountId' | 'plan' | 'period'>,
): Promise<Set<string>> {
  const rows = await database
    .selectFrom('planBills')
    .select('fromDay')
    .where('accountId', '=', accountId)
    .where('plan', '=', plan)
    .where('period', '=', period)
    .execute();
  return new Set(rows.map(({ fromDay }) => fromDay));
}

export async function insertBill(transaction: Transaction, row: PlanBillRow): Promise<void> {
  await transaction.insertInto('planBills').values(row).execute();
}

/** Whom the bills of an account go to: what its settings say, or the account itself. */
export async function findBillee(database: Database, accountId: number) {
  const row = await database
    .selectFrom('accounts')
    .leftJoin('accountSettings', 'accountSettings.accountId', 'accounts.id')
    .select(['accounts.fullName', 'accounts.username', 'accounts.email', 'billingCompany', 'billingEmail'])
    .select(['billingPhone', 'billingCountry', 'billingAddress', 'billingState', 'billingZip'])
    .where('accounts.id', '=', accountId)
    .executeTakeFirstOrThrow();
  const place = [row.billingAddress, `${row.billingZip ?? ''} ${row.billingState ?? ''}`.trim()];
  return {
    name: row.fullName || row.username,
    company: row.billingCompany ?? '',
    companyEmail: row.billingEmail || row.email,
    contact: row.billingPhone ?? '',
    address: place.filter(Boolean).join(', '),
    country: row.billingCountry ?? '',
  };
}
