import '../../../ui/mantine-styles.ts';
import { documentSource } from '@atrium/contract/invoice-document';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../navigation/page-title.ts';
import { InvoiceLoaded } from '../invoice-loaded.tsx';
import { logoQuery } from './document-logo.queries.ts';
import { InvoiceDocument } from './invoice-document.tsx';
import classes from './invoice-print.module.css';
import { PrintOnce } from './print-once.tsx';

/** The document alone, on paper as soon as it is all there. */
export function InvoicePrintPage({ id }: { id: string }) {
  const { t } = useTranslation();
  const title = t('invoices.preview.titleOf', { number: id });
  usePageTitle(title);
  return (
    <main className={classes.page}>
      <h1 className={classes.title} tabIndex={-1}>
        {title}
      </h1>
      <InvoiceLoaded text={id}>
        {(whole) => (
          <>
            <InvoiceDocument source={documentSource(whole)} />
            <PrintWhenThere logo={whole.issuer.logo ?? ''} />
          </>
        )}
      </InvoiceLoaded>
    </main>
  );
}

/** A logo that cannot be had is not waited for. */
function PrintWhenThere({ logo }: { logo: string }) {
  const { isLoading } = useQuery(logoQuery(logo));
  return isLoading ? null : <PrintOnce />;
}
