import '../../../ui/mantine-styles.ts';
import { invoiceFileName } from '@atrium/contract/invoice-document';
import { getOrderInvoicePdf } from '@atrium/contract/orders';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../backend/backend-error.ts';
import { call } from '../../../backend/client.ts';
import { documentLanguageOf } from '../../../ui/billing/document-language.ts';
import { offer } from '../../../ui/billing/pdf-download.ts';
import { notify } from '../../../ui/notify.tsx';

/** The document of what was bought, for who bought it. */
export function OwnOrderInvoice({ orderId, invoiceId }: { orderId: number; invoiceId: number }) {
  const { t, i18n } = useTranslation();
  const language = documentLanguageOf(i18n.language);
  const asked = { parameters: { id: orderId }, query: { language } };
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      offer(invoiceFileName(invoiceId, language), (signal) => call(getOrderInvoicePdf, asked, { signal })),
    onError: (error) => notify({ message: messageOf(error), tone: 'error' }),
  });
  return (
    <Button
      variant="default"
      fullWidth
      leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
      loading={isPending}
      onClick={() => mutate()}
    >
      {t('shop.orders.downloadInvoice', { number: `#${invoiceId}` })}
    </Button>
  );
}
