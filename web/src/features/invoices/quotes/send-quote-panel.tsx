import type { DocumentLanguage } from '@atrium/contract/document-languages';
import { quoteFileName } from '@atrium/contract/invoice-document';
import { quoteLetter } from '@atrium/contract/invoice-letter';
import type { WholeQuote } from '@atrium/contract/quotes';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { SendDocumentForm } from '../sending/send-document-form.tsx';
import { useSendQuote } from './quotes.queries.ts';

/** To write to somebody with the quote attached. */
export function SendQuotePanel({ whole, onClose }: { whole: WholeQuote; onClose: () => void }) {
  const { t } = useTranslation();
  const { id } = whole.quote;
  const { mutateAsync } = useSendQuote(id);
  const sent = useMemo(
    () => ({
      language: whole.presentClient.language,
      letterOf: (language: DocumentLanguage) => quoteLetter(whole, language),
      fileNameIn: (language: DocumentLanguage) => quoteFileName(id, language),
      send: mutateAsync,
      said: (to: string) => t('billing.quotes.said.mailed', { number: id, to }),
      saidKept: t('billing.quotes.said.kept', { number: id }),
    }),
    [whole, id, mutateAsync, t],
  );
  return (
    <SidePanel title={t('billing.quotes.sendTitle', { number: id })} onClose={onClose}>
      {(panel) => <SendDocumentForm sent={sent} panel={panel} />}
    </SidePanel>
  );
}
