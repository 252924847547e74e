import { type Addressee, addresseeOf } from '@atrium/contract/clients';
import { updateInvoice, type WholeInvoice } from '@atrium/contract/invoices';
import { Alert, Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { call } from '../../../backend/client.ts';
import { useAbility } from '../../../session/ability.ts';
import { useCommand } from '../../../ui/use-command.ts';

/** What was issued names the client as they were then: that they are otherwise now is said, and may be taken over. */
export function ClientChanged({ whole: { invoice, presentClient } }: { whole: WholeInvoice }) {
  const { t } = useTranslation();
  const ability = useAbility();
  const { mutate, isPending } = useCommand({
    ask: (id: number) => call(updateInvoice, { parameters: { id }, body: { clientId: presentClient.id } }),
    said: (number) => t('billing.client.taken', { number }),
    touches: ['invoice'],
  });
  if (isSame(invoice.client, addresseeOf(presentClient))) return null;
  return (
    <Alert color="info" title={t('billing.client.changed')}>
      {t('billing.client.changedText')}
      {ability.can('update', 'Invoice') && (
        <Button mt="sm" size="compact-sm" variant="default" loading={isPending} onClick={() => mutate(invoice.id)}>
          {t('billing.client.take')}
        </Button>
      )}
    </Alert>
  );
}

function isSame(one: Addressee, other: Addressee): boolean {
  return JSON.stringify(Object.values(one)) === JSON.stringify(Object.values(other));
}
