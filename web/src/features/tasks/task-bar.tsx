import type { Task } from '@atrium/contract/tasks';
import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconCheck, IconRestore, IconStar, IconStarFilled, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { MakeMenu } from '../../links/make-menu.tsx';
import { useAbility } from '../../session/ability.ts';
import type { PanelControls } from '../../ui/side-panel.tsx';
import { useChangeTask, useDeleteTask } from './task-commands.queries.ts';
import classes from './task-panel.module.css';

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** What is done to a task as a whole, at once. */
export function TaskBar({ task, panel }: { task: Task; panel: PanelControls }) {
  const { t } = useTranslation();
  const ability = useAbility();
  const change = useChangeTask();
  const remove = useDeleteTask();
  if (!ability.can('update', 'Task')) return null;
  const { isCompleted, isImportant, isDeleted, owner } = task;
  if (isDeleted) {
    return (
      <div className={classes.bar}>
        <Button
          variant="default"
          leftSection={<IconRestore {...icon} />}
          onClick={() => change.mutate({ task, changes: { isDeleted: false }, said: 'restored' })}
        >
          {t('tasks.restore')}
        </Button>
      </div>
    );
  }
  return (
    <div className={classes.bar}>
      <Button
        variant={isCompleted ? 'light' : 'default'}
        aria-pressed={isCompleted}
        leftSection={<IconCheck {...icon} />}
        onClick={() =>
          change.mutate({ task, changes: { isCompleted: !isCompleted }, said: isCompleted ? 'reopened' : 'completed' })
        }
      >
        {t(isCompleted ? 'tasks.form.completed' : 'tasks.form.markComplete')}
      </Button>
      {!owner && (
        <Tooltip label={t('tasks.fields.isImportant')}>
          <ActionIcon
            variant="subtle"
            size={36}
            color={isImportant ? 'warning' : 'ink'}
            aria-label={t('tasks.fields.isImportant')}
            aria-pressed={isImportant}
            onClick={() =>
              change.mutate({
                task,
                changes: { isImportant: !isImportant },
                said: isImportant ? 'unimportant' : 'important',
              })
            }
          >
            {isImportant ? <IconStarFilled {...icon} /> : <IconStar {...icon} />}
          </ActionIcon>
        </Tooltip>
      )}
      <MakeMenu entity="task" id={task.id} />
      {!owner && ability.can('delete', 'Task') && (
        <Tooltip label={t('tasks.form.delete')}>
          <ActionIcon
            variant="subtle"
            size={36}
            color="danger"
            aria-label={t('tasks.form.delete')}
            onClick={() => {
              remove.mutate(task);
              panel.finish();
            }}
          >
            <IconTrash {...icon} />
          </ActionIcon>
        </Tooltip>
      )}
    </div>
  );
}
