import { NewProductCategory } from '@atrium/contract/product-categories';
import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PanelForm } from '../../ui/forms/panel-form.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import type { NamedCategory } from '../../ui/product-categories.ts';
import { useAddCategory, useRenameCategory } from './categories.queries.ts';

interface FormProps {
  setDirty: (isDirty: boolean) => void;
  onDone: () => void;
}

export function AddCategoryForm(props: FormProps) {
  const { t } = useTranslation();
  const add = useAddCategory();
  return (
    <NameForm
      name=""
      submit={t('products.categories.add')}
      save={(name) => add.mutateAsync(name)}
      isKnown={false}
      {...props}
    />
  );
}

export function RenameCategoryForm({ category, ...props }: FormProps & { category: NamedCategory }) {
  const { t } = useTranslation();
  const rename = useRenameCategory();
  return (
    <NameForm
      name={category.label}
      submit={t('products.categories.rename')}
      save={(name) => rename.mutateAsync({ id: category.id, name })}
      isKnown
      {...props}
    />
  );
}

interface NameFormProps extends FormProps {
  name: string;
  submit: string;
  save: (name: string) => Promise<unknown>;
  isKnown: boolean;
}

function NameForm({ name, submit, save, isKnown, setDirty, onDone }: NameFormProps) {
  const { t } = useTranslation();
  const contractForm = useContractForm({
    schema: NewProductCategory,
    initialValues: { name },
    submit: async (values) => {
      await save(values.name);
      onDone();
    },
  });
  return (
    <PanelForm contractForm={contractForm} panel={{ setDirty, close: onDone }} submit={submit} isKnown={isKnown}>
      <TextInput
        label={t('products.form.name')}
        withAsterisk
        data-autofocus
        autoFocus
        autoComplete="off"
        {...contractForm.form.getInputProps('name')}
      />
    </PanelForm>
  );
}
