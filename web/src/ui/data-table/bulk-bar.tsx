import { Button, CloseButton, Text } from '@mantine/core';
import { IconClipboard } from '@tabler/icons-react';
import { type RowData, Subscribe } from '@tanstack/react-table';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format.ts';
import type { BulkAction, DataTableProps } from './data-table.types.ts';
import { focusRowsAfter } from './focus-rows-after.ts';
import type { Model } from './table-model.ts';
import classes from './toolbar.module.css';
import { useRowSheet } from './use-row-sheet.tsx';

interface BulkBarProps<Row extends RowData> {
  model: Model<Row>;
  table: DataTableProps<Row>;
  /** The shown columns, in their order. */
  shown: readonly string[];
  actions: readonly BulkAction<Row>[];
  onSelectAll: () => void;
  onClear: () => void;
}

/** What can be done with the selected rows. It stays in sight for as long as some are. */
export function BulkBar<Row extends RowData>(props: BulkBarProps<Row>) {
  return (
    <Subscribe source={props.model.atoms.rowSelection} selector={(selection) => Object.keys(selection)}>
      {(ids: string[]) => (ids.length > 0 ? <Bar {...props} ids={ids} /> : null)}
    </Subscribe>
  );
}

function Bar<Row extends RowData>(props: BulkBarProps<Row> & { ids: string[] }) {
  const { model, table, shown, actions, ids, onSelectAll, onClear } = props;
  const { t } = useTranslation();
  const { number } = useFormat();
  const [isBeyondPage, setIsBeyondPage] = useState(false);
  const { sheet, copy } = useRowSheet(table, shown);
  const all = model.getRowModel().rows;
  const rows = all.filter(({ id }) => ids.includes(id)).map(({ original }) => original);
  const total = table.answer.total ?? 0;
  const ofMatching = actions.filter(({ onSelectMatching }) => onSelectMatching !== undefined);
  const isPage = rows.length === all.length;
  if (isBeyondPage && !isPage) setIsBeyondPage(false);
  const isAll = isBeyondPage && isPage;
  const count = isAll ? total : rows.length;
  return (
    <div ref={focusRowsAfter} className={classes.bulk} role="toolbar" aria-label={t('table.bulkActions')}>
      <Text size="sm" fw={500} aria-live="polite">
        {t('table.selected', { count, formatted: number(count) })}
      </Text>
      {!isPage && (
        <Button size="xs" variant="subtle" onClick={onSelectAll}>
          {t('table.selectWholePage')}
        </Button>
      )}
      {isPage && !isAll && total > rows.length && ofMatching.length > 0 && (
        <Button size="xs" variant="subtle" onClick={() => setIsBeyondPage(true)}>
          {t('table.selectMatching', { count: total, formatted: number(total) })}
        </Button>
      )}
      {(isAll ? ofMatching : actions).map((action) => (
        <Button
          key={action.id}
          size="xs"
          variant="light"
          color={action.isDanger ? 'danger' : 'gray'}
          leftSection={action.icon}
          onClick={() => (isAll ? action.onSelectMatching?.(total, onClear) : action.onSelect(rows, onClear))}
        >
          {action.label}
        </Button>
      ))}
      {!isAll && (
        <Button
          size="xs"
          variant="light"
          color="gray"
          leftSection={<IconClipboard size={16} stroke={1.5} aria-hidden />}
          onClick={() => copy(rows)}
        >
          {t('table.copyRows')}
        </Button>
      )}
      <CloseButton aria-label={t('table.deselect')} onClick={onClear} />
      {sheet}
    </div>
  );
}
