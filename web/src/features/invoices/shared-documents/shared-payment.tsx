import '@mantine/core/styles/Radio.css';
import type { DuePayment } from '@atrium/contract/document-links';
import { Alert, Button, Radio, Stack } from '@mantine/core';
import { IconCreditCard } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../backend/backend-error.ts';
import { useFormat } from '../../../ui/format.ts';
import view from '../document/invoice-view.module.css';
import { usePaySharedInvoice } from './shared-document.queries.ts';
import classes from './shared-payment.module.css';

interface SharedPaymentProps {
  token: string;
  currency: string;
  due: DuePayment | null;
}

/** All that is open, paid at once; afterwards a word of thanks. */
export function SharedPayment({ token, currency, due }: SharedPaymentProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const paying = usePaySharedInvoice(token);
  if (paying.isSuccess) {
    return (
      <Alert color="success" role="status">
        {t('billing.shared.payment.paid', { amount: money(paying.variables.amountCents, currency) })}
      </Alert>
    );
  }
  if (due) return <PaymentForm currency={currency} due={due} paying={paying} />;
  return paying.error && <Refused error={paying.error} />;
}

interface PaymentFormProps {
  currency: string;
  due: DuePayment;
  paying: ReturnType<typeof usePaySharedInvoice>;
}

function PaymentForm({ currency, due: { amountCents, methods, isTest }, paying }: PaymentFormProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const [chosen, setChosen] = useState(methods[0] ?? 'card');
  return (
    <section className={view.card} aria-labelledby="shared-payment">
      <h2 id="shared-payment" className={classes.heading}>
        {t('billing.shared.payment.title')}
      </h2>
      <Radio.Group
        value={chosen}
        onChange={(value) => setChosen(methods.find((method) => method === value) ?? chosen)}
        aria-labelledby="shared-payment"
      >
        <Stack gap="xs">
          {methods.map((method) => (
            <Radio key={method} value={method} size="sm" label={t(`shop.payment.methods.${method}`)} />
          ))}
        </Stack>
      </Radio.Group>
      {isTest && <p className={classes.words}>{t('billing.shared.payment.test')}</p>}
      {paying.error && <Refused error={paying.error} />}
      <Button
        mt="md"
        leftSection={<IconCreditCard size={16} stroke={1.5} aria-hidden />}
        loading={paying.isPending}
        onClick={() => paying.mutate({ method: chosen, amountCents })}
      >
        {t('billing.shared.payment.pay', { amount: money(amountCents, currency) })}
      </Button>
    </section>
  );
}

function Refused({ error }: { error: Error }) {
  return (
    <Alert color="danger" role="alert" mt="md">
      {messageOf(error)}
    </Alert>
  );
}
