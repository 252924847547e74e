import '@mantine/core/styles/Checkbox.css';
import type { Task } from '@atrium/contract/tasks';
import { Checkbox, Tooltip } from '@mantine/core';
import {
  IconAlarm,
  IconGripVertical,
  IconListCheck,
  IconMessage,
  IconRepeat,
  IconRestore,
  IconStar,
  IconStarFilled,
} from '@tabler/icons-react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import { PersonAvatar } from '../../ui/person-avatar.tsx';
import { usePersonName } from '../../ui/use-person-name.ts';
import { useChangeTask } from './task-commands.queries.ts';
import { DueDay, TagBadges } from './task-labels.tsx';
import classes from './task-row.module.css';
import { useRepeatWords } from './use-repeat-words.ts';

interface RowHandle {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

interface TaskRowProps {
  task: Task;
  canUpdate: boolean;
  /** Where the order is one's own; null where it is not. */
  handle: RowHandle | null;
  drop: 'before' | 'after' | undefined;
  isDragged: boolean;
  onOpen: () => void;
}

export function TaskRow({ task, canUpdate, handle, drop, isDragged, onOpen }: TaskRowProps) {
  const { t } = useTranslation();
  return (
    <li
      className={classes.row}
      data-drag-id={task.id}
      data-drop={drop}
      data-dragged={isDragged || undefined}
      data-completed={task.isCompleted || undefined}
    >
      {handle && (
        <button
          type="button"
          className={classes.handle}
          aria-label={t('tasks.move', { title: task.title })}
          data-handle={task.id}
          {...handle}
        >
          <IconGripVertical size={16} stroke={1.5} aria-hidden />
        </button>
      )}
      <Completion task={task} canUpdate={canUpdate} />
      <button type="button" className={classes.title} onClick={onOpen} data-task-title>
        <bdi>{task.title}</bdi>
      </button>
      <TaskFacts task={task} />
      {task.isDeleted && <Restore task={task} canUpdate={canUpdate} />}
      {!task.isDeleted && !task.owner && <Star task={task} canUpdate={canUpdate} />}
    </li>
  );
}

interface ControlProps {
  task: Task;
  canUpdate: boolean;
}

function Completion({ task, canUpdate }: ControlProps) {
  const { t } = useTranslation();
  const change = useChangeTask();
  return (
    <Checkbox
      aria-label={t('tasks.complete', { title: task.title })}
      checked={task.isCompleted}
      disabled={!canUpdate || task.isDeleted}
      onChange={({ currentTarget: { checked } }) =>
        change.mutate({ task, changes: { isCompleted: checked }, said: checked ? 'completed' : 'reopened' })
      }
    />
  );
}

function TaskFacts({ task }: { task: Task }) {
  return (
    <div className={classes.facts}>
      <TagBadges {...task} />
      {task.checklist.length > 0 && <Steps steps={task.checklist} />}
      {task.comments > 0 && <Comments count={task.comments} />}
      {task.remindAt && !task.isCompleted && Date.parse(task.remindAt) > Date.now() && (
        <Reminder moment={task.remindAt} />
      )}
      {task.repeat && <Repetition task={task} />}
      {task.dueDate === null ? <span className={classes.noDay} /> : <DueDay task={task} />}
      <span className={classes.assignee}>
        {task.owner ? <Owner {...task.owner} /> : task.assignee && <Assignee {...task.assignee} />}
      </span>
    </div>
  );
}

function Repetition({ task }: { task: Task }) {
  const words = useRepeatWords()(task);
  return (
    <Tooltip label={words}>
      <span className={classes.repeat} role="img" aria-label={words}>
        <IconRepeat size={16} stroke={1.5} aria-hidden />
      </span>
    </Tooltip>
  );
}

function Steps({ steps }: { steps: Task['checklist'] }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const done = steps.filter(({ isDone }) => isDone).length;
  const words = t('tasks.steps.done', { done: number(done), of: number(steps.length) });
  return (
    <Tooltip label={words}>
      <span className={classes.steps} role="img" aria-label={words}>
        <IconListCheck size={16} stroke={1.5} aria-hidden /> {number(done)}/{number(steps.length)}
      </span>
    </Tooltip>
  );
}

function Comments({ count }: { count: number }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const words = t('tasks.comments.count', { count, formatted: number(count) });
  return (
    <Tooltip label={words}>
      <span className={classes.steps} role="img" aria-label={words}>
        <IconMessage size={16} stroke={1.5} aria-hidden /> {number(count)}
      </span>
    </Tooltip>
  );
}

function Reminder({ moment }: { moment: string }) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const words = t('tasks.remindedAt', { when: dateTime(moment) });
  return (
    <Tooltip label={words}>
      <span className={classes.repeat} role="img" aria-label={words}>
        <IconAlarm size={16} stroke={1.5} aria-hidden />
      </span>
    </Tooltip>
  );
}

function Owner({ fullName, avatar }: NonNullable<Task['owner']>) {
  const { t } = useTranslation();
  const nameOf = usePersonName();
  const words = t('tasks.assignedBy', { name: nameOf(fullName) });
  return (
    <Tooltip label={words}>
      <span role="img" aria-label={words}>
        <PersonAvatar name={fullName} picture={avatar} size="sm" />
      </span>
    </Tooltip>
  );
}

function Assignee({ fullName, avatar }: Pick<NonNullable<Task['assignee']>, 'fullName' | 'avatar'>) {
  const { t } = useTranslation();
  const name = usePersonName()(fullName);
  return (
    <Tooltip label={name}>
      <span role="img" aria-label={t('tasks.assignedTo', { name })}>
        <PersonAvatar name={fullName} picture={avatar} size="sm" />
      </span>
    </Tooltip>
  );
}

function Star({ task, canUpdate }: ControlProps) {
  const { t } = useTranslation();
  const change = useChangeTask();
  const { isImportant } = task;
  const Icon = isImportant ? IconStarFilled : IconStar;
  return (
    <button
      type="button"
      className={classes.star}
      aria-label={t('tasks.important', { title: task.title })}
      aria-pressed={isImportant}
      disabled={!canUpdate}
      onClick={() =>
        change.mutate({ task, changes: { isImportant: !isImportant }, said: isImportant ? 'unimportant' : 'important' })
      }
    >
      <Icon size={18} stroke={1.5} aria-hidden />
    </button>
  );
}

function Restore({ task, canUpdate }: ControlProps) {
  const { t } = useTranslation();
  const change = useChangeTask();
  if (!canUpdate) return null;
  return (
    <Tooltip label={t('tasks.restore')}>
      <button
        type="button"
        className={classes.star}
        aria-label={t('tasks.restoreOf', { title: task.title })}
        onClick={() => change.mutate({ task, changes: { isDeleted: false }, said: 'restored' })}
      >
        <IconRestore size={18} stroke={1.5} aria-hidden />
      </button>
    </Tooltip>
  );
}
