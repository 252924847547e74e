import { type ChosenInvoices, type InvoiceMatching, mostInBatch } from '@atrium/contract/invoice-batches';
import type { Invoice } from '@atrium/contract/invoices';
import { IconDownload, IconSend } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../backend/backend-error.ts';
import { useAbility } from '../../../session/ability.ts';
import type { BulkAction } from '../../../ui/data-table/data-table.types.ts';
import { useFormat } from '../../../ui/format.ts';
import { notify } from '../../../ui/notify.tsx';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import { useArchiveInvoices, useSendInvoices } from './invoice-batches.queries.ts';
import { messageSenderQuery } from './invoice-files.queries.ts';

interface InvoicesTogether {
  ofRows: readonly BulkAction<Invoice>[];
  /** To be rendered: it asks before several letters leave. */
  dialog: ReactNode;
}

type Begin = (chosen: ChosenInvoices, count: number, clear: () => void) => Promise<void>;

/** What is made of several invoices at once, of those that are selected or of all that the list shows. */
export function useInvoicesTogether(matching: InvoiceMatching): InvoicesTogether {
  const { t } = useTranslation();
  const { number } = useFormat();
  const ability = useAbility();
  const { mutateAsync: archive } = useArchiveInvoices();
  const { send, dialog } = useSendMany();

  const begin = async (ask: Begin, chosen: ChosenInvoices, count: number, clear: () => void) => {
    if (count <= mostInBatch) return ask(chosen, count, clear).catch(() => undefined);
    notify({ message: t('invoiceBatches.tooMany', { formatted: number(mostInBatch) }), tone: 'info' });
  };
  const action = (id: string, label: string, symbol: ReactNode, ask: Begin): BulkAction<Invoice> => ({
    ...{ id, label, icon: symbol },
    onSelect: (rows, clear) => void begin(ask, { ids: rows.map((row) => row.id) }, rows.length, clear),
    onSelectMatching: (total, clear) => void begin(ask, { matching, total }, total, clear),
  });
  const archiveThem: Begin = async (chosen, _, clear) => {
    await archive(chosen);
    clear();
  };
  const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;
  return {
    ofRows: [
      action('download', t('invoiceFiles.download'), <IconDownload key="download" {...icon} />, archiveThem),
      ...(ability.can('update', 'Invoice')
        ? [action('send', t('invoiceFiles.send.send'), <IconSend key="send" {...icon} />, send)]
        : []),
    ],
    dialog,
  };
}

function useSendMany(): { send: Begin; dialog: ReactNode } {
  const { t } = useTranslation();
  const { number } = useFormat();
  const client = useQueryClient();
  const { confirm, dialog } = useConfirm();
  const { mutateAsync } = useSendInvoices();
  const send: Begin = async (chosen, count, clear) => {
    const sender = await client.fetchQuery(messageSenderQuery).catch((error: unknown) => {
      notify({ message: messageOf(error), tone: 'error' });
      throw error;
    });
    const words = { count, formatted: number(count) };
    const text = [t('invoiceBatches.ask.text'), ...(sender.address === null ? [t('invoiceFiles.send.noServer')] : [])];
    const isSure = await confirm({
      title: t('invoiceBatches.ask.title', words),
      text: text.join(' '),
      confirm: t('invoiceBatches.ask.confirm', words),
    });
    if (!isSure) return;
    await mutateAsync(chosen);
    clear();
  };
  return { send, dialog };
}
