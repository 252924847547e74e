import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { Button, Checkbox, Group, SegmentedControl, Stack, Text, VisuallyHidden } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DragOrder, dropEdge, useDragOrder } from '../use-drag-order.ts';
import { shownColumns, withHidden, withMoved } from './column-layout.ts';
import type { DataColumn } from './data-table.types.ts';
import { densities } from './list-search.ts';
import classes from './toolbar.module.css';
import type { ListLook } from './use-column-layout.ts';

export interface ColumnsPanelProps {
  columns: readonly Pick<DataColumn<unknown>, 'id' | 'header' | 'isHideable'>[];
  look: ListLook;
}

/** Which columns a list shows, in what order, and how close its rows stand. */
export function ColumnsPanel({ columns, look }: ColumnsPanelProps) {
  const { t } = useTranslation();
  return (
    <Stack gap="sm" className={classes.panel}>
      <SegmentedControl
        fullWidth
        aria-label={t('table.density')}
        value={look.density}
        onChange={(value) => look.setDensity(densities.find((density) => density === value) ?? 'comfortable')}
        data={densities.map((density) => ({ value: density, label: t(`table.densities.${density}`) }))}
      />
      <ColumnList columns={columns} look={look} />
      <Group justify="space-between" wrap="nowrap">
        <Text size="xs" c="dimmed">
          {t('table.orderHint')}
        </Text>
        <Button size="compact-sm" variant="subtle" onClick={look.reset} style={{ flexShrink: 0 }}>
          {t('table.resetColumns')}
        </Button>
      </Group>
    </Stack>
  );
}

function ColumnList({ columns, look }: ColumnsPanelProps) {
  const { t } = useTranslation();
  const [said, setSaid] = useState('');
  const { layout, changeLayout } = look;
  const order = useDragOrder((id, targetId) => changeLayout((current) => withMoved(current, id, targetId)));
  const nameOf = (id: string) => columns.find((column) => column.id === id)?.header ?? id;

  const moveByKey = (event: KeyboardEvent<HTMLElement>, id: string) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    const targetId = layout.order[layout.order.indexOf(id) + step];
    if (step === 0 || targetId === undefined) return;
    event.preventDefault();
    changeLayout((current) => withMoved(current, id, targetId));
    setSaid(
      t('table.movedTo', { column: nameOf(id), place: layout.order.indexOf(targetId) + 1, of: layout.order.length }),
    );
  };

  return (
    <>
      <ul className={classes.columnList} data-drag-group aria-label={t('table.columns')}>
        {layout.order.map((id) => (
          <ColumnItem
            key={id}
            id={id}
            name={nameOf(id)}
            isShown={!layout.hidden.includes(id)}
            isHideable={columns.find((column) => column.id === id)?.isHideable !== false}
            isOnlyShown={shownColumns(layout).length === 1}
            onShow={(isShown) => changeLayout((current) => withHidden(current, id, !isShown))}
            onKeyDown={(event) => moveByKey(event, id)}
            order={order}
            ids={layout.order}
          />
        ))}
      </ul>
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
    </>
  );
}

interface ColumnItemProps {
  id: string;
  name: string;
  isShown: boolean;
  isHideable: boolean;
  isOnlyShown: boolean;
  onShow: (isShown: boolean) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  order: DragOrder;
  ids: readonly string[];
}

function ColumnItem(props: ColumnItemProps) {
  const { id, name, isShown, isHideable, isOnlyShown, onShow, onKeyDown, order, ids } = props;
  const { t } = useTranslation();
  const boxId = useId();
  return (
    <li
      className={classes.column}
      data-drag-id={id}
      data-drop={dropEdge(ids, order.drag, id)}
      data-dragged={order.drag?.id === id || undefined}
    >
      <Checkbox
        id={boxId}
        className={classes.columnName}
        label={name}
        checked={isShown}
        disabled={!isHideable || (isShown && isOnlyShown)}
        onChange={(event) => onShow(event.currentTarget.checked)}
      />
      <button
        type="button"
        className={classes.handle}
        aria-label={t('table.moveColumn', { column: name })}
        onPointerDown={(event) => order.start(event, id)}
        onKeyDown={onKeyDown}
      >
        <IconGripVertical size={16} stroke={1.5} aria-hidden />
      </button>
    </li>
  );
}
