import '@mantine/core/styles/Modal.css';
import { Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { dialogParts } from '../../ui/dialog-parts.ts';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import type { InvoiceDocumentData } from './document-data.ts';
import { InvoiceDocument } from './invoice-document.tsx';

/** The document of what is written and not saved yet. */
export function DraftPreview({ data, onClose }: { data: InvoiceDocumentData; onClose: () => void }) {
  const { t } = useTranslation();
  useReturnFocus();
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('invoices.form.previewTitle')}
      size={860}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
      attributes={dialogParts}
    >
      <InvoiceDocument data={data} />
    </Modal>
  );
}
