import { importProducts, previewProductImport } from '@atrium/contract/catalogue';
import { useTranslation } from 'react-i18next';
import { call } from '../../backend/client.ts';
import { useFormat } from '../../ui/format.ts';
import { ImportPanel } from '../../ui/imports/import-panel.tsx';

const example = { name: 'Brass Lantern', brand: 'Lantern Works', category: 'lighting', price: '129.00', stock: '12' };

/** As the form of a product calls its fields. */
const fields = {
  ...{ id: 'id', name: 'name', description: 'description', brand: 'brand', category: 'category', price: 'priceCents' },
  ...{ cost: 'costCents', discountPercentage: 'discountPercentage', offers: 'offers', shippingDays: 'shippingDays' },
  ...{ rating: 'rating', stock: 'stock', hasFreeShipping: 'hasFreeShipping' },
} as const;

export function ProductImportPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (
    <ImportPanel
      title={t('products.import.title')}
      hint={t('products.import.hint')}
      example={example}
      nameLabel={t('products.fields.name')}
      columns={Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, t(`products.fields.${field}`)]))}
      takeLabel={(count) => t('products.import.take', { count, formatted: number(count) })}
      preview={(csv) => call(previewProductImport, { body: { csv } })}
      take={(body) => call(importProducts, { body })}
      entity="product"
      onClose={onClose}
    />
  );
}
