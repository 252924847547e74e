import { type CatalogueRow, NewProduct, ProductChanges } from '@atrium/contract/catalogue';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ChangedMeanwhile, DeletedMeanwhile } from '../../ui/forms/changed-meanwhile.tsx';
import { PanelForm } from '../../ui/forms/panel-form.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { useKnownValues } from '../../ui/forms/use-known-values.ts';
import { notify } from '../../ui/notify.tsx';
import { useCategories } from '../../ui/product-categories.ts';
import type { PanelControls } from '../../ui/side-panel.tsx';
import { ProductFields } from './product-fields.tsx';
import { changesOf, newProductValues, valuesOf } from './product-form-values.ts';
import { productQuery, useAddProduct, useUpdateProduct } from './products.queries.ts';

export function AddProductForm({ panel }: { panel: PanelControls }) {
  const { t } = useTranslation();
  const addProduct = useAddProduct();
  const [first] = useCategories();
  const contractForm = useContractForm({
    schema: NewProduct,
    initialValues: { ...newProductValues, category: first?.slug ?? '' },
    submit: async (values) => {
      const { product, changeId } = await addProduct.mutateAsync(values);
      notify({ message: t('products.said.added', { name: product.name }), undoChangeId: changeId });
      panel.finish();
    },
  });
  return (
    <PanelForm contractForm={contractForm} panel={panel} submit={t('products.form.add')}>
      <ProductFields form={contractForm.form} />
    </PanelForm>
  );
}

export function EditProductForm({ product, panel }: { product: CatalogueRow; panel: PanelControls }) {
  const { t } = useTranslation();
  const updateProduct = useUpdateProduct(product.id);
  const { data: found } = useQuery(productQuery(product.id));
  const contractForm = useContractForm({
    schema: ProductChanges,
    initialValues: valuesOf(product),
    isGone: found === null,
    submit: async (values) => {
      const { product: saved, changeId } = await updateProduct.mutateAsync(changesOf(valuesOf(known), values));
      notify({ message: t('products.said.updated', { name: saved.name }), undoChangeId: changeId });
      panel.finish();
    },
  });
  const { known, isBehind, load } = useKnownValues(contractForm, found?.product ?? product, valuesOf);
  return (
    <>
      {found === null && <DeletedMeanwhile said={t('products.form.gone')} />}
      {isBehind && <ChangedMeanwhile said={t('products.form.changed')} onLoad={load} />}
      <PanelForm contractForm={contractForm} panel={panel} submit={t('products.form.save')} isKnown>
        <ProductFields form={contractForm.form} />
      </PanelForm>
    </>
  );
}
