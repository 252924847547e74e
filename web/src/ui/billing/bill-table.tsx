import '../mantine-styles.ts';
import type { InvoiceStatus } from '@atrium/contract/invoice-status';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format.ts';
import { ScrollRegion } from '../scroll-region.tsx';
import { StatusBadge, type StatusTone } from '../status-badge.tsx';
import classes from './bill-table.module.css';

interface Bill {
  id: number;
  status: InvoiceStatus;
  totalCents: number;
  balanceCents: number;
  /** That of the house where it is left out. */
  currency?: string;
  issuedDate: string;
  dueDate: string;
}

interface BillTableProps<Row extends Bill> {
  label: string;
  bills: readonly Row[];
  /** What each is for, where they are not all for the same. */
  about?: { title: string; cell: (bill: Row) => ReactNode };
  number: (bill: Row) => ReactNode;
  actions: (bill: Row) => ReactNode;
}

const tones: Readonly<Record<InvoiceStatus, StatusTone>> = {
  Downloaded: 'info',
  Draft: 'neutral',
  Paid: 'success',
  'Partial Payment': 'warning',
  'Past Due': 'danger',
  Sent: 'info',
};

/** What somebody has to pay or has paid, with the document of each. */
export function BillTable<Row extends Bill>({ label, bills, about, number, actions }: BillTableProps<Row>) {
  const { t } = useTranslation();
  const { money, day } = useFormat();
  const title = (column: string) => t(`accountSettings.bills.${column}`);
  const titles = [
    title('number'),
    ...(about ? [about.title] : []),
    ...['status', 'total', 'issued', 'due', 'balance', 'file'].map(title),
  ];
  return (
    <ScrollRegion label={label} className={classes.scroll}>
      <table className={classes.bills}>
        <thead>
          <tr>
            {titles.map((each) => (
              <th key={each} scope="col">
                {each}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bills.map((bill) => (
            <tr key={bill.id}>
              <th scope="row">{number(bill)}</th>
              {about && <td>{about.cell(bill)}</td>}
              <td>
                <StatusBadge tone={tones[bill.status]} label={t(`invoices.statuses.${bill.status}`)} />
              </td>
              <td>{money(bill.totalCents, bill.currency)}</td>
              <td>{day(bill.issuedDate)}</td>
              <td>{day(bill.dueDate)}</td>
              <td>{money(bill.balanceCents, bill.currency)}</td>
              <td>{actions(bill)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
