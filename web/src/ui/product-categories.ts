import { type CategoryOfProducts, listProductCategories } from '@atrium/contract/product-categories';
import { wordedCategories } from '@atrium/contract/products';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../backend/client.ts';
import { useAbility } from '../session/ability.ts';

/** How many products each has changes with them. */
export const categoriesQuery = queryOptions({
  queryKey: ['product-category', 'list'],
  queryFn: async ({ signal }) => (await call(listProductCategories, {}, { signal })).categories,
  meta: { follows: ['product'] },
});

/** A category as it is called here. */
export interface NamedCategory extends CategoryOfProducts {
  label: string;
}

/** In their order; none until they are known. */
export function useCategories(): readonly NamedCategory[] {
  const { t } = useTranslation();
  const categories = useKnownCategories();
  return useMemo(
    () => categories.map((category) => ({ ...category, label: nameOf(t, category.slug, category.name) })),
    [t, categories],
  );
}

/** What the category of a slug is called; one that is gone is called as its slug is. */
export function useCategoryName(): (slug: string) => string {
  const { t } = useTranslation();
  const categories = useKnownCategories();
  return useCallback(
    (slug) => nameOf(t, slug, categories.find((category) => category.slug === slug)?.name),
    [t, categories],
  );
}

const none: readonly CategoryOfProducts[] = [];

function useKnownCategories(): readonly CategoryOfProducts[] {
  const ability = useAbility();
  return useQuery({ ...categoriesQuery, enabled: ability.can('read', 'Product') }).data ?? none;
}

function nameOf(t: TFunction, slug: string, name = ''): string {
  if (name !== '') return name;
  return wordedCategories.some((worded) => worded === slug) ? t(`shop.categories.${slug}`) : slug;
}

/** As columns of files have them: the words of the values. */
export function categoryWords(categories: readonly NamedCategory[]): Readonly<Record<string, string>> {
  return Object.fromEntries(categories.map(({ slug, label }) => [slug, label]));
}
