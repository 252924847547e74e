import type { Invoice } from '@atrium/contract/invoices';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { useFormat } from '../../ui/format.ts';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import cardClasses from './card.module.css';
import { Card, Loaded } from './card.tsx';
import { latestInvoicesQuery, shownInvoices } from './dashboards.queries.ts';
import classes from './table.module.css';

/** The invoices that were written last. */
export function LatestInvoices() {
  const ability = useAbility();
  return ability.can('read', 'Invoice') ? <Invoices /> : null;
}

function Invoices() {
  const { t } = useTranslation();
  const answer = useQuery(latestInvoicesQuery);
  return (
    <Card
      title={t('dashboards.latestInvoices.title')}
      span={12}
      link={
        <Link to="/apps/invoice/list" className={cardClasses.link}>
          {t('dashboards.invoices.link')}
        </Link>
      }
    >
      <Loaded answer={answer} height={48 * shownInvoices + 40}>
        {({ invoices }) =>
          invoices.length === 0 ? (
            <p className={cardClasses.text}>{t('dashboards.latestInvoices.none')}</p>
          ) : (
            <InvoiceRows invoices={invoices} />
          )
        }
      </Loaded>
    </Card>
  );
}

function InvoiceRows({ invoices }: { invoices: readonly Invoice[] }) {
  const { t } = useTranslation();
  const { money, day } = useFormat();
  return (
    <ScrollRegion className={classes.scroll} label={t('dashboards.latestInvoices.title')}>
      <table className={classes.table}>
        <thead>
          <tr>
            {(['number', 'client', 'status', 'due'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`dashboards.latestInvoices.${column}`)}
              </th>
            ))}
            <th scope="col" data-end>
              {t('dashboards.latestInvoices.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {invoices.map(({ id, client, invoiceStatus, dueDate, total, currency }) => (
            <tr key={id}>
              <th scope="row">
                <Link to="/apps/invoice/preview/$id" params={{ id: String(id) }} className={cardClasses.link}>
                  #{id}
                </Link>
              </th>
              <td>
                <bdi>{client.name}</bdi>
              </td>
              <td>{t(`invoices.statuses.${invoiceStatus}`)}</td>
              <td>{day(dueDate)}</td>
              <td data-end>{money(Math.round(total * 100), currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
