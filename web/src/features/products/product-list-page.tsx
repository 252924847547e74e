import '../../ui/mantine-styles.ts';
import type { CatalogueRow, getCatalogueProduct } from '@atrium/contract/catalogue';
import type { RouteResult } from '@atrium/contract/route';
import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { ImportButton } from '../../ui/imports/import-button.tsx';
import { loadedLater } from '../../ui/loaded-later.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { useAddingByAddress } from '../../ui/use-adding-by-address.ts';
import { useOpened } from '../../ui/use-opened.ts';
import { WhyNot } from '../../ui/why-not.tsx';
import { CategoryButton } from './category-button.tsx';
import { ProductTable } from './product-table.tsx';
import { productQuery } from './products.queries.ts';

const ProductImportPanel = loadedLater(async () => ({
  default: (await import('./product-import-panel.tsx')).ProductImportPanel,
}));
const ProductPanel = loadedLater(async () => ({ default: (await import('./product-panel.tsx')).ProductPanel }));

type Kept = RouteResult<typeof getCatalogueProduct>;

type Edited = CatalogueRow | 'new';

const byAddress = { parameter: 'product', query: productQuery, open: ({ product }: Kept): Edited => product };

export function ProductListPage() {
  const { t } = useTranslation();
  const ability = useAbility();
  const [edited, setEdited] = useOpened({ ...byAddress, isAllowed: ability.can('update', 'Product') });
  useAddingByAddress('Product', () => setEdited('new'));
  const addButton = (
    <WhyNot action="create" subject="Product">
      <Button leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />} onClick={() => setEdited('new')}>
        {t('products.add')}
      </Button>
    </WhyNot>
  );
  return (
    <>
      <PageHeader
        titleKey="products.title"
        crumbs={[{ titleKey: 'shell.menu.eCommerce' }]}
        actions={
          <Group gap="sm">
            {ability.can('update', 'Product') && <CategoryButton />}
            {ability.can('create', 'Product') && <ImportButton panel={ProductImportPanel} />}
            {addButton}
          </Group>
        }
      />
      <ProductTable onEdit={setEdited} addButton={addButton} />
      {edited && (
        <Suspense>
          <ProductPanel
            key={edited === 'new' ? edited : edited.id}
            product={edited === 'new' ? null : edited}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      )}
    </>
  );
}
