import type { LatestPayment } from '@atrium/contract/work-figures';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../../session/ability.ts';
import { useFormat } from '../../../ui/format.ts';
import cardClasses from '../card.module.css';
import { Card, Loaded } from '../card.tsx';
import classes from '../table.module.css';
import { latestPaymentsQuery } from './advance-cards-work.queries.ts';

const shown = 5;

/** What was paid last, and what was paid back. */
export function LatestPayments() {
  const ability = useAbility();
  return ability.can('read', 'Invoice') ? <Payments /> : null;
}

function Payments() {
  const { t } = useTranslation();
  const answer = useQuery(latestPaymentsQuery);
  return (
    <Card
      title={t('dashboards.payments.title')}
      span={4}
      link={
        <Link to="/apps/invoice/list" className={cardClasses.link}>
          {t('dashboards.invoices.link')}
        </Link>
      }
    >
      <Loaded answer={answer} height={52 * shown}>
        {(payments) =>
          payments.length === 0 ? (
            <p className={cardClasses.text}>{t('dashboards.payments.none')}</p>
          ) : (
            <ul className={classes.list} aria-label={t('dashboards.payments.title')}>
              {payments.map((payment) => (
                <PaymentRow key={payment.id} payment={payment} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}

function PaymentRow({ payment }: { payment: LatestPayment }) {
  const { t } = useTranslation();
  const { day, money } = useFormat();
  const { invoiceId, clientName, paidOn, method, amountCents, currency } = payment;
  return (
    <li className={classes.row}>
      <span className={classes.words}>
        <Link to="/apps/invoice/preview/$id" params={{ id: String(invoiceId) }} className={cardClasses.link}>
          #{invoiceId} <bdi>{clientName}</bdi>
        </Link>
        <span className={classes.note}>
          {day(paidOn)} · {t(`invoices.methods.${method}`)}
        </span>
      </span>
      <span className={classes.end}>
        <strong>{money(amountCents, currency)}</strong>
        {amountCents < 0 && <span className={classes.note}>{t('dashboards.payments.refund')}</span>}
      </span>
    </li>
  );
}
