import '../../ui/mantine-styles.ts';
import type { CatalogueProduct } from '@atrium/contract/catalogue';
import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { ImportButton } from '../../ui/imports/import-button.tsx';
import { loadedLater } from '../../ui/loaded-later.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { ProductTable } from './product-table.tsx';

const ProductImportPanel = loadedLater(async () => ({
  default: (await import('./product-import-panel.tsx')).ProductImportPanel,
}));
const ProductPanel = loadedLater(async () => ({ default: (await import('./product-panel.tsx')).ProductPanel }));

export function ProductListPage() {
  const { t } = useTranslation();
  const ability = useAbility();
  const [edited, setEdited] = useState<CatalogueProduct | 'new' | null>(null);
  const addButton = ability.can('create', 'Product') && (
    <Button leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />} onClick={() => setEdited('new')}>
      {t('products.add')}
    </Button>
  );
  return (
    <>
      <PageHeader
        titleKey="products.title"
        crumbs={[{ titleKey: 'shell.menu.eCommerce' }]}
        actions={
          <Group gap="sm">
            {ability.can('create', 'Product') && <ImportButton panel={ProductImportPanel} />}
            {addButton}
          </Group>
        }
      />
      <ProductTable onEdit={setEdited} addButton={addButton} />
      {edited && (
        <Suspense>
          <ProductPanel product={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </>
  );
}
