import type { Task } from '@atrium/contract/tasks';
import { Button, VisuallyHidden } from '@mantine/core';
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { dropEdge, useDragOrder } from '../../ui/use-drag-order.ts';
import { useChangeTask, useDeleteTask, usePlaceTask } from './task-commands.queries.ts';
import { TaskRow } from './task-row.tsx';
import classes from './tasks.module.css';
import { moveAmongTasks, type RowKeys, useFirstRowKeys } from './use-task-keys.ts';

interface TaskListProps {
  tasks: readonly Task[];
  label: string;
  canUpdate: boolean;
  /** Whether the order is the one that is given by hand. */
  isOrdered: boolean;
  onOpen: (task: Task) => void;
  /** Absent when all are here. */
  onMore: (() => void) | undefined;
  isLoadingMore: boolean;
}

export function TaskList({ tasks, label, canUpdate, isOrdered, onOpen, onMore, isLoadingMore }: TaskListProps) {
  const { t } = useTranslation();
  const { order, moveByKey, said } = useOrder(tasks);
  const ids = tasks.map(({ id }) => String(id));
  const keys = useRowKeys(canUpdate);
  const list = useKeptFocus(tasks);
  useFirstRowKeys(list.ref);
  return (
    <>
      <ul
        ref={list.ref}
        onFocus={list.onFocus}
        className={classes.list}
        aria-label={label}
        data-drag-group
        onKeyDown={(event) => moveAmongTasks(event, tasks, keys)}
      >
        {tasks.map((task) => {
          const id = String(task.id);
          const handle = {
            onPointerDown: (event: PointerEvent<HTMLElement>) => order.start(event, id),
            onKeyDown: (event: KeyboardEvent<HTMLElement>) => moveByKey(event, task),
          };
          return (
            <TaskRow
              key={task.id}
              task={task}
              canUpdate={canUpdate}
              handle={isOrdered && canUpdate ? handle : null}
              drop={dropEdge(ids, order.drag, id)}
              isDragged={order.drag?.id === id}
              onOpen={() => onOpen(task)}
            />
          );
        })}
      </ul>
      {onMore && <More onMore={onMore} isLoading={isLoadingMore} label={t('tasks.more')} />}
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
    </>
  );
}

/** What belongs to somebody else can be completed, and no more. */
function useRowKeys(canUpdate: boolean): RowKeys {
  const { mutate: change } = useChangeTask();
  const { mutate: remove } = useDeleteTask();
  const canDelete = useAbility().can('delete', 'Task');
  const complete = (task: Task) => {
    const { isCompleted, isDeleted } = task;
    if (isDeleted) return;
    change({ task, changes: { isCompleted: !isCompleted }, said: isCompleted ? 'reopened' : 'completed' });
  };
  const star = (task: Task) => {
    const { isImportant, isDeleted, owner } = task;
    if (isDeleted || owner) return;
    change({ task, changes: { isImportant: !isImportant }, said: isImportant ? 'unimportant' : 'important' });
  };
  const removeOwn = (task: Task) => {
    if (!task.isDeleted && !task.owner) remove(task);
  };
  return {
    ...(canUpdate && { x: complete, s: star }),
    ...(canDelete && { Delete: removeOwn }),
  };
}

/** Whoever was at a task that is gone, or has gone behind the others because it is done, is at the one in its place. */
function useKeptFocus(tasks: readonly Task[]) {
  const ref = useRef<HTMLUListElement>(null);
  const last = useRef<{ task: Task; place: number }>(undefined);
  useLayoutEffect(() => {
    const at = last.current;
    if (!at || !hasLeft(at, tasks) || document.activeElement !== document.body) return;
    const titles = ref.current?.querySelectorAll<HTMLElement>('[data-task-title]') ?? [];
    titles[Math.min(at.place, titles.length - 1)]?.focus();
  }, [tasks]);
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const id = target.closest<HTMLElement>('[data-drag-id]')?.dataset.dragId;
    const place = tasks.findIndex((task) => String(task.id) === id);
    const task = tasks[place];
    if (task) last.current = { task, place };
  };
  return { ref, onFocus };
}

function hasLeft({ task, place }: { task: Task; place: number }, tasks: readonly Task[]): boolean {
  const now = tasks.findIndex(({ id }) => id === task.id);
  return now < 0 || (now !== place && tasks[now]?.isCompleted !== task.isCompleted);
}

/** Moves tasks by pointer and by the arrow keys; the handle that was used keeps the focus. */
function useOrder(tasks: readonly Task[]) {
  const { t } = useTranslation();
  const place = usePlaceTask();
  const [said, setSaid] = useState('');
  const movedByKey = useRef<number>(undefined);
  // Keys come faster than what they lead to is drawn.
  const shown = useRef(tasks);
  // A row that changes its place in the document loses the focus.
  useLayoutEffect(() => {
    shown.current = tasks;
    if (!tasks.some(({ id }) => id === movedByKey.current)) return;
    document.querySelector<HTMLElement>(`[data-handle="${movedByKey.current}"]`)?.focus();
    movedByKey.current = undefined;
  }, [tasks]);
  const moveTo = (from: number, wanted: number, isByKey: boolean) => {
    const task = shown.current[from];
    const others = shown.current.filter((_, index) => index !== from);
    const to = task ? amongItsLike(others, task, wanted) : null;
    if (!task || to === null || to === from) return;
    shown.current = others.toSpliced(to, 0, task);
    movedByKey.current = isByKey ? task.id : undefined;
    const before = others[to - 1];
    place.mutate({ task, after: before?.isCompleted === task.isCompleted ? before : null });
    setSaid(t('tasks.movedTo', { title: task.title, place: to + 1, of: tasks.length }));
  };
  const indexOf = (id: string) => shown.current.findIndex((task) => String(task.id) === id);
  const order = useDragOrder((id, targetId) => moveTo(indexOf(id), indexOf(targetId), false));
  const moveByKey = (event: KeyboardEvent<HTMLElement>, task: Task) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const index = indexOf(String(task.id));
    moveTo(index, index + step, true);
  };
  return { order, moveByKey, said };
}

/** The completed ones follow those that are open, whatever order is given by hand; null where it stands alone. */
function amongItsLike(others: readonly Task[], { isCompleted }: Task, wanted: number): number | null {
  const isLike = (other: Task) => other.isCompleted === isCompleted;
  const first = others.findIndex(isLike);
  return first < 0 ? null : Math.min(Math.max(wanted, first), others.findLastIndex(isLike) + 1);
}

interface MoreProps {
  onMore: () => void;
  isLoading: boolean;
  label: string;
}

/** Asks for more when one comes near the end; the button is for who does not scroll. */
function More({ onMore, isLoading, label }: MoreProps) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = end.current;
    if (!element || isLoading) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), { rootMargin: '600px' });
    observer.observe(element);
    return () => observer.disconnect();
  }, [onMore, isLoading]);
  return (
    <div ref={end} className={classes.more}>
      <Button variant="default" loading={isLoading} onClick={onMore}>
        {label}
      </Button>
    </div>
  );
}
