import '../../ui/mantine-styles.ts';
import type { Task } from '@atrium/contract/tasks';
import { Skeleton, Text } from '@mantine/core';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../ui/error-state.tsx';
import { type PanelControls, SidePanel } from '../../ui/side-panel.tsx';
import { GivenTask } from './given-task.tsx';
import { AddTaskForm, EditTaskForm } from './task-form.tsx';
import type { TaskView } from './task-search.ts';
import { taskQuery } from './tasks.queries.ts';

interface TaskPanelProps {
  /** The number of a task, or `new`. */
  id: string;
  view: TaskView;
  onClose: () => void;
}

export function TaskPanel({ id, view, onClose }: TaskPanelProps) {
  const { t } = useTranslation();
  const isNew = id === 'new';
  const query = useQuery({ ...taskQuery(Number(id)), enabled: !isNew });
  const title = isNew ? 'addTitle' : query.data?.owner ? 'givenTitle' : 'editTitle';
  return (
    <SidePanel
      title={t(`tasks.form.${title}`)}
      onClose={onClose}
      record={isNew || query.data?.owner ? null : { entity: 'task', id: Number(id) }}
    >
      {(panel) => (isNew ? <AddTaskForm panel={panel} view={view} /> : <KnownTask query={query} panel={panel} />)}
    </SidePanel>
  );
}

function KnownTask({ query, panel }: { query: UseQueryResult<Task | null>; panel: PanelControls }) {
  const { t } = useTranslation();
  const { data: task, error, refetch } = query;
  if (task?.owner) return <GivenTask task={task} owner={task.owner} panel={panel} />;
  if (task) return <EditTaskForm key={task.id} task={task} panel={panel} />;
  if (task === null) return <Text size="sm">{t('tasks.form.gone')}</Text>;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton height={360} />;
}
