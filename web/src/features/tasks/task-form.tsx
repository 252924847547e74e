import { NewTask, type Task } from '@atrium/contract/tasks';
import { Alert, Button } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkedThings } from '../../links/linked-things.tsx';
import { useAbility } from '../../session/ability.ts';
import { FormActions } from '../../ui/forms/form-actions.tsx';
import { type ContractForm, useContractForm } from '../../ui/forms/use-contract-form.ts';
import type { PanelControls } from '../../ui/side-panel.tsx';
import { TaskBar } from './task-bar.tsx';
import { Checklist, TaskChecklist } from './task-checklist.tsx';
import { useAddTask, useChangeTask } from './task-commands.queries.ts';
import { TaskFields } from './task-fields.tsx';
import {
  AddedTask,
  changedValues,
  EditedTask,
  newTaskValues,
  type TaskFormValues,
  valuesOf,
} from './task-form-values.ts';
import type { TaskView } from './task-search.ts';

export function AddTaskForm({ panel, view }: { panel: PanelControls; view: TaskView }) {
  const { t } = useTranslation();
  const add = useAddTask();
  const contractForm = useContractForm({
    schema: AddedTask,
    initialValues: newTaskValues(view),
    submit: async (values) => {
      await add.mutateAsync(NewTask.parse(values));
      panel.finish();
    },
  });
  const { form } = contractForm;
  return (
    <TaskForm
      contractForm={contractForm}
      panel={panel}
      submit={t('tasks.form.add')}
      steps={
        <Checklist
          steps={form.getValues().checklist}
          onChange={(checklist) => form.setFieldValue('checklist', checklist)}
          canEdit
          canTick
        />
      }
    />
  );
}

/** What somebody changes meanwhile, in another tab, does not take away what is being typed. */
export function EditTaskForm({ task, panel }: { task: Task; panel: PanelControls }) {
  const { t } = useTranslation();
  const change = useChangeTask();
  const canUpdate = useAbility().can('update', 'Task');
  const [known, setKnown] = useState(task);
  const contractForm = useContractForm({
    schema: EditedTask,
    initialValues: valuesOf(task),
    submit: async (values) => {
      await change.mutateAsync({ task, changes: changedValues(valuesOf(known), values), said: 'updated' });
      panel.finish();
    },
  });
  const { form } = contractForm;
  const isBehind = JSON.stringify(valuesOf(known)) !== JSON.stringify(valuesOf(task));
  const load = () => {
    setKnown(task);
    form.setInitialValues(valuesOf(task));
    form.setValues(valuesOf(task));
    form.resetDirty(valuesOf(task));
  };
  useEffect(() => {
    if (isBehind && !form.isDirty()) load();
  });
  return (
    <>
      <TaskBar task={task} panel={panel} />
      <LinkedThings entity="task" id={task.id} />
      {isBehind && form.isDirty() && (
        <Alert color="info" mb="md">
          {t('tasks.form.changedMeanwhile')}
          <Button size="compact-sm" variant="default" mt="xs" onClick={load}>
            {t('tasks.form.load')}
          </Button>
        </Alert>
      )}
      <TaskForm
        contractForm={contractForm}
        panel={panel}
        submit={t('tasks.form.update')}
        isReadOnly={!canUpdate}
        steps={
          <TaskChecklist task={task} canEdit={canUpdate && !task.isDeleted} canTick={canUpdate && !task.isDeleted} />
        }
        reset={() => form.setValues(valuesOf(known))}
      />
    </>
  );
}

interface TaskFormProps {
  contractForm: ContractForm<TaskFormValues>;
  panel: PanelControls;
  submit: string;
  isReadOnly?: boolean;
  steps: ReactNode;
  /** Of a task that there is: puts the fields back. */
  reset?: () => void;
}

function TaskForm({ contractForm, panel, submit, isReadOnly = false, steps, reset }: TaskFormProps) {
  const { t } = useTranslation();
  const { form, onSubmit, onBlur, isSubmitting, failure } = contractForm;
  const isDirty = form.isDirty();
  const { setDirty } = panel;
  useEffect(() => setDirty(isDirty), [isDirty, setDirty]);
  return (
    <form onSubmit={onSubmit} onBlur={onBlur} noValidate>
      <TaskFields form={form} isReadOnly={isReadOnly} steps={steps} />
      {!isReadOnly && (
        <FormActions
          submit={submit}
          isSubmitting={isSubmitting}
          failure={failure}
          isUnchanged={reset !== undefined && !isDirty}
          cancel={t(reset && isDirty ? 'tasks.form.reset' : 'ui.cancel')}
          onCancel={reset && isDirty ? reset : panel.close}
        />
      )}
    </form>
  );
}
