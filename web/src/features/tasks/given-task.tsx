import type { Task } from '@atrium/contract/tasks';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LinkedThings } from '../../links/linked-things.tsx';
import { useAbility } from '../../session/ability.ts';
import { useFormat } from '../../ui/format.ts';
import type { PanelControls } from '../../ui/side-panel.tsx';
import { usePersonName } from '../../ui/use-person-name.ts';
import { useUnsavedParts } from '../../ui/use-unsaved-parts.ts';
import { TaskBar } from './task-bar.tsx';
import { TaskChecklist } from './task-checklist.tsx';
import { TaskComments } from './task-comments.tsx';
import { TaskDescription } from './task-description.tsx';
import { DueDay, TagBadges } from './task-labels.tsx';
import classes from './task-panel.module.css';
import { useRepeatWords } from './use-repeat-words.ts';

interface GivenTaskProps {
  task: Task;
  owner: NonNullable<Task['owner']>;
  panel: PanelControls;
}

/** A task that somebody else has assigned: to be read, and to be ticked off. */
export function GivenTask({ task, owner, panel }: GivenTaskProps) {
  const { t } = useTranslation();
  const nameOf = usePersonName();
  const canUpdate = useAbility().can('update', 'Task');
  const markUnsaved = useUnsavedParts(panel);
  return (
    <>
      <TaskBar task={task} panel={panel} />
      <h3 className={classes.givenTitle}>
        <bdi>{task.title}</bdi>
      </h3>
      <Text size="sm" c="dimmed">
        {t('tasks.form.assignedBy', { name: nameOf(owner.fullName) })}
      </Text>
      <Facts task={task} />
      <TaskChecklist task={task} canEdit={false} canTick={canUpdate} />
      <TaskDescription html={task.description} />
      <LinkedThings entity="task" id={task.id} />
      <TaskComments task={task} markUnsaved={markUnsaved} />
    </>
  );
}

function Facts({ task }: { task: Task }) {
  const { t } = useTranslation();
  const repeatWords = useRepeatWords();
  const { dateTime } = useFormat();
  const facts = [
    { name: 'dueDate', value: task.dueDate && <DueDay task={task} /> },
    { name: 'remindAt', value: task.remindAt && dateTime(task.remindAt) },
    { name: 'repeat', value: task.repeat && repeatWords(task) },
    { name: 'tags', value: task.tags.length > 0 && <TagBadges {...task} /> },
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
