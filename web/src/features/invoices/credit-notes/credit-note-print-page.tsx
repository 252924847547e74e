import '../../../ui/mantine-styles.ts';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../navigation/page-title.ts';
import classes from '../document/invoice-print.module.css';
import { PrintOnce } from '../document/print-once.tsx';
import { CreditNoteDocument } from './credit-note-document.tsx';
import { CreditNoteLoaded } from './credit-note-loaded.tsx';

/** The document alone, on paper as soon as it is all there. */
export function CreditNotePrintPage({ id }: { id: string }) {
  const { t } = useTranslation();
  const title = t('creditNotes.titleOf', { number: id });
  usePageTitle(title);
  return (
    <main className={classes.page}>
      <h1 className={classes.title} tabIndex={-1}>
        {title}
      </h1>
      <CreditNoteLoaded text={id}>
        {(whole) => (
          <>
            <CreditNoteDocument whole={whole} />
            <PrintOnce />
          </>
        )}
      </CreditNoteLoaded>
    </main>
  );
}
