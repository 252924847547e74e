import { Button, Group, Select, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import { type NamedCategory, useCategories } from '../../ui/product-categories.ts';
import { useDeleteCategory } from './categories.queries.ts';

interface CategoryDeletionProps {
  category: NamedCategory;
  onDone: () => void;
}

/** A category that has products goes once it is said where they go. */
export function CategoryDeletion({ category, onDone }: CategoryDeletionProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const known = useCategories();
  const remove = useDeleteCategory();
  const [chosen, setChosen] = useState<string | null>(null);
  const others = known.filter(({ id }) => id !== category.id);
  const moveTo = others.find(({ slug }) => slug === chosen)?.slug ?? null;
  const count = known.find(({ id }) => id === category.id)?.products ?? category.products;
  const onDelete = async () => {
    if (moveTo !== null) await remove.mutateAsync({ category, moveTo }).then(onDone, () => undefined);
  };
  return (
    <Stack gap="md">
      <Text>{t('products.categories.deletion.text', { count, formatted: number(count) })}</Text>
      {others.length === 0 && <Text>{t('products.categories.deletion.onlyOne')}</Text>}
      <Select
        label={t('products.categories.deletion.moveTo')}
        data={others.map(({ slug, label }) => ({ value: slug, label }))}
        value={moveTo}
        onChange={setChosen}
        disabled={others.length === 0}
        withAsterisk
        data-autofocus
        searchable={others.length > 10}
      />
      <Group gap="xs">
        <Button color="danger" disabled={moveTo === null} loading={remove.isPending} onClick={() => void onDelete()}>
          {t('products.categories.deletion.confirm')}
        </Button>
        <Button variant="default" onClick={onDone} disabled={remove.isPending}>
          {t('ui.cancel')}
        </Button>
      </Group>
    </Stack>
  );
}
