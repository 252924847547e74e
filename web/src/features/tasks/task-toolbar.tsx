import { type TaskOrder, taskOrders } from '@atrium/contract/tasks';
import { Select } from '@mantine/core';
import { IconArrowsSort, IconEye, IconEyeOff } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchBox } from '../../ui/data-table/search-box.tsx';
import { ToolButton } from '../../ui/data-table/tool-button.tsx';
import type { TaskSearch, TaskView } from './task-search.ts';
import { TaskShortcuts } from './task-shortcuts.tsx';
import classes from './tasks.module.css';

interface TaskToolbarProps {
  q: string;
  sortBy: TaskOrder;
  filter: TaskView['filter'];
  /** Where the completed ones are; null where there are none beside others. */
  completed: TaskSearch['completed'] | null;
  onChange: (patch: Partial<Pick<TaskSearch, 'q' | 'sortBy' | 'completed'>>) => void;
  onAdd: (() => void) | undefined;
}

const order: readonly TaskOrder[] = ['manual', 'title-asc', 'title-desc', 'assignee', 'due-date', 'latest'];

const ordersOfAssigned: readonly TaskOrder[] = ['latest', 'title-asc', 'title-desc', 'due-date'];

export function TaskToolbar({ q, sortBy, filter, completed, onChange, onAdd }: TaskToolbarProps) {
  const { t } = useTranslation();
  const searchBox = useRef<HTMLInputElement>(null);
  return (
    <search className={classes.toolbar}>
      <SearchBox label={t('tasks.search')} value={q} onChange={(text) => onChange({ q: text })} inputRef={searchBox} />
      {filter !== 'today' && <Order sortBy={sortBy} isAssigned={filter === 'assigned'} onChange={onChange} />}
      {completed && <HideCompleted completed={completed} onChange={onChange} />}
      <TaskShortcuts onSearch={() => searchBox.current?.focus()} onAdd={onAdd} />
    </search>
  );
}

interface OrderProps extends Pick<TaskToolbarProps, 'sortBy' | 'onChange'> {
  /** What others have given has no order by hand, and one assignee. */
  isAssigned: boolean;
}

function Order({ sortBy, isAssigned, onChange }: OrderProps) {
  const { t } = useTranslation();
  return (
    <Select
      className={classes.sort}
      aria-label={t('tasks.sort')}
      leftSection={<IconArrowsSort size={16} stroke={1.5} aria-hidden />}
      allowDeselect={false}
      data={(isAssigned ? ordersOfAssigned : order).map((value) => ({ value, label: t(`tasks.orders.${value}`) }))}
      value={isAssigned && !ordersOfAssigned.includes(sortBy) ? 'latest' : sortBy}
      onChange={(value) => onChange({ sortBy: taskOrders.find((known) => known === value) ?? 'manual' })}
    />
  );
}

interface HideCompletedProps extends Pick<TaskToolbarProps, 'onChange'> {
  completed: TaskSearch['completed'];
}

function HideCompleted({ completed, onChange }: HideCompletedProps) {
  const { t } = useTranslation();
  const isHidden = completed === 'hide';
  const Icon = isHidden ? IconEyeOff : IconEye;
  return (
    <ToolButton
      label={t('tasks.hideCompleted')}
      aria-pressed={isHidden}
      onClick={() => onChange({ completed: isHidden ? 'last' : 'hide' })}
    >
      <Icon size={18} stroke={1.5} aria-hidden />
    </ToolButton>
  );
}
