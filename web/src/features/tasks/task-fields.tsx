import { isCounted, mostBetween, taskRepeats } from '@atrium/contract/task-repeat';
import { Select, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoicesField } from '../../ui/forms/choices-field.tsx';
import { CountField } from '../../ui/forms/count-field.tsx';
import { DayField } from '../../ui/forms/day-field.tsx';
import { SearchSelect } from '../../ui/forms/search-select.tsx';
import { usePersonName } from '../../ui/use-person-name.ts';
import { DescriptionField } from './description-field.tsx';
import { RemindField } from './remind-field.tsx';
import { TaskDescription } from './task-description.tsx';
import type { TaskFormValues } from './task-form-values.ts';
import classes from './task-panel.module.css';
import { assigneesQuery } from './tasks.queries.ts';
import { useRepeatWords } from './use-repeat-words.ts';
import { useTaskTags } from './use-task-tags.ts';

interface Fields {
  form: UseFormReturnType<TaskFormValues>;
}

interface TaskFieldsProps extends Fields {
  isReadOnly: boolean;
  /** They may be ticked off by who may write nothing. */
  steps: ReactNode;
}

export function TaskFields({ form, isReadOnly, steps }: TaskFieldsProps) {
  const { t } = useTranslation();
  const tags = useTaskTags();
  const { value: dueDate, onChange: setDueDate, ...dueField } = form.getInputProps('dueDate');
  const { value: remindAt, onChange: setRemindAt } = form.getInputProps('remindAt');
  const { value: description, onChange: setDescription, error } = form.getInputProps('description');
  return (
    <>
      <fieldset className={classes.fields} disabled={isReadOnly}>
        <TextInput
          label={t('tasks.fields.title')}
          withAsterisk
          data-autofocus
          autoComplete="off"
          {...form.getInputProps('title')}
        />
      </fieldset>
      {steps}
      <fieldset className={classes.fields} disabled={isReadOnly}>
        <AssigneeField form={form} />
        <DayField
          label={t('tasks.fields.dueDate')}
          placeholder={t('tasks.form.noDay')}
          clearable
          clearLabel={t('tasks.form.removeDay')}
          value={dueDate ?? ''}
          onChange={(day) => setDueDate(day === '' ? null : day)}
          {...dueField}
        />
        <RemindField value={remindAt ?? null} onChange={setRemindAt} dueDate={dueDate ?? null} />
        <RepeatFields form={form} />
        <ChoicesField
          label={t('tasks.fields.tags')}
          choices={tags.map(({ key, label }) => ({ value: key, label }))}
          {...form.getInputProps('tags')}
        />
        {isReadOnly ? (
          <TaskDescription html={description} />
        ) : (
          <DescriptionField value={description} onChange={setDescription} error={error} />
        )}
      </fieldset>
    </>
  );
}

/** Whoever is no contact any more, or never was an account, stays who they are. */
function AssigneeField({ form }: Fields) {
  const { t } = useTranslation();
  const nameOf = usePersonName();
  const { data: people = [] } = useQuery(assigneesQuery);
  const { assignee } = form.getValues();
  const isKnown = people.some((person) => assignee && keyOf(person) === keyOf(assignee));
  const known = assignee && !isKnown ? [assignee, ...people] : people;
  const { onChange, value: _, ...field } = form.getInputProps('assignee');
  return (
    <SearchSelect
      label={t('tasks.fields.assignee')}
      placeholder={t('tasks.form.nobody')}
      clearable
      nothingFoundMessage={t('tasks.form.noPerson')}
      data={known.map((person) => ({ value: keyOf(person), label: nameOf(person.fullName) }))}
      value={assignee && keyOf(assignee)}
      onChange={(key) => onChange(known.find((person) => keyOf(person) === key) ?? null)}
      {...field}
    />
  );
}

function keyOf({ accountId, fullName }: NonNullable<TaskFormValues['assignee']>): string {
  return accountId === null ? `name ${fullName}` : `account ${accountId}`;
}

function RepeatFields({ form }: Fields) {
  const { t } = useTranslation();
  const repeatWords = useRepeatWords();
  const { dueDate, repeat, repeatEvery } = form.getValues();
  const { onChange, ...field } = form.getInputProps('repeat');
  const choose = (value: string | null) => {
    const chosen = taskRepeats.find((known) => known === value) ?? null;
    onChange(chosen);
    if (!isCounted(chosen)) form.setFieldValue('repeatEvery', 1);
  };
  return (
    <div className={classes.repeat}>
      <Select
        label={t('tasks.fields.repeat')}
        placeholder={t('tasks.form.never')}
        description={dueDate === null ? t('tasks.form.repeatNeedsDay') : null}
        clearable
        data={taskRepeats.map((value) => ({ value, label: repeatWords({ repeat: value, repeatEvery }) }))}
        onChange={choose}
        {...field}
      />
      {isCounted(repeat) && (
        <CountField label={t('tasks.fields.repeatEvery')} max={mostBetween} {...form.getInputProps('repeatEvery')} />
      )}
    </div>
  );
}
