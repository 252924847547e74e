import type { DocumentTotal, InvoiceDocument } from '@atrium/contract/invoice-document';
import { Pairs } from './document-pairs.tsx';
import classes from './invoice-document.module.css';

export function DocumentRows({ shown: { head, rows } }: { shown: InvoiceDocument }) {
  const numbered = rows.map((row, index) => ({ row, number: index + 1 }));
  return (
    <div className={classes.scroll}>
      <table className={classes.lines}>
        <thead>
          <tr>
            {[head.item, head.cost, head.quantity, head.discount, head.tax, head.total].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numbered.map(({ row, number }) => (
            <tr key={number}>
              <th scope="row">
                <bdi>{row.item}</bdi>
                {row.description !== '' && (
                  <span className={classes.description}>
                    <bdi>{row.description}</bdi>
                  </span>
                )}
              </th>
              <td>{row.cost}</td>
              <td>{row.quantity}</td>
              <td>{row.discount}</td>
              <td>{row.tax}</td>
              <td>{row.total}</td>
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
