import type { CreditNote } from '@atrium/contract/credit-notes';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/format.ts';
import { Panel } from '../../../ui/panel.tsx';
import classes from '../document/invoice-view.module.css';
import { creditNotesOfQuery } from './credit-notes.queries.ts';

/** What corrects an invoice; nothing where nothing does. */
export function InvoiceCreditNotes({ invoiceId }: { invoiceId: number }) {
  const { t } = useTranslation();
  const { data } = useQuery(creditNotesOfQuery(invoiceId));
  if (!data || data.total === 0) return null;
  return (
    <Panel title={t('creditNotes.title')}>
      <ul className={classes.payments}>
        {data.creditNotes.map((creditNote) => (
          <Row key={creditNote.id} creditNote={creditNote} />
        ))}
      </ul>
      <Text size="sm" c="dimmed" mt="sm">
        {t('creditNotes.keeps')}
      </Text>
    </Panel>
  );
}

function Row({ creditNote: { id, issuedDate, totalCents, currency, reason } }: { creditNote: CreditNote }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <li className={classes.payment}>
      <div className={classes.paymentWords}>
        <Link to="/apps/invoice/credit-note/view/$id" params={{ id: String(id) }} className={classes.link}>
          {t('creditNotes.titleOf', { number: id })}
        </Link>
        <Text size="xs" c="dimmed">
          {format.day(issuedDate)}
          {reason !== '' && (
            <>
              {' · '}
              <bdi>{reason}</bdi>
            </>
          )}
        </Text>
      </div>
      <span>{format.money(totalCents, currency)}</span>
    </li>
  );
}
