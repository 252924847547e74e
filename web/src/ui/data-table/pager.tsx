import { ActionIcon, NativeSelect, Text, TextInput } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format.ts';
import { latinDigits } from '../forms/latin-digits.ts';
import classes from './pager.module.css';

interface PagerProps {
  page: number;
  perPage: number;
  total: number | undefined;
  onPage: (page: number) => void;
  onPerPage: (perPage: number) => void;
  prefetch: ((page: number) => void) | undefined;
  pageSizes?: readonly number[] | undefined;
}

const usualSizes = [10, 25, 50, 100];

export function Pager({ page, perPage, total, onPage, onPerPage, prefetch, pageSizes = usualSizes }: PagerProps) {
  const { t } = useTranslation();
  const sizes = [...new Set([...pageSizes, perPage])].sort((one, other) => one - other);
  return (
    <nav className={classes.pager} aria-label={t('table.pages')}>
      <span className={classes.sizes}>
        <NativeSelect
          size="xs"
          aria-label={t('table.perPage')}
          data={sizes.map(String)}
          value={String(perPage)}
          onChange={(event) => onPerPage(Number(event.currentTarget.value))}
        />
        <Range page={page} perPage={perPage} total={total} />
      </span>
      <PageButtons page={page} last={lastPage(total ?? 0, perPage)} onPage={onPage} prefetch={prefetch} />
    </nav>
  );
}

export function lastPage(total: number, perPage: number): number {
  return Math.max(1, Math.ceil(total / perPage));
}

/** "1–10 of 1,000,000", as the language writes numbers. */
function Range({ page, perPage, total }: Pick<PagerProps, 'page' | 'perPage' | 'total'>) {
  const { t } = useTranslation();
  const { number } = useFormat();
  if (total === undefined) return null;
  const first = (page - 1) * perPage + 1;
  const last = Math.min(total, page * perPage);
  return (
    <Text size="sm" c="dimmed" aria-live="polite" className={classes.range}>
      <bdi>
        {first > last
          ? t('table.rangeEmpty', { total: number(total) })
          : t('table.range', { first: number(first), last: number(last), total: number(total) })}
      </bdi>
    </Text>
  );
}

interface PageButtonsProps {
  page: number;
  last: number;
  onPage: (page: number) => void;
  prefetch?: ((page: number) => void) | undefined;
}

function PageButtons({ page, last, onPage, prefetch }: PageButtonsProps) {
  const { t } = useTranslation();
  const icon = { size: 18, stroke: 1.5, 'aria-hidden': true, className: classes.arrow } as const;
  const isFirst = page <= 1;
  const isLast = page >= last;
  const prefetchNext = () => !isLast && prefetch?.(page + 1);
  return (
    <div className={classes.buttons}>
      <ActionIcon size="md" disabled={isFirst} aria-label={t('table.firstPage')} onClick={() => onPage(1)}>
        <IconChevronsLeft {...icon} />
      </ActionIcon>
      <ActionIcon
        size="md"
        disabled={isFirst}
        aria-label={t('table.previousPage')}
        onClick={() => onPage(Math.min(page - 1, last))}
      >
        <IconChevronLeft {...icon} />
      </ActionIcon>
      <PageInput key={page} page={page} last={last} onPage={onPage} />
      <ActionIcon
        size="md"
        disabled={isLast}
        aria-label={t('table.nextPage')}
        onMouseEnter={prefetchNext}
        onFocus={prefetchNext}
        onClick={() => onPage(page + 1)}
      >
        <IconChevronRight {...icon} />
      </ActionIcon>
      <ActionIcon size="md" disabled={isLast} aria-label={t('table.lastPage')} onClick={() => onPage(last)}>
        <IconChevronsRight {...icon} />
      </ActionIcon>
    </div>
  );
}

/** Goes to the page whose number is typed; what is no page of the list goes to the nearest one. */
function PageInput({ page, last, onPage }: PageButtonsProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const [typed, setTyped] = useState(String(page));
  const go = (event: FormEvent) => {
    event.preventDefault();
    const wanted = Math.min(last, Math.max(1, Math.trunc(Number(typed)) || page));
    setTyped(String(wanted));
    if (wanted !== page) onPage(wanted);
  };
  return (
    <form onSubmit={go} className={classes.page}>
      <TextInput
        size="xs"
        className={classes.pageInput}
        inputMode="numeric"
        aria-label={t('table.pageNumber')}
        value={typed}
        onChange={(event) => setTyped(latinDigits(event.currentTarget.value).replace(/\D/g, ''))}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={go}
      />
      <Text size="sm" c="dimmed">
        {t('table.ofPages', { last: number(last) })}
      </Text>
    </form>
  );
}
