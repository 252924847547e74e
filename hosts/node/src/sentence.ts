import { CannotMigrate } from '@atrium/api/database/migrate';
import { OtherCurrency } from '@atrium/api/invoicing/house-currency';

/** A failure that its message explains in one sentence to whoever started this: there is no need for a stack. */
export class Sentence extends Error {}

/** What to tell the operator of whatever was thrown. */
export function explain(error: unknown): string {
  if (error instanceof Sentence || error instanceof OtherCurrency || error instanceof CannotMigrate)
    return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
