import type { DocumentTotal, InvoiceDocument } from '@atrium/contract/invoice-document';
import { numbered } from '../credit-notes/numbered.ts';
import { Pairs } from './document-pairs.tsx';
import classes from './invoice-document.module.css';

const figures = ['cost', 'quantity', 'discount', 'tax', 'total'] as const;

export function DocumentRows({ shown: { head, rows } }: { shown: InvoiceDocument }) {
  const shown = figures.filter((column) => head[column] !== '');
  return (
    <div className={classes.scroll}>
      <table className={classes.lines}>
        <thead>
          <tr>
            {(['item', ...shown] as const).map((column) => (
              <th key={column} scope="col">
                {head[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numbered(rows).map(({ part: row, number }) => (
            <tr key={number}>
              <th scope="row">
                <bdi>{row.item}</bdi>
                {row.description !== '' && (
                  <span className={classes.description}>
                    <bdi>{row.description}</bdi>
                  </span>
                )}
              </th>
              {shown.map((column) => (
                <td key={column}>{row[column]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What the lines come to, and what of it is paid. */
export function DocumentTotals({ totals }: { totals: readonly DocumentTotal[] }) {
  return <Pairs className={classes.totals} rows={totals} />;
}
