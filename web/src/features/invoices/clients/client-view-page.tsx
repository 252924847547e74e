import '../../../ui/mantine-styles.ts';
import type { Client } from '@atrium/contract/clients';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../navigation/page-title.ts';
import { RecordTimelinePanel } from '../../../ui/changes/record-timeline.tsx';
import { MissingRecord } from '../../../ui/missing-record.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { DocumentLoaded } from '../document/document-loaded.tsx';
import { numberOfInvoice } from '../invoice-id.ts';
import { ClientStatementPanel } from '../statements/client-statement.tsx';
import { ClientActions } from './client-actions.tsx';
import { ClientCreditNotes, ClientInvoices, ClientPayments, ClientQuotes } from './client-documents.tsx';
import { ClientFacts } from './client-facts.tsx';
import { ClientFiguresPanel } from './client-figures.tsx';
import classes from './client-view.module.css';
import { clientQuery } from './clients.queries.ts';

const crumbs = [
  { titleKey: 'shell.menu.invoice' },
  { titleKey: 'invoices.clients.title', path: '/apps/invoice/clients' },
];

/** All that there is between the house and one client. */
export function ClientViewPage({ id: text }: { id: string }) {
  const { t } = useTranslation();
  const id = numberOfInvoice(text);
  const query = useQuery({ ...clientQuery(id ?? 0), enabled: id !== null });
  const title = query.data?.name ?? t('invoices.clients.one');
  usePageTitle(title);
  const missing = (
    <MissingRecord
      title={t('invoices.clients.missing')}
      list="/apps/invoice/clients"
      listLabel={t('invoices.clients.toList')}
    />
  );
  return (
    <>
      <PageHeader
        titleKey="invoices.clients.one"
        title={title}
        crumbs={crumbs}
        actions={query.data && <ClientActions client={query.data} />}
      />
      <DocumentLoaded id={id} query={query} missing={missing}>
        {(client) => <Found client={client} />}
      </DocumentLoaded>
    </>
  );
}

function Found({ client }: { client: Client }) {
  const { id } = client;
  return (
    <div className={classes.columns}>
      <div className={classes.main}>
        <ClientFiguresPanel id={id} />
        <ClientInvoices id={id} />
        <ClientQuotes id={id} />
        <ClientCreditNotes id={id} />
        <ClientPayments id={id} />
        <ClientStatementPanel id={id} />
      </div>
      <div className={classes.side}>
        <ClientFacts client={client} />
        <RecordTimelinePanel entity="client" id={id} />
      </div>
    </div>
  );
}
