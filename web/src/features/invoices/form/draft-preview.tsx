import '@mantine/core/styles/Modal.css';
import type { DocumentSource } from '@atrium/contract/invoice-document';
import { Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { dialogTitle } from '../../../ui/dialog-title.ts';
import { useReturnFocus } from '../../../ui/use-return-focus.ts';
import { InvoiceDocument } from '../document/invoice-document.tsx';

/** The document of what is written and not saved yet. */
export function DraftPreview({ source, onClose }: { source: DocumentSource; onClose: () => void }) {
  const { t } = useTranslation();
  useReturnFocus();
  return (
    <Modal
      opened
      onClose={onClose}
      {...dialogTitle(t('invoices.form.previewTitle'))}
      size={860}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <InvoiceDocument source={source} />
    </Modal>
  );
}
