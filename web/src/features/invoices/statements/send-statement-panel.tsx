import { clientStatementFileName, clientStatementLetter } from '@atrium/contract/client-statement-document';
import type { ClientStatement } from '@atrium/contract/client-statements';
import type { DocumentLanguage } from '@atrium/contract/document-languages';
import type { SendInvoice } from '@atrium/contract/invoices';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { SendDocumentForm } from '../sending/send-document-form.tsx';
import { useSendStatement } from './client-statements.queries.ts';

interface SendStatementPanelProps {
  statement: ClientStatement;
  onClose: () => void;
}

/** To write to a client with their statement attached: it has no secret address. */
export function SendStatementPanel({ statement, onClose }: SendStatementPanelProps) {
  const { t } = useTranslation();
  const { client, from, until } = statement;
  const { mutateAsync } = useSendStatement(client.id);
  const sent = useMemo(
    () => ({
      language: client.language,
      letterOf: (language: DocumentLanguage) => clientStatementLetter(statement, language),
      fileNameIn: (language: DocumentLanguage) => clientStatementFileName(statement, language),
      send: ({ withLink: _, ...letter }: SendInvoice) => mutateAsync({ ...letter, days: `${from}..${until}` }),
      said: (to: string) => t('invoices.statement.said.sent', { to }),
      saidKept: t('invoices.statement.said.kept'),
      mayHaveLink: false,
    }),
    [client, statement, from, until, mutateAsync, t],
  );
  return (
    <SidePanel title={t('invoices.statement.sendTitle')} onClose={onClose}>
      {(panel) => <SendDocumentForm sent={sent} panel={panel} />}
    </SidePanel>
  );
}
