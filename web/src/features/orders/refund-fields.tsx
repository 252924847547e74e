import { NewRefund } from '@atrium/contract/order-steps';
import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { MoneyField } from '../../ui/forms/money-field.tsx';
import type { ContractForm } from '../../ui/forms/use-contract-form.ts';

export const RefundValues = z.pick(NewRefund, { amountCents: true, reason: true });
type RefundValues = z.infer<typeof RefundValues>;

interface RefundFieldsProps extends Pick<ContractForm<RefundValues>, 'form'> {
  mostCents: number;
}

/** How much is given back, and why. */
export function RefundFields({ form, mostCents }: RefundFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <MoneyField
        label={t('orders.refunds.amount')}
        withAsterisk
        max={mostCents / 100}
        isAboveZero
        {...form.getInputProps('amountCents')}
      />
      <TextInput
        label={t('orders.refunds.reason')}
        description={t('orders.refunds.reasonHint')}
        withAsterisk
        data-autofocus
        {...form.getInputProps('reason')}
      />
    </>
  );
}
