import { Button } from '@mantine/core';
import { IconCoins } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadedLater } from '../../../ui/loaded-later.ts';

const ExchangeRatesPanel = loadedLater(async () => ({
  default: (await import('./exchange-rates-panel.tsx')).ExchangeRatesPanel,
}));

export function ExchangeRatesButton() {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCoins size={18} stroke={1.5} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t('billing.currencies.title')}
      </Button>
      {isOpen && (
        <Suspense>
          <ExchangeRatesPanel onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
