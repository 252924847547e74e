import { type TaskOrder, taskOrders } from '@atrium/contract/tasks';
import { Select } from '@mantine/core';
import { IconArrowsSort } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchBox } from '../../ui/data-table/search-box.tsx';
import { TaskShortcuts } from './task-shortcuts.tsx';
import classes from './tasks.module.css';

interface TaskToolbarProps {
  q: string;
  sortBy: TaskOrder;
  /** What others have given has no order by hand, and one assignee. */
  isAssigned: boolean;
  onChange: (patch: { q?: string; sortBy?: TaskOrder }) => void;
  onAdd: (() => void) | undefined;
}

const order: readonly TaskOrder[] = ['manual', 'title-asc', 'title-desc', 'assignee', 'due-date', 'latest'];

const ordersOfAssigned: readonly TaskOrder[] = ['latest', 'title-asc', 'title-desc', 'due-date'];

export function TaskToolbar({ q, sortBy, isAssigned, onChange, onAdd }: TaskToolbarProps) {
  const { t } = useTranslation();
  const searchBox = useRef<HTMLInputElement>(null);
  return (
    <search className={classes.toolbar}>
      <SearchBox label={t('tasks.search')} value={q} onChange={(text) => onChange({ q: text })} inputRef={searchBox} />
      <Select
        className={classes.sort}
        aria-label={t('tasks.sort')}
        leftSection={<IconArrowsSort size={16} stroke={1.5} aria-hidden />}
        allowDeselect={false}
        data={(isAssigned ? ordersOfAssigned : order).map((value) => ({ value, label: t(`tasks.orders.${value}`) }))}
        value={isAssigned && !ordersOfAssigned.includes(sortBy) ? 'latest' : sortBy}
        onChange={(value) => onChange({ sortBy: taskOrders.find((known) => known === value) ?? 'manual' })}
      />
      <TaskShortcuts onSearch={() => searchBox.current?.focus()} onAdd={onAdd} />
    </search>
  );
}
