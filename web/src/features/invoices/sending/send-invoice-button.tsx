import '../../../ui/mantine-styles.ts';
import type { WholeInvoice } from '@atrium/contract/invoices';
import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../../session/ability.ts';
import { loadedLater } from '../../../ui/loaded-later.ts';
import { WhyNot } from '../../../ui/why-not.tsx';
import { useSending } from './use-sending.ts';

const SendInvoicePanel = loadedLater(async () => ({
  default: (await import('./send-invoice-panel.tsx')).SendInvoicePanel,
}));

/** For those who may change invoices: sent is what it is from then on. Everybody else is told why they may not. */
export function SendInvoiceButton({ whole }: { whole: WholeInvoice }) {
  const { t } = useTranslation();
  const canSend = useAbility().can('update', 'Invoice');
  const [isOpen, setIsOpen] = useSending();
  return (
    <>
      <WhyNot action="update" subject="Invoice">
        <Button
          variant="default"
          leftSection={<IconSend size={16} stroke={1.5} aria-hidden />}
          onClick={() => setIsOpen(true)}
        >
          {t('invoiceFiles.sendInvoice')}
        </Button>
      </WhyNot>
      {isOpen && canSend && (
        <Suspense>
          <SendInvoicePanel whole={whole} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
