import { Button, CloseButton, Text } from '@mantine/core';
import { IconClipboard } from '@tabler/icons-react';
import { type RowData, Subscribe } from '@tanstack/react-table';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../backend/backend-error.ts';
import { useFormat } from '../format.ts';
import { notify } from '../notify.tsx';
import { allRows, mostOnPaper } from './all-rows.ts';
import type { DataTableProps } from './data-table.types.ts';
import { focusRowsAfter } from './focus-rows-after.ts';
import type { RowSource } from './scroll-rows.ts';
import classes from './scroll-table.module.css';
import type { Model } from './table-model.ts';
import { useRowSheet } from './use-row-sheet.tsx';
import type { ScrollSelection } from './use-scroll-selection.ts';

interface ScrollSelectionBarProps<Row extends RowData> {
  model: Model<Row>;
  selection: ScrollSelection<Row>;
  table: Pick<DataTableProps<Row>, 'label' | 'columns' | 'rowId'> & { source: RowSource<Row> };
  shown: readonly string[];
  total: number;
}

/** How many rows there are, or are selected, and what can be done with those. */
export function ScrollSelectionBar<Row extends RowData>(props: ScrollSelectionBarProps<Row>) {
  return (
    <Subscribe source={props.model.atoms.rowSelection} selector={(selection) => Object.keys(selection)}>
      {(ids: string[]) => <Bar {...props} ids={ids} />}
    </Subscribe>
  );
}

function Bar<Row extends RowData>(props: ScrollSelectionBarProps<Row> & { ids: readonly string[] }) {
  const { selection, table, shown, total, ids } = props;
  const { t } = useTranslation();
  const { number } = useFormat();
  const { sheet, copy } = useRowSheet(table, shown);
  const count = selection.isAll ? total - ids.length : ids.length;
  const selected = async () => {
    if (!selection.isAll) return [...selection.picked.values()];
    const load = async (page: number) => (await table.source.load(page)).rows;
    const rows = await allRows(load, total, new AbortController().signal);
    return rows.filter((row) => !ids.includes(String(table.rowId(row))));
  };
  const copySelected = () => {
    if (count > mostOnPaper) {
      notify({ message: t('table.tooManyForPaper', { formatted: number(mostOnPaper) }), tone: 'info' });
      return;
    }
    selected().then(copy, (error: unknown) => notify({ message: messageOf(error), tone: 'error' }));
  };
  if (count === 0) {
    return (
      <Text size="sm" c="dimmed" className={classes.count}>
        {t('table.rows', { count: total, formatted: number(total) })}
      </Text>
    );
  }
  return (
    <div ref={focusRowsAfter} className={classes.selected} role="toolbar" aria-label={t('table.bulkActions')}>
      <Text size="sm" fw={500} aria-live="polite">
        {t('table.selected', { count, formatted: number(count) })}
      </Text>
      <Button
        size="xs"
        variant="light"
        color="gray"
        leftSection={<IconClipboard size={16} stroke={1.5} aria-hidden />}
        onClick={copySelected}
      >
        {t('table.copyRows')}
      </Button>
      <CloseButton aria-label={t('table.deselect')} onClick={selection.clear} />
      {sheet}
    </div>
  );
}
