import '../../../ui/mantine-styles.ts';
import type { DeliveryMethod } from '@atrium/contract/delivery-methods';
import { Button, Skeleton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../ui/error-state.tsx';
import { loadedLater } from '../../../ui/loaded-later.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useOpened } from '../../../ui/use-opened.ts';
import { DeliveryList } from './delivery-list.tsx';
import { deliveryMethodQuery, deliveryMethodsQuery, shopSettingsQuery } from './shop-settings.queries.ts';
import { TaxForm } from './tax-form.tsx';

const DeliveryPanel = loadedLater(async () => ({ default: (await import('./delivery-panel.tsx')).DeliveryPanel }));

const crumbs = [{ titleKey: 'shell.menu.eCommerce' }];

type Edited = DeliveryMethod | 'new';

const byAddress = {
  parameter: 'delivery',
  query: deliveryMethodQuery,
  open: (method: DeliveryMethod): Edited => method,
};

/** What orders are placed on from now on. */
export function ShopSettingsPage() {
  const { t } = useTranslation();
  const [edited, setEdited] = useOpened(byAddress);
  return (
    <>
      <PageHeader titleKey="shop.settings.title" crumbs={crumbs} />
      <Panel title={t('shop.settings.tax.title')} text={t('shop.settings.tax.text')}>
        <KnownTax />
      </Panel>
      <Panel
        title={t('shop.settings.delivery.title')}
        text={t('shop.settings.delivery.text')}
        actions={
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
            onClick={() => setEdited('new')}
          >
            {t('shop.settings.delivery.add')}
          </Button>
        }
      >
        <KnownDeliveries onEdit={setEdited} />
      </Panel>
      {edited && (
        <Suspense>
          <DeliveryPanel
            key={edited === 'new' ? 'new' : edited.id}
            method={edited === 'new' ? null : edited}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      )}
    </>
  );
}

function KnownTax() {
  const { data: settings, error, refetch } = useQuery(shopSettingsQuery);
  if (settings) return <TaxForm settings={settings} />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton height={112} />;
}

function KnownDeliveries({ onEdit }: { onEdit: (method: DeliveryMethod) => void }) {
  const { data: methods, error, refetch } = useQuery(deliveryMethodsQuery);
  if (methods) return <DeliveryList methods={methods} onEdit={onEdit} />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton height={112} />;
}
