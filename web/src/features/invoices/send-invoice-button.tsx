import '../../ui/mantine-styles.ts';
import type { WholeInvoice } from '@atrium/contract/invoices';
import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadedLater } from '../../ui/loaded-later.ts';
import { useSending } from './use-sending.ts';

const SendInvoicePanel = loadedLater(async () => ({
  default: (await import('./send-invoice-panel.tsx')).SendInvoicePanel,
}));

/** For those who may change invoices: sent is what it is from then on. */
export function SendInvoiceButton({ whole }: { whole: WholeInvoice }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useSending();
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconSend size={16} stroke={1.5} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t('invoiceFiles.sendInvoice')}
      </Button>
      {isOpen && (
        <Suspense>
          <SendInvoicePanel whole={whole} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
