import { importProducts, previewProductImport } from '@atrium/contract/catalogue';
import { useTranslation } from 'react-i18next';
import { call } from '../../backend/client.ts';
import { useFormat } from '../../ui/format.ts';
import { ImportPanel } from '../../ui/imports/import-panel.tsx';

const example = 'Name,Brand,Category,Price,Stock\nBrass Lantern,Lantern Works,lighting,129.00,12';

export function ProductImportPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (
    <ImportPanel
      title={t('products.import.title')}
      hint={t('products.import.hint')}
      example={example}
      nameLabel={t('products.fields.name')}
      columnLabel={(column) =>
        t([`products.fields.${column}`, `products.fields.${column}Cents`], { defaultValue: column })
      }
      takeLabel={(count) => t('products.import.take', { count, formatted: number(count) })}
      preview={(csv) => call(previewProductImport, { body: { csv } })}
      take={(body) => call(importProducts, { body })}
      entity="product"
      onClose={onClose}
    />
  );
}
