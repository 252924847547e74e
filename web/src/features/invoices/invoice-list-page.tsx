import '../../ui/mantine-styles.ts';
import type { Invoice } from '@atrium/contract/invoices';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { useListSearch } from '../../ui/data-table/use-list-search.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { loadedLater } from '../../ui/loaded-later.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { WhyNot } from '../../ui/why-not.tsx';
import { InvoiceBatches } from './batches/invoice-batches.tsx';
import { CustomFieldsButton } from './custom-fields/custom-fields-button.tsx';
import { ExchangeRatesButton } from './exchange-rates/exchange-rates-button.tsx';
import { InvoiceAgeing } from './invoice-ageing.tsx';
import { InvoiceListSearch, invoiceListDefaults } from './invoice-list-search.ts';
import { InvoiceTable } from './invoice-table.tsx';
import { ReminderSettingsButton } from './reminders/reminder-settings-button.tsx';
import { InvoiceSettingsButton } from './settings/invoice-settings-button.tsx';

const PaymentPanel = loadedLater(async () => ({ default: (await import('./payment-panel.tsx')).PaymentPanel }));

export function InvoiceListPage() {
  const { t } = useTranslation();
  const ability = useAbility();
  const [state, onChange] = useListSearch(InvoiceListSearch, invoiceListDefaults);
  const [paid, setPaid] = useState<Invoice | null>(null);
  const add = {
    leftSection: <IconPlus size={18} stroke={1.5} aria-hidden />,
    children: t('invoices.actions.add'),
  };
  const addButton = ability.can('create', 'Invoice') ? (
    <LinkButton to="/apps/invoice/add" {...add} />
  ) : (
    <WhyNot action="create" subject="Invoice">
      <Button {...add} />
    </WhyNot>
  );
  return (
    <>
      <PageHeader
        titleKey="invoices.list.title"
        crumbs={[{ titleKey: 'shell.menu.invoice' }]}
        actions={
          <>
            {ability.can('update', 'Invoice') && <CustomFieldsButton />}
            {ability.can('update', 'Invoice') && <ExchangeRatesButton />}
            {ability.can('update', 'Invoice') && <ReminderSettingsButton />}
            {ability.can('manage', 'Invoice') && <InvoiceSettingsButton />}
            {addButton}
          </>
        }
      />
      <InvoiceAgeing chosen={state.age} />
      <InvoiceBatches />
      <InvoiceTable state={state} onChange={onChange} onPay={setPaid} addButton={addButton} />
      {paid && (
        <Suspense>
          <PaymentPanel invoice={paid} onClose={() => setPaid(null)} />
        </Suspense>
      )}
    </>
  );
}
