import { Button } from '@mantine/core';
import { IconBuildingStore } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadedLater } from '../../../ui/loaded-later.ts';

const InvoiceSettingsPanel = loadedLater(async () => ({
  default: (await import('./invoice-settings-panel.tsx')).InvoiceSettingsPanel,
}));

/** The panel is in the address, so that a document that says too little leads to it. */
export function InvoiceSettingsButton() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { panel }: { panel?: unknown } = useSearch({ strict: false });
  const show = (shown: 'settings' | undefined) =>
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
        leftSection={<IconBuildingStore size={18} stroke={1.5} aria-hidden />}
        onClick={() => show('settings')}
      >
        {t('billing.settings.title')}
      </Button>
      {panel === 'settings' && (
        <Suspense>
          <InvoiceSettingsPanel onClose={() => show(undefined)} />
        </Suspense>
      )}
    </>
  );
}
