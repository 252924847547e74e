import { type TaskOrder, taskOrders } from '@atrium/contract/tasks';
import { Select } from '@mantine/core';
import { IconArrowsSort } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchBox } from '../../ui/data-table/search-box.tsx';
import classes from './tasks.module.css';

interface TaskToolbarProps {
  q: string;
  sortBy: TaskOrder;
  onChange: (patch: { q?: string; sortBy?: TaskOrder }) => void;
}

const order: readonly TaskOrder[] = ['manual', 'title-asc', 'title-desc', 'assignee', 'due-date', 'latest'];

export function TaskToolbar({ q, sortBy, onChange }: TaskToolbarProps) {
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
        data={order.map((value) => ({ value, label: t(`tasks.orders.${value}`) }))}
        value={sortBy}
        onChange={(value) => onChange({ sortBy: taskOrders.find((known) => known === value) ?? 'manual' })}
      />
    </search>
  );
}
