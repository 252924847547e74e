import { type CreditedLine, type LineToCredit, linesLeft } from '@atrium/contract/credit-note-amounts';
import type { CreditNoteLine } from '@atrium/contract/credit-notes';
import type { FieldError } from '@atrium/contract/errors';
import type { InvoiceLine } from '@atrium/contract/invoices';
import { badInput } from '../../../errors.ts';

/** The same line twice, a line that is not there, and more than is left of one. */
export function refuseImpossibleParts(
  lines: readonly InvoiceLine[],
  credited: readonly CreditedLine[],
  parts: readonly LineToCredit[],
): void {
  const left = linesLeft(lines, credited);
  const problems = parts.flatMap((part, index): FieldError[] => {
    const path = `lines.${index}`;
    const ofLine = left[part.line - 1];
    if (!ofLine) return [{ path: `${path}.line`, message: 'There is no such line on the invoice.' }];
    if (parts.findIndex(({ line }) => line === part.line) < index)
      return [{ path: `${path}.line`, message: 'Credit each line once.' }];
    if ((part.quantityThousandths ?? 0) > ofLine.quantityThousandths)
      return [{ path: `${path}.quantityThousandths`, message: 'This is more than is left to credit on the line.' }];
    if ((part.netCents ?? 0) > ofLine.netCents)
      return [{ path: `${path}.netCents`, message: 'This is more than is left to credit on the line.' }];
    return [];
  });
  if (problems.length > 0) throw badInput(problems);
}

export function refuseNothing(amounts: readonly CreditedLine[]): void {
  const problems = amounts.flatMap(({ netCents }, index) =>
    netCents > 0 ? [] : [{ path: `lines.${index}.line`, message: 'Nothing is left to credit on this line.' }],
  );
  if (problems.length > 0) throw badInput(problems);
}

/** Whether these parts, as they were written down, can be credited of the lines: each of its line, and all of them together. */
export function fits(
  lines: readonly InvoiceLine[],
  credited: readonly CreditedLine[],
  parts: readonly CreditNoteLine[],
): boolean {
  const left = linesLeft(lines, [...credited, ...parts]);
  return parts.every((part) => {
    const ofLine = left[part.line - 1];
    return (
      ofLine !== undefined &&
      lines[part.line - 1]?.taxBasisPoints === part.taxBasisPoints &&
      ofLine.quantityThousandths >= 0 &&
      ofLine.netCents >= 0
    );
  });
}
