import { Menu } from '@mantine/core';
import { IconArrowsSort, IconFilterOff } from '@tabler/icons-react';
import type { RowData } from '@tanstack/react-table';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyMenu } from '../lazy-menu.tsx';
import { shownColumns } from './column-layout.ts';
import { ColumnsButton } from './columns-button.tsx';
import type { DataTableProps } from './data-table.types.ts';
import { ExportButton } from './export-button.tsx';
import { FilterSelect } from './filter-select.tsx';
import type { Sorting } from './header-cell.tsx';
import { prefixed } from './list-search.ts';
import { SearchBox } from './search-box.tsx';
import { ShareButton } from './share-button.tsx';
import { ShortcutsButton } from './shortcuts-button.tsx';
import { ToolButton } from './tool-button.tsx';
import classes from './toolbar.module.css';
import type { ListLook } from './use-column-layout.ts';
import { useListView } from './use-list-view.ts';
import { ViewsButton } from './views-button.tsx';

interface ToolbarProps<Row extends RowData> {
  table: DataTableProps<Row>;
  look: ListLook;
  sorting: Sorting;
  isNarrowed: boolean;
  onClearFilters: () => void;
}

export function Toolbar<Row extends RowData>({ table, look, sorting, isNarrowed, onClearFilters }: ToolbarProps<Row>) {
  const searchInput = useRef<HTMLInputElement>(null);
  return (
    <div className={classes.toolbar}>
      {table.searchLabel !== undefined && (
        <SearchBox
          label={table.searchLabel}
          value={table.state.q ?? ''}
          onChange={(q) => table.onChange({ q }, { replace: true })}
          inputRef={searchInput}
        />
      )}
      {table.filters?.map((filter) => (
        <FilterSelect
          key={filter.id}
          filter={filter}
          value={chosenValue(table.state[filter.id])}
          onChange={(value) => table.onChange({ [filter.id]: value })}
        />
      ))}
      <Tools table={table} look={look} sorting={sorting} onSearch={() => searchInput.current?.focus()}>
        <ClearButton isNarrowed={isNarrowed} onClear={onClearFilters} />
      </Tools>
    </div>
  );
}

function chosenValue(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}

/** Its room is there before it is, or the tools would move as one begins to search. */
function ClearButton({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  const { t } = useTranslation();
  if (!isNarrowed) return <span className={classes.clear} />;
  return (
    <ToolButton label={t('table.clear')} className={classes.clear} onClick={onClear}>
      <IconFilterOff size={18} stroke={1.5} aria-hidden />
    </ToolButton>
  );
}

interface ToolsProps<Row extends RowData> {
  table: DataTableProps<Row>;
  look: ListLook;
  sorting: Sorting;
  onSearch: () => void;
  /** What stands before the others. */
  children: ReactNode;
}

function Tools<Row extends RowData>({ table, look, sorting, onSearch, children }: ToolsProps<Row>) {
  const view = useListView(table, look);
  return (
    <div className={classes.tools}>
      <SortMenu columns={table.columns} sorting={sorting} />
      {children}
      {table.hasSavedViews && (
        <ViewsButton list={table.list} current={view.text} onApply={view.apply} onDefault={view.reset} />
      )}
      <ColumnsButton columns={table.columns} look={look} />
      {table.export && (
        <ExportButton
          source={table.export}
          table={table}
          shown={shownColumns(look.layout)}
          total={table.answer.total ?? 0}
        />
      )}
      <ShareButton search={() => prefixed(view.search(), table.prefix)} />
      <ShortcutsButton
        canSearch={table.searchLabel !== undefined}
        canSelect={table.bulkActions !== undefined}
        canOpen={table.onOpen !== undefined}
        canDelete={table.onDelete !== undefined}
        hasPageKeys={table.prefix === undefined}
        onSearch={onSearch}
      />
    </div>
  );
}

/** Where rows are cards there are no heads to click. */
function SortMenu<Row extends RowData>({
  columns,
  sorting,
}: {
  columns: DataTableProps<Row>['columns'];
  sorting: Sorting;
}) {
  const { t } = useTranslation();
  const sortable = columns.filter(({ isSortable }) => isSortable);
  if (sortable.length === 0) return null;
  return (
    <LazyMenu
      label={t('table.sortBy')}
      icon={<IconArrowsSort size={18} stroke={1.5} aria-hidden />}
      className={classes.sort}
      position="bottom-start"
    >
      {() =>
        sortable.flatMap(({ id, header }) =>
          (['asc', 'desc'] as const).map((direction) => (
            <Menu.Item
              key={`${id} ${direction}`}
              onClick={() => sorting.sortBy(id, direction)}
              data-menu-active={(sorting.column === id && sorting.direction === direction) || undefined}
            >
              {t(direction === 'asc' ? 'table.byAscending' : 'table.byDescending', { column: header })}
            </Menu.Item>
          )),
        )
      }
    </LazyMenu>
  );
}
