import { Button, Group, Select, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { useCategories } from '../../ui/product-categories.ts';
import { useAddCategory } from './categories.queries.ts';
import type { ProductFormValues } from './product-form-values.ts';

/** The category of a product; one that is not there yet is added on the way. */
export function CategoryField({ form }: { form: UseFormReturnType<ProductFormValues> }) {
  const { t } = useTranslation();
  const ability = useAbility();
  const categories = useCategories();
  const [isAdding, setIsAdding] = useState(false);
  const take = (slug: string) => {
    form.setFieldValue('category', slug);
    setIsAdding(false);
  };
  return (
    <Stack gap={8}>
      <Select
        label={t('products.fields.category')}
        withAsterisk
        allowDeselect={false}
        searchable={categories.length > 10}
        data={categories.map(({ slug, label }) => ({ value: slug, label }))}
        {...form.getInputProps('category')}
      />
      {isAdding && <NewCategory onAdded={take} onCancel={() => setIsAdding(false)} />}
      {!isAdding && ability.can('create', 'Product') && (
        <Button
          variant="subtle"
          size="compact-sm"
          justify="start"
          leftSection={<IconPlus size={14} stroke={1.5} aria-hidden />}
          onClick={() => setIsAdding(true)}
        >
          {t('products.categories.add')}
        </Button>
      )}
    </Stack>
  );
}

/** Inside the form of a product: Enter adds the category, and leaves that form as it is. */
function NewCategory({ onAdded, onCancel }: { onAdded: (slug: string) => void; onCancel: () => void }) {
  const { t } = useTranslation();
  const add = useAddCategory();
  const [name, setName] = useState('');
  const isEmpty = name.trim() === '';
  const send = () => {
    if (!isEmpty && !add.isPending) add.mutate(name.trim(), { onSuccess: ({ category }) => onAdded(category.slug) });
  };
  return (
    <Stack gap={8}>
      <TextInput
        label={t('products.categories.newName')}
        autoFocus
        autoComplete="off"
        maxLength={60}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          send();
        }}
      />
      <Group gap="xs">
        <Button size="compact-sm" disabled={isEmpty} loading={add.isPending} onClick={send}>
          {t('products.categories.add')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={onCancel}>
          {t('ui.cancel')}
        </Button>
      </Group>
    </Stack>
  );
}
