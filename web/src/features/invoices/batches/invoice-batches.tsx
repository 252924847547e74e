import type { InvoiceBatch } from '@atrium/contract/invoice-batches';
import { Button, CloseButton } from '@mantine/core';
import { IconFileZip, IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/format.ts';
import { InvoiceNumber } from '../invoice-labels.tsx';
import { takeBegun } from './begun-archives.ts';
import classes from './invoice-batches.module.css';
import { invoiceBatchesQuery, useArchiveDownload, useGiveUpBatch } from './invoice-batches.queries.ts';
import { messageSenderQuery } from './invoice-files.queries.ts';

/** The archives and sendings that one has begun, for a day: how far they are, and what came of them. Nothing where there are none. */
export function InvoiceBatches() {
  const { t } = useTranslation();
  const { data: batches = [] } = useQuery(invoiceBatchesQuery);
  if (batches.length === 0) return null;
  return (
    <ul className={classes.batches} aria-label={t('invoiceBatches.title')}>
      {batches.map((batch) => (
        <Batch key={batch.id} batch={batch} />
      ))}
    </ul>
  );
}

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

function Batch({ batch }: { batch: InvoiceBatch }) {
  const { t } = useTranslation();
  const { mutate: giveUp, isPending } = useGiveUpBatch(batch);
  const title = useTitle(batch);
  const isFinished = batch.finishedAt !== null;
  return (
    <li className={classes.batch}>
      {batch.kind === 'archive' ? <IconFileZip {...icon} /> : <IconSend {...icon} />}
      <div className={classes.text}>
        <p className={classes.title} aria-live="polite">
          {title}
        </p>
        {!isFinished && <HowFar batch={batch} title={title} />}
        {batch.leftOut.length > 0 && <LeftOut batch={batch} />}
      </div>
      {isFinished && batch.kind === 'archive' && batch.leftOut.length < batch.total && <SaveArchive batch={batch} />}
      <CloseButton
        aria-label={t(isFinished ? 'invoiceBatches.remove' : 'invoiceBatches.stop', { title })}
        disabled={isPending}
        onClick={() => giveUp()}
      />
    </li>
  );
}

function useTitle({ kind, total, leftOut, finishedAt }: InvoiceBatch): string {
  const { t } = useTranslation();
  const { number } = useFormat();
  const isSent = kind === 'sending' && finishedAt !== null;
  const { data: sender } = useQuery({ ...messageSenderQuery, enabled: isSent });
  const count = finishedAt === null ? total : total - leftOut.length;
  const words = { count, formatted: number(count) };
  if (finishedAt === null) return t(`invoiceBatches.${kind}.running`, words);
  if (isSent && sender?.address === null && count > 0) return t('invoiceBatches.sending.kept', words);
  return t(`invoiceBatches.${kind}.finished`, words);
}

function HowFar({ batch: { done, total }, title }: { batch: InvoiceBatch; title: string }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (
    <span className={classes.far}>
      <progress className={classes.bar} value={done} max={total} aria-label={title} />
      <span>{t('invoiceBatches.far', { done: number(done), total: number(total) })}</span>
    </span>
  );
}

function LeftOut({ batch: { leftOut } }: { batch: InvoiceBatch }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (
    <details className={classes.leftOut}>
      <summary>{t('invoiceBatches.leftOut', { count: leftOut.length, formatted: number(leftOut.length) })}</summary>
      <ul>
        {leftOut.map(({ invoiceId, reason }) => (
          <li key={invoiceId}>
            <InvoiceNumber id={invoiceId} /> {t(`invoiceBatches.reasons.${reason}`)}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Whoever has just asked for the archive in this tab is given it as soon as it is there. */
function SaveArchive({ batch }: { batch: InvoiceBatch }) {
  const { t } = useTranslation();
  const { mutate, isPending } = useArchiveDownload(batch);
  const { id } = batch;
  useEffect(() => {
    if (takeBegun(id)) mutate();
  }, [id, mutate]);
  return (
    <Button size="xs" variant="light" loading={isPending} onClick={() => mutate()}>
      {t('invoiceBatches.save')}
    </Button>
  );
}
