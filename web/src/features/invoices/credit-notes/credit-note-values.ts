import {
  type CreditedLine,
  creditedLines,
  type LineLeft,
  type LineToCredit,
  linesLeft,
} from '@atrium/contract/credit-note-amounts';
import { creditedWithin } from '@atrium/contract/credit-note-sums';
import { NewCreditNote } from '@atrium/contract/credit-notes';
import type { WholeInvoice } from '@atrium/contract/invoices';
import { sum } from '@atrium/contract/sum';
import * as z from 'zod/mini';

export const creditKinds = ['all', 'quantities', 'amounts'] as const;

export type CreditNoteValues = {
  /** All that is left, so many of each line, or so much of each. */
  kind: (typeof creditKinds)[number];
  issuedDate: string;
  reason: string;
  /** In the order of the invoice's lines; what is 0 is not credited. */
  lines: { quantityThousandths: number; netCents: number }[];
};

/** What is sent of what was written. */
export const CreditNoteInput = z.pipe(
  z.pipe(
    z.custom<CreditNoteValues>(),
    z.transform(
      ({ kind, issuedDate, reason, lines }): z.input<typeof NewCreditNote> => ({
        issuedDate,
        reason,
        ...(kind === 'all' ? {} : { lines: partsOf({ kind, lines }) }),
      }),
    ),
  ),
  NewCreditNote,
);

function partsOf({ kind, lines }: Pick<CreditNoteValues, 'kind' | 'lines'>): LineToCredit[] {
  return lines.flatMap(({ quantityThousandths, netCents }, index): LineToCredit[] => {
    const line = index + 1;
    if (kind === 'quantities') return quantityThousandths > 0 ? [{ line, quantityThousandths }] : [];
    return netCents > 0 ? [{ line, netCents }] : [];
  });
}

/** What credit notes took off the lines of an invoice, and what can still be taken off all of it: less, where it was credited without one. */
export interface WhatIsLeft {
  readonly credited: readonly CreditedLine[];
  readonly leftCents: number;
}

/** What the credit note comes to with its tax, while it is written. */
export function creditedCents(
  { invoice, lines }: Pick<WholeInvoice, 'lines'> & { invoice: Pick<WholeInvoice['invoice'], 'roundsTaxOnce'> },
  { credited, leftCents }: WhatIsLeft,
  values: Pick<CreditNoteValues, 'kind' | 'lines'>,
): number {
  const money = { lines, roundsTaxOnce: invoice.roundsTaxOnce };
  const amounts =
    values.kind === 'all'
      ? creditedWithin(money, credited, leftCents)
      : creditedLines(money, credited, withinLeft(values, linesLeft(lines, credited)));
  return sum(amounts.map(({ netCents, taxCents }) => netCents + taxCents));
}

/** What is too much is said at its field, and reckoned as what is left. */
function withinLeft(values: Pick<CreditNoteValues, 'kind' | 'lines'>, left: readonly LineLeft[]): LineToCredit[] {
  return partsOf(values).map(({ line, quantityThousandths, netCents }) => {
    const ofLine = left[line - 1];
    return quantityThousandths === undefined
      ? { line, netCents: Math.min(netCents ?? 0, ofLine?.netCents ?? 0) }
      : { line, quantityThousandths: Math.min(quantityThousandths, ofLine?.quantityThousandths ?? 0) };
  });
}
