import type { Task } from '@atrium/contract/tasks';
import { Skeleton, Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkedThings } from '../../links/linked-things.tsx';
import { useAbility } from '../../session/ability.ts';
import { useFormat } from '../../ui/format.ts';
import type { PanelControls } from '../../ui/side-panel.tsx';
import { TaskBar } from './task-bar.tsx';
import { TaskChecklist } from './task-checklist.tsx';
import { DueDay, TagBadge } from './task-labels.tsx';
import classes from './task-panel.module.css';

const RichTextField = lazy(async () => ({
  default: (await import('../../ui/rich-text/rich-text-field.tsx')).RichTextField,
}));

interface GivenTaskProps {
  task: Task;
  owner: NonNullable<Task['owner']>;
  panel: PanelControls;
}

/** A task that somebody else has assigned: to be read, and to be ticked off. */
export function GivenTask({ task, owner, panel }: GivenTaskProps) {
  const { t } = useTranslation();
  const canUpdate = useAbility().can('update', 'Task');
  return (
    <>
      <TaskBar task={task} panel={panel} />
      <h3 className={classes.givenTitle}>
        <bdi>{task.title}</bdi>
      </h3>
      <Text size="sm" c="dimmed">
        {t('tasks.form.assignedBy', { name: owner.fullName })}
      </Text>
      <Facts task={task} />
      <TaskChecklist task={task} canEdit={false} canTick={canUpdate} />
      {task.description !== '' && (
        <Suspense fallback={<Skeleton height={120} />}>
          <RichTextField
            label={t('tasks.fields.description')}
            value={task.description}
            onChange={() => undefined}
            isReadOnly
          />
        </Suspense>
      )}
      <LinkedThings entity="task" id={task.id} />
    </>
  );
}

function Facts({ task }: { task: Task }) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const facts = [
    { name: 'dueDate', value: task.dueDate && <DueDay task={task} /> },
    { name: 'remindAt', value: task.remindAt && dateTime(task.remindAt) },
    { name: 'repeat', value: task.repeat && t(`tasks.repeats.${task.repeat}`) },
    { name: 'tags', value: task.tags.length > 0 && task.tags.map((tag) => <TagBadge key={tag} tag={tag} />) },
  ];
  return (
    <dl className={classes.givenFacts}>
      {facts
        .filter(({ value }) => value)
        .map(({ name, value }) => (
          <div key={name}>
            <dt>{t(`tasks.fields.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
