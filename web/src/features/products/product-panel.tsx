import type { CatalogueRow } from '@atrium/contract/catalogue';
import { useTranslation } from 'react-i18next';
import { SidePanel } from '../../ui/side-panel.tsx';
import { AddProductForm, EditProductForm } from './product-form.tsx';

interface ProductPanelProps {
  /** The product to edit; null is a new one. */
  product: CatalogueRow | null;
  onClose: () => void;
}

export function ProductPanel({ product, onClose }: ProductPanelProps) {
  const { t } = useTranslation();
  const title = product ? t('products.form.editTitle', { name: product.name }) : t('products.form.addTitle');
  return (
    <SidePanel title={title} onClose={onClose} record={product && { entity: 'product', id: product.id }}>
      {(panel) => (product ? <EditProductForm product={product} panel={panel} /> : <AddProductForm panel={panel} />)}
    </SidePanel>
  );
}
