import '../../../ui/mantine-styles.ts';
import type { InvoiceSeries } from '@atrium/contract/invoice-series';
import { IconEdit, IconPlayerPause, IconPlayerPlay, IconPlus, IconRepeat, IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../../session/ability.ts';
import { answerOf } from '../../../ui/data-table/answer-of.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import type { DataColumn, RowAction } from '../../../ui/data-table/data-table.types.ts';
import { useListSearch } from '../../../ui/data-table/use-list-search.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useFormat } from '../../../ui/format.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import labels from '../invoice-labels.module.css';
import { ClientPerson } from '../invoice-labels.tsx';
import {
  SeriesListSearch,
  seriesListDefaults,
  seriesListQuery,
  useDeleteSeries,
  usePauseSeries,
} from './series.queries.ts';

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

export function SeriesListPage() {
  const { t } = useTranslation();
  const ability = useAbility();
  const addButton = ability.can('create', 'Invoice') && (
    <LinkButton to="/apps/invoice/series/add" leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}>
      {t('billing.series.add')}
    </LinkButton>
  );
  return (
    <>
      <PageHeader titleKey="billing.series.title" crumbs={[{ titleKey: 'shell.menu.invoice' }]} actions={addButton} />
      <SeriesTable addButton={addButton} />
    </>
  );
}

function SeriesTable({ addButton }: { addButton: ReactNode }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [state, onChange] = useListSearch(SeriesListSearch, seriesListDefaults);
  const list = useQuery(seriesListQuery(state));
  // A series has no other page than the one that it is changed on.
  const canOpen = useAbility().can('update', 'Invoice');
  const columns = useSeriesColumns(canOpen);
  const { ofRow, remove } = useSeriesActions();
  return (
    <DataTable
      list="invoice-series"
      label={t('billing.series.title')}
      columns={columns}
      rowId={idOf}
      rowLabel={nameOf}
      answer={answerOf(list, ({ series }) => series)}
      state={state}
      onChange={onChange}
      empty={
        <EmptyState
          icon={<IconRepeat size={20} stroke={1.5} />}
          title={t('billing.series.empty')}
          text={t('billing.series.emptyText')}
          action={addButton}
        />
      }
      {...(canOpen && {
        onOpen: ({ id }: InvoiceSeries) =>
          void navigate({ to: '/apps/invoice/series/edit/$id', params: { id: String(id) } }),
      })}
      {...(remove && { onDelete: remove })}
      rowActions={ofRow}
      prefetch={(page) => void client.prefetchQuery(seriesListQuery({ ...state, page }))}
    />
  );
}

const idOf = ({ id }: InvoiceSeries) => id;
const nameOf = ({ client }: InvoiceSeries) => client.name;

function useSeriesColumns(canOpen: boolean): readonly DataColumn<InvoiceSeries>[] {
  const { t } = useTranslation();
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'client',
        header: t('invoices.fields.clientName'),
        cell: ({ client }) => <ClientPerson client={client} />,
        width: 240,
        isHideable: false,
        card: 'heading',
      },
      {
        id: 'schedule',
        header: t('billing.series.schedule'),
        cell: ({ id, every, unit }) => {
          const each = t(`billing.series.each.${unit}`, { count: every, formatted: format.number(every) });
          if (!canOpen) return each;
          return (
            <Link to="/apps/invoice/series/edit/$id" params={{ id: String(id) }} className={labels.number}>
              {each}
            </Link>
          );
        },
        width: 170,
        card: 'plain',
      },
      {
        id: 'next',
        header: t('billing.series.next'),
        cell: ({ nextOn, pausedAt }) => <Next nextOn={nextOn} isPaused={pausedAt !== null} />,
        width: 150,
        card: 'plain',
      },
      {
        id: 'total',
        header: t('invoices.fields.total'),
        cell: ({ totalCents, currency }) => format.money(totalCents, currency),
        width: 120,
        align: 'end',
      },
      {
        id: 'made',
        header: t('billing.series.made'),
        cell: ({ made, times }) =>
          times === null ? format.number(made) : `${format.number(made)} / ${format.number(times)}`,
        width: 110,
        align: 'end',
      },
      {
        id: 'delivery',
        header: t('billing.series.delivery'),
        cell: ({ delivery }) => t(`billing.series.deliveries.${delivery}`),
        width: 170,
      },
    ],
    [t, format, canOpen],
  );
}

function Next({ nextOn, isPaused }: { nextOn: string | null; isPaused: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (nextOn === null) return <StatusBadge tone="neutral" label={t('billing.series.ended')} />;
  if (isPaused) return <StatusBadge tone="warning" label={t('billing.series.paused')} />;
  return format.day(nextOn);
}

function useSeriesActions() {
  const { t } = useTranslation();
  const ability = useAbility();
  const navigate = useNavigate();
  const { mutate: pause } = usePauseSeries();
  const { mutate: remove } = useDeleteSeries();
  const canDelete = ability.can('delete', 'Invoice');
  const ofRow = (series: InvoiceSeries): readonly RowAction[] => {
    const { id, pausedAt, nextOn } = series;
    const isPaused = pausedAt !== null;
    const edit: RowAction = {
      id: 'edit',
      label: t('invoices.actions.edit'),
      icon: <IconEdit {...icon} />,
      onSelect: () => void navigate({ to: '/apps/invoice/series/edit/$id', params: { id: String(id) } }),
    };
    const stop: RowAction = {
      id: 'pause',
      label: t(isPaused ? 'billing.series.resume' : 'billing.series.pause'),
      icon: isPaused ? <IconPlayerPlay {...icon} /> : <IconPlayerPause {...icon} />,
      onSelect: () => pause(series),
    };
    const drop: RowAction = {
      id: 'delete',
      label: t('invoices.actions.delete'),
      icon: <IconTrash {...icon} />,
      isDanger: true,
      onSelect: () => remove(series),
    };
    const canUpdate = ability.can('update', 'Invoice');
    return [
      ...(canUpdate ? [edit] : []),
      ...(canUpdate && (nextOn !== null || isPaused) ? [stop] : []),
      ...(canDelete ? [drop] : []),
    ];
  };
  return { ofRow, remove: canDelete ? (series: InvoiceSeries) => remove(series) : undefined };
}
