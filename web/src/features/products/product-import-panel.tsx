import { importProducts, previewProductImport } from '@atrium/contract/catalogue';
import { useTranslation } from 'react-i18next';
import { call } from '../../backend/client.ts';
import { useFormat } from '../../ui/format.ts';
import { ImportPanel } from '../../ui/imports/import-panel.tsx';
import { categoryWords, useCategories } from '../../ui/product-categories.ts';
import { productImportColumns } from './product-import-columns.ts';
import { useProductImportWords } from './use-product-import-words.ts';

export function ProductImportPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const categories = useCategories();
  const category = categories[0]?.label ?? '';
  return (
    <ImportPanel
      title={t('products.import.title')}
      hint={t('products.import.hint')}
      example={{ name: 'Brass Lantern', brand: 'Lantern Works', category, price: '129.00', stock: '12' }}
      words={{ category: categoryWords(categories) }}
      valueWords={useProductImportWords()}
      nameLabel={t('products.fields.name')}
      columns={Object.fromEntries(
        Object.entries(productImportColumns).map(([name, field]) => [name, t(`products.fields.${field}`)]),
      )}
      takeLabel={(count) => t('products.import.take', { count, formatted: number(count) })}
      preview={(body) => call(previewProductImport, { body })}
      take={(body) => call(importProducts, { body })}
      entity="product"
      onClose={onClose}
    />
  );
}
