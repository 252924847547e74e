import { invoiceTotals, type LineFigures } from '@atrium/contract/invoice-totals';
import { badInput } from '../../errors.ts';

/** In cents: as much as a hundred lines of ten thousand pieces at the highest price, taxed at 100 %. Sums of a few are still told apart (9·10¹⁵). */
const most = 2_000_000_000_000_000;

/** Each line can be counted, and yet all of them together be more than that. */
export function refuseUncountableLines(lines: readonly LineFigures[]): void {
  if (invoiceTotals(lines, []).totalCents <= most) return;
  const message = 'This comes to more than can be counted here: lower a quantity or a price.';
  throw badInput([{ path: 'lines', message }]);
}
