import { type CatalogueProduct, NewProduct, ProductChanges } from '@atrium/contract/catalogue';
import { Alert, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormActions } from '../../ui/forms/form-actions.tsx';
import { type ContractForm, useContractForm } from '../../ui/forms/use-contract-form.ts';
import { notify } from '../../ui/notify.tsx';
import type { PanelControls } from '../../ui/side-panel.tsx';
import { ProductFields } from './product-fields.tsx';
import { changedFields, isSame, newProductValues, type ProductFormValues, valuesOf } from './product-form-values.ts';
import { productQuery, useAddProduct, useUpdateProduct } from './products.queries.ts';

export function AddProductForm({ panel }: { panel: PanelControls }) {
  const { t } = useTranslation();
  const addProduct = useAddProduct();
  const contractForm = useContractForm({
    schema: NewProduct,
    initialValues: newProductValues,
    submit: async (values) => {
      const { product, changeId } = await addProduct.mutateAsync(values);
      notify({ message: t('products.said.added', { name: product.name }), undoChangeId: changeId });
      panel.finish();
    },
  });
  return <ProductForm contractForm={contractForm} panel={panel} submit={t('products.form.add')} isNew />;
}

export function EditProductForm({ product, panel }: { product: CatalogueProduct; panel: PanelControls }) {
  const { t } = useTranslation();
  const updateProduct = useUpdateProduct(product.id);
  const [known, setKnown] = useState(() => valuesOf(product));
  const contractForm = useContractForm({
    schema: ProductChanges,
    initialValues: known,
    submit: async (values) => {
      const { product: saved, changeId } = await updateProduct.mutateAsync(changedFields(values, known));
      notify({ message: t('products.said.updated', { name: saved.name }), undoChangeId: changeId });
      panel.finish();
    },
  });
  const { form, isSubmitting } = contractForm;
  const load = (values: ProductFormValues) => {
    setKnown(values);
    form.setInitialValues(values);
    form.setValues(values);
  };
  return (
    <>
      {!isSubmitting && <Meanwhile id={product.id} known={known} onLoad={load} />}
      <ProductForm contractForm={contractForm} panel={panel} submit={t('products.form.save')} isNew={false} />
    </>
  );
}

interface MeanwhileProps {
  id: number;
  known: ProductFormValues;
  onLoad: (values: ProductFormValues) => void;
}

/** Somebody else has changed or deleted what is being edited: it is said, and nothing moves under one's hands. */
function Meanwhile({ id, known, onLoad }: MeanwhileProps) {
  const { t } = useTranslation();
  const { data: found } = useQuery(productQuery(id));
  if (found === null) {
    return (
      <Alert color="danger" role="alert" mb="md">
        {t('products.form.gone')}
      </Alert>
    );
  }
  const now = found && valuesOf(found.product);
  if (!now || isSame(now, known)) return null;
  return (
    <Alert color="warning" role="status" mb="md" title={t('products.form.changed')}>
      <Button size="compact-sm" variant="default" onClick={() => onLoad(now)}>
        {t('products.form.load')}
      </Button>
    </Alert>
  );
}

interface ProductFormProps {
  contractForm: ContractForm<ProductFormValues>;
  panel: PanelControls;
  submit: string;
  isNew: boolean;
}

function ProductForm({ contractForm, panel, submit, isNew }: ProductFormProps) {
  const { form, onSubmit, onBlur, isSubmitting, failure } = contractForm;
  const isDirty = form.isDirty();
  const { setDirty } = panel;
  useEffect(() => setDirty(isDirty), [isDirty, setDirty]);
  return (
    <form onSubmit={onSubmit} onBlur={onBlur} noValidate>
      <ProductFields form={form} />
      <FormActions
        submit={submit}
        isSubmitting={isSubmitting}
        failure={failure}
        isUnchanged={!isNew && !isDirty}
        onCancel={panel.close}
      />
    </form>
  );
}
