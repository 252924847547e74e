import type { WholeInvoice } from '@atrium/contract/invoices';
import { Button } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadedLater } from '../../../ui/loaded-later.ts';
import { useSending } from '../sending/use-sending.ts';

const RemindInvoicePanel = loadedLater(async () => ({
  default: (await import('./remind-invoice-panel.tsx')).RemindInvoicePanel,
}));

/** For what is past due. A letter that is open stays, also when the invoice is paid meanwhile: the server says so then. */
export function RemindInvoiceButton({ whole }: { whole: WholeInvoice }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useSending('remind');
  return (
    <>
      {whole.invoice.invoiceStatus === 'Past Due' && (
        <Button
          variant="default"
          leftSection={<IconBell size={16} stroke={1.5} aria-hidden />}
          onClick={() => setIsOpen(true)}
        >
          {t('reminders.remind')}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <RemindInvoicePanel whole={whole} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
