import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../backend/backend-error.ts';
import { useFormat } from '../../../ui/format.ts';
import { usePlaceOrder, useUnansweredOrder } from './use-place-order.ts';

/** Of an order that was sent and not answered: asks again what became of it. It is never placed twice. */
export function UnansweredOrder() {
  const { t } = useTranslation();
  const { money } = useFormat();
  const order = useUnansweredOrder();
  const { mutate, isPending, error } = usePlaceOrder();
  if (order === null) return null;
  const { expectedTotalCents: total } = order;
  return (
    <Alert
      color="warning"
      role="alert"
      mb="md"
      icon={<IconAlertTriangle size={18} stroke={1.5} aria-hidden />}
      title={t('shop.unanswered.title')}
    >
      {t('shop.unanswered.text', { total: total === undefined ? '' : money(total) })}
      {error && <p>{messageOf(error)}</p>}
      <div>
        <Button size="xs" mt="sm" loading={isPending} onClick={() => mutate(order)}>
          {t('shop.unanswered.ask')}
        </Button>
      </div>
    </Alert>
  );
}
