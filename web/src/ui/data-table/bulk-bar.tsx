import { Button, CloseButton, Text } from '@mantine/core';
import { type RowData, Subscribe } from '@tanstack/react-table';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format.ts';
import type { BulkAction } from './data-table.types.ts';
import type { Model } from './table-model.ts';
import classes from './toolbar.module.css';

interface BulkBarProps<Row extends RowData> {
  model: Model<Row>;
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

function Bar<Row extends RowData>({
  model,
  actions,
  ids,
  onSelectAll,
  onClear,
}: BulkBarProps<Row> & { ids: string[] }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const all = model.getRowModel().rows;
  const rows = all.filter(({ id }) => ids.includes(id)).map(({ original }) => original);
  return (
    <div className={classes.bulk} role="toolbar" aria-label={t('table.bulkActions')}>
      <Text size="sm" fw={500} aria-live="polite">
        {t('table.selected', { count: rows.length, formatted: number(rows.length) })}
      </Text>
      {rows.length < all.length && (
        <Button size="xs" variant="subtle" onClick={onSelectAll}>
          {t('table.selectWholePage')}
        </Button>
      )}
      {actions.map((action) => (
        <Button
          key={action.id}
          size="xs"
          variant="light"
          color={action.isDanger ? 'danger' : 'gray'}
          leftSection={action.icon}
          onClick={() => action.onSelect(rows, onClear)}
        >
          {action.label}
        </Button>
      ))}
      <CloseButton aria-label={t('table.deselect')} onClick={onClear} />
    </div>
  );
}
