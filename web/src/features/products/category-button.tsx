import '../../ui/mantine-styles.ts';
import { Button } from '@mantine/core';
import { IconCategory } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadedLater } from '../../ui/loaded-later.ts';

const CategoryPanel = loadedLater(async () => ({ default: (await import('./category-panel.tsx')).CategoryPanel }));

/** The panel is in the address, so that the activity leads to it. */
export function CategoryButton() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { panel }: { panel?: unknown } = useSearch({ strict: false });
  const show = (shown: 'categories' | undefined) =>
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, panel: shown }),
      replace: shown === undefined,
      resetScroll: false,
    });
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCategory size={18} stroke={1.5} aria-hidden />}
        onClick={() => show('categories')}
      >
        {t('products.categories.title')}
      </Button>
      {panel === 'categories' && (
        <Suspense>
          <CategoryPanel onClose={() => show(undefined)} />
        </Suspense>
      )}
    </>
  );
}
