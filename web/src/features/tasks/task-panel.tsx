import '../../ui/mantine-styles.ts';
import { Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../ui/error-state.tsx';
import { type PanelControls, SidePanel } from '../../ui/side-panel.tsx';
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
  return (
    <SidePanel title={t(id === 'new' ? 'tasks.form.addTitle' : 'tasks.form.editTitle')} onClose={onClose}>
      {(panel) =>
        id === 'new' ? <AddTaskForm panel={panel} view={view} /> : <KnownTask id={Number(id)} panel={panel} />
      }
    </SidePanel>
  );
}

function KnownTask({ id, panel }: { id: number; panel: PanelControls }) {
  const { t } = useTranslation();
  const { data: task, error, refetch } = useQuery(taskQuery(id));
  if (task) return <EditTaskForm key={id} task={task} panel={panel} />;
  if (task === null) return <Text size="sm">{t('tasks.form.gone')}</Text>;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton height={360} />;
}
