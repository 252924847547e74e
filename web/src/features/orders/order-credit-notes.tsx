import type { OrderWithLines } from '@atrium/contract/orders';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { useFormat } from '../../ui/format.ts';
import { Panel } from '../../ui/panel.tsx';
import classes from './orders.module.css';

/** What credits its invoice; nothing where nothing does, or for who does not read invoices. */
export function OrderCreditNotes({ order: { creditNotes } }: { order: OrderWithLines }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const canRead = useAbility().can('read', 'Invoice');
  if (!canRead || creditNotes.length === 0) return null;
  return (
    <Panel title={t('orders.creditNotes.title')}>
      <ul className={classes.refunds}>
        {creditNotes.map(({ id, totalCents }) => {
          const path: string = `/apps/invoice/credit-note/view/${id}`;
          return (
            <li key={id}>
              <Link to={path} className={classes.number}>
                {t('orders.creditNotes.one', { number: id })}
              </Link>
              <span className={classes.amount}>{money(totalCents)}</span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
