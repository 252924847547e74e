import '../../ui/mantine-styles.ts';
import '@mantine/core/styles/Checkbox.css';
import type { Task } from '@atrium/contract/tasks';
import { Skeleton, Stack } from '@mantine/core';
import { IconChecklist } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../navigation/page-title.ts';
import { useAbility } from '../../session/ability.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { loadedLater } from '../../ui/loaded-later.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { QuickAdd } from './quick-add.tsx';
import { TaskList } from './task-list.tsx';
import { questionFor, type TaskSearch, type TaskView } from './task-search.ts';
import { TaskToolbar } from './task-toolbar.tsx';
import { TaskViews } from './task-views.tsx';
import classes from './tasks.module.css';
import { type TaskQuestion, taskListQuery } from './tasks.queries.ts';
import { useTaskSearch } from './use-task-search.ts';
import { useViewTitle } from './use-view-title.ts';

const TaskPanel = loadedLater(async () => ({ default: (await import('./task-panel.tsx')).TaskPanel }));

/** Nothing that is added would be among these. */
const withoutAdding: readonly TaskView['filter'][] = ['assigned', 'completed', 'deleted'];

/** Either all of these are completed, or none. */
const areAlike: readonly TaskView['filter'][] = ['today', 'completed', 'deleted'];

const withoutOwnOrder: readonly TaskView['filter'][] = ['today', 'assigned', 'deleted'];

/** One's tasks, in one of the ways to look at them. */
export function TodoPage({ view }: { view: TaskView }) {
  const ability = useAbility();
  const [search, change] = useTaskSearch();
  const { q, sortBy, completed, task } = search;
  const { title, isKnown, isGone } = useViewTitle(view);
  usePageTitle(view.filter || view.tag ? title : undefined);
  const quickAdd = useRef<HTMLInputElement>(null);
  const canAdd = !withoutAdding.includes(view.filter) && ability.can('create', 'Task');
  return (
    <>
      <PageHeader titleKey="tasks.title" />
      <div className={classes.page}>
        <TaskViews onAdd={() => change({ task: 'new' })} />
        <section className={classes.main} aria-label={title}>
          <TaskToolbar
            q={q}
            sortBy={sortBy}
            filter={view.filter}
            completed={areAlike.includes(view.filter) ? null : completed}
            onChange={(patch) => change(patch, { replace: true })}
            onAdd={canAdd ? () => quickAdd.current?.focus() : undefined}
          />
          {canAdd && isKnown && !isGone && <QuickAdd view={view} inputRef={quickAdd} />}
          {isGone && <NoTasks kind="goneTag" />}
          {!isKnown && <Waiting />}
          {isKnown && !isGone && (
            <Tasks view={view} search={search} label={title} onOpen={({ id }) => change({ task: String(id) })} />
          )}
        </section>
      </div>
      {task && (task !== 'new' || ability.can('create', 'Task')) && (
        <Suspense>
          <TaskPanel
            key={task}
            id={task}
            view={isGone ? {} : view}
            onClose={() => change({ task: undefined }, { closes: true })}
          />
        </Suspense>
      )}
    </>
  );
}

interface TasksProps {
  view: TaskView;
  search: TaskSearch;
  label: string;
  onOpen: (task: Task) => void;
}

function Tasks({ view, search, label, onOpen }: TasksProps) {
  const { q, sortBy } = search;
  const ability = useAbility();
  const question = questionFor(view, search);
  const list = useInfiniteQuery(taskListQuery(question));
  const tasks = useMemo(() => list.data?.pages.flat(), [list.data]);
  if (!tasks) return list.error ? <ErrorState error={list.error} onRetry={() => void list.refetch()} /> : <Waiting />;
  if (tasks.length === 0) return <NoTasks kind={emptyKindOf(view, question)} />;
  return (
    <TaskList
      tasks={tasks}
      label={label}
      canUpdate={ability.can('update', 'Task')}
      isOrdered={sortBy === 'manual' && q === '' && !withoutOwnOrder.includes(view.filter)}
      onOpen={onOpen}
      onMore={list.hasNextPage ? () => void list.fetchNextPage() : undefined}
      isLoadingMore={list.isFetchingNextPage}
    />
  );
}

function Waiting() {
  const { t } = useTranslation();
  return (
    <Stack gap={8} p={12} role="status" aria-label={t('table.loading')}>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={`row-${String(index)}`} height={36} />
      ))}
    </Stack>
  );
}

function emptyKindOf({ filter, tag }: TaskView, { q, isCompleted }: TaskQuestion): string {
  if (q !== '') return 'search';
  if (isCompleted === false) return 'hidden';
  return filter ?? (tag ? 'tag' : 'all');
}

function NoTasks({ kind }: { kind: string }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<IconChecklist size={20} stroke={1.5} />}
      title={t(`tasks.empty.${kind}.title`)}
      text={t(`tasks.empty.${kind}.text`)}
    />
  );
}
