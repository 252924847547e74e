import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NamedCategory } from '../../ui/product-categories.ts';
import { SidePanel } from '../../ui/side-panel.tsx';
import { CategoryDeletion } from './category-deletion.tsx';
import { AddCategoryForm, RenameCategoryForm } from './category-form.tsx';
import { CategoryList } from './category-list.tsx';

/** What the panel shows; null is the list. */
export type ShownCategory = 'new' | { act: 'rename' | 'delete'; category: NamedCategory } | null;

/** The house's own categories of products, for whoever looks after them. */
export function CategoryPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<ShownCategory>(null);
  return (
    <SidePanel title={t(titleKeyOf(shown), namesOf(shown))} onClose={onClose}>
      {({ setDirty }) => {
        const leave = () => {
          setDirty(false);
          setShown(null);
        };
        const form = { setDirty, onDone: leave };
        if (shown === null) return <CategoryList onShow={setShown} />;
        if (shown === 'new') return <AddCategoryForm {...form} />;
        if (shown.act === 'rename') return <RenameCategoryForm category={shown.category} {...form} />;
        return <CategoryDeletion category={shown.category} onDone={leave} />;
      }}
    </SidePanel>
  );
}

function titleKeyOf(shown: ShownCategory): string {
  if (shown === null) return 'products.categories.title';
  return shown === 'new' ? 'products.categories.add' : `products.categories.titles.${shown.act}`;
}

function namesOf(shown: ShownCategory) {
  return shown === null || shown === 'new' ? {} : { name: shown.category.label };
}
