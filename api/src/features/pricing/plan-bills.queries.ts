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

export interface LastBill extends Pick<PlanBill, 'from' | 'until' | 'totalCents'> {
  /** What a credit note took off it. */
  creditedCents: number;
  creditCents: number;
  creditLeftCents: number;
}

/** The bill of the period that began last before a day. */
export function findLastBill(database: Database, accountId: number, day: string): Promise<LastBill | undefined> {
  return billsOf(database, accountId)
    .select(['planBills.creditCents', 'creditLeftCents', 'invoices.creditCents as creditedCents'])
    .where('fromDay', '<=', day)
    .orderBy('fromDay', 'desc')
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

/** Whom the bills of an account go to: the account itself, and what its settings tell of that. */
export async function findBillee(database: Database, accountId: number) {
  const row = await database
    .selectFrom('accounts')
    .leftJoin('accountSettings', 'accountSettings.accountId', 'accounts.id')
    .select(['accounts.fullName', 'accounts.username', 'accounts.email', 'billingCompany', 'billingEmail'])
    .select(['billingPhone', 'billingCountry', 'billingAddress', 'billingState', 'billingZip', 'billingVatNumber'])
    .where('accounts.id', '=', accountId)
    .executeTakeFirstOrThrow();
  const place = [row.billingAddress, `${row.billingZip ?? ''} ${row.billingState ?? ''}`.trim()];
  const nothing = {
    company: '',
    contact: '',
    address: '',
    country: '',
    vatNumber: '',
    buyerReference: '',
    copiesTo: [],
  };
  const told = {
    ...(row.billingCompany && { company: row.billingCompany }),
    ...(row.billingEmail && { companyEmail: row.billingEmail }),
    ...(row.billingPhone && { contact: row.billingPhone }),
    ...(place.some(Boolean) && { address: place.filter(Boolean).join(', ') }),
    ...(row.billingCountry && { country: row.billingCountry }),
    ...(row.billingVatNumber && { vatNumber: row.billingVatNumber }),
  };
  return { billee: { name: row.fullName || row.username, companyEmail: row.email, ...nothing }, told };
}
