import '../../../ui/mantine-styles.ts';
import type { Invoice } from '@atrium/contract/invoices';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../../session/ability.ts';
import { loadedLater } from '../../../ui/loaded-later.ts';
import cardClasses from '../card.module.css';
import { Card, Loaded } from '../card.tsx';
import { payableInvoicesQuery } from './advance-cards-payment.queries.ts';

const PaymentOfInvoice = loadedLater(async () => ({
  default: (await import('./advance-cards-payment-form.tsx')).PaymentOfInvoice,
}));

/** In pixels. */
const height = 608;

/** What was paid on an open invoice, noted on the spot. */
export function NotePayment() {
  const ability = useAbility();
  return ability.can('update', 'Invoice') && ability.can('read', 'Invoice') ? <Payment /> : null;
}

function Payment() {
  const { t } = useTranslation();
  const answer = useQuery(payableInvoicesQuery(''));
  const [chosen, setChosen] = useState<Invoice | null>(null);
  return (
    <Card title={t('dashboards.payment.title')} text={t('dashboards.payment.text')} span={4} isHigh>
      <Loaded answer={answer} height={height}>
        {([first]) => {
          const invoice = chosen ?? first;
          return invoice ? (
            <Suspense fallback={<Skeleton height={height} />}>
              <PaymentOfInvoice invoice={invoice} onChoose={setChosen} renew={() => answer.refetch()} />
            </Suspense>
          ) : (
            <p className={cardClasses.text}>{t('dashboards.payment.none')}</p>
          );
        }}
      </Loaded>
    </Card>
  );
}
