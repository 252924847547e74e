import { NewTask, type Task } from '@atrium/contract/tasks';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkedThings } from '../../links/linked-things.tsx';
import { useAbility } from '../../session/ability.ts';
import { ChangedMeanwhile } from '../../ui/forms/changed-meanwhile.tsx';
import { PanelForm } from '../../ui/forms/panel-form.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { changedFields, useKnownValues } from '../../ui/forms/use-known-values.ts';
import type { PanelControls } from '../../ui/side-panel.tsx';
import { useUnsavedParts } from '../../ui/use-unsaved-parts.ts';
import { TaskBar } from './task-bar.tsx';
import { Checklist, TaskChecklist } from './task-checklist.tsx';
import { useAddTask, useChangeTask } from './task-commands.queries.ts';
import { TaskComments } from './task-comments.tsx';
import { TaskFields } from './task-fields.tsx';
import { AddedTask, EditedTask, newTaskValues, valuesOf } from './task-form-values.ts';
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
    <PanelForm contractForm={contractForm} panel={panel} submit={t('tasks.form.add')}>
      <TaskFields
        form={form}
        isReadOnly={false}
        steps={
          <Checklist
            steps={form.getValues().checklist}
            onChange={(checklist) => form.setFieldValue('checklist', checklist)}
            canEdit
            canTick
          />
        }
      />
    </PanelForm>
  );
}

/** What somebody changes meanwhile, in another tab, does not take away what is being typed. */
export function EditTaskForm({ task, panel }: { task: Task; panel: PanelControls }) {
  const { t } = useTranslation();
  const change = useChangeTask();
  const canUpdate = useAbility().can('update', 'Task');
  const markUnsaved = useUnsavedParts(panel);
  const setDirty = useCallback((is: boolean) => markUnsaved('task', is), [markUnsaved]);
  const contractForm = useContractForm({
    schema: EditedTask,
    initialValues: valuesOf(task),
    submit: async (values) => {
      await change.mutateAsync({ task, changes: changedFields(valuesOf(known), values), said: 'updated' });
      setDirty(false);
      panel.close();
    },
  });
  const { known, isBehind, load } = useKnownValues(contractForm, task, valuesOf);
  return (
    <>
      <TaskBar task={task} panel={panel} />
      <LinkedThings entity="task" id={task.id} />
      {isBehind && <ChangedMeanwhile said={t('tasks.form.changedMeanwhile')} onLoad={load} />}
      <PanelForm
        contractForm={contractForm}
        panel={{ ...panel, setDirty }}
        submit={t('tasks.form.update')}
        isKnown
        isReadOnly={!canUpdate}
        reset={t('tasks.form.reset')}
      >
        <TaskFields
          form={contractForm.form}
          isReadOnly={!canUpdate}
          steps={
            <TaskChecklist task={task} canEdit={canUpdate && !task.isDeleted} canTick={canUpdate && !task.isDeleted} />
          }
        />
      </PanelForm>
      <TaskComments task={task} markUnsaved={markUnsaved} />
    </>
  );
}
