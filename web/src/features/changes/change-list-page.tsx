import { type Change, exportChanges } from '@atrium/contract/changes';
import { IconHistory } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../backend/client.ts';
import { changesQuery } from '../../ui/changes/changes.queries.ts';
import { answerOf } from '../../ui/data-table/answer-of.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { useListSearch } from '../../ui/data-table/use-list-search.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { loadedLater } from '../../ui/loaded-later.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { useChangeColumns } from './change-columns.tsx';
import { useChangeFilters } from './change-filters.ts';
import { ChangeListSearch, changeListDefaults } from './change-list-search.ts';
import { useExportWording } from './use-export-wording.ts';

const ChangePanel = loadedLater(async () => ({ default: (await import('./change-panel.tsx')).ChangePanel }));

/** Everything that was done, by whom and when. */
export function ChangeListPage() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [state, onChange] = useListSearch(ChangeListSearch, changeListDefaults);
  const { q, entity, action, actorId, days, page, perPage } = state;
  const entityId = entity && state.entityId;
  const filter = { q, entity, entityId, action, actorId, days };
  const list = useQuery(changesQuery({ ...filter, page, perPage }));
  const wording = useExportWording(entity);
  const open = ({ id }: Change) => onChange({ change: id, page });
  const columns = useChangeColumns(open, (actorId) => onChange({ actorId, page: 1 }));
  return (
    <>
      <PageHeader titleKey="changes.title" crumbs={[{ titleKey: 'shell.menu.administration' }]} />
      <DataTable
        list="changes"
        label={t('changes.title')}
        columns={columns}
        rowId={idOf}
        rowLabel={nameOf}
        answer={answerOf(list, ({ changes }) => changes)}
        state={state}
        onChange={onChange}
        searchLabel={t('changes.search')}
        filters={useChangeFilters(state, list.data?.changes)}
        empty={
          <EmptyState
            icon={<IconHistory size={20} stroke={1.5} />}
            title={t('changes.empty')}
            text={t('changes.emptyText')}
          />
        }
        onOpen={open}
        opensOnClick
        openId={state.change ?? null}
        export={{
          fileName: t('changes.fileName'),
          load: (_columns, signal, format) =>
            call(exportChanges, { query: { ...filter, format, ...wording } }, { signal }),
          rows: async (page) => (await client.fetchQuery(changesQuery({ ...filter, page, perPage: 100 }))).changes,
        }}
      />
      {state.change !== undefined && (
        <Suspense>
          <ChangePanel
            key={state.change}
            id={state.change}
            seen={list.data?.changes.find(({ id }) => id === state.change)}
            onClose={() => onChange({ change: undefined, page }, { closes: true })}
          />
        </Suspense>
      )}
    </>
  );
}

const idOf = ({ id }: Change) => id;
const nameOf = ({ entityName, id }: Change) => entityName || String(id);
