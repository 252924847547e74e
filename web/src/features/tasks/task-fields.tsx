import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import { taskRepeats } from '@atrium/contract/task-repeat';
import { taskTags } from '@atrium/contract/tasks';
import { MultiSelect, Select, Skeleton, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../ui/forms/day-field.tsx';
import type { TaskFormValues } from './task-form-values.ts';
import classes from './tasks.module.css';
import { assigneesQuery } from './tasks.queries.ts';

const RichTextField = lazy(async () => ({
  default: (await import('../../ui/rich-text/rich-text-field.tsx')).RichTextField,
}));

interface Fields {
  form: UseFormReturnType<TaskFormValues>;
}

export function TaskFields({ form, isReadOnly }: Fields & { isReadOnly: boolean }) {
  const { t } = useTranslation();
  const { value: dueDate, onChange: setDueDate, ...dueField } = form.getInputProps('dueDate');
  const { value: description, onChange: setDescription, error } = form.getInputProps('description');
  return (
    <fieldset className={classes.fields} disabled={isReadOnly}>
      <TextInput
        label={t('tasks.fields.title')}
        withAsterisk
        data-autofocus
        autoComplete="off"
        {...form.getInputProps('title')}
      />
      <AssigneeField form={form} />
      <DayField
        label={t('tasks.fields.dueDate')}
        placeholder={t('tasks.form.noDay')}
        clearable
        clearButtonProps={{ 'aria-label': t('tasks.form.removeDay') }}
        value={dueDate ?? ''}
        onChange={(day) => setDueDate(day === '' ? null : day)}
        {...dueField}
      />
      <RepeatField form={form} />
      <MultiSelect
        label={t('tasks.fields.tags')}
        data={taskTags.map((tag) => ({ value: tag, label: t(`tasks.tags.${tag}`) }))}
        {...form.getInputProps('tags')}
      />
      <Suspense fallback={<Skeleton height={220} />}>
        <RichTextField
          label={t('tasks.fields.description')}
          value={description}
          onChange={setDescription}
          error={error}
          isReadOnly={isReadOnly}
        />
      </Suspense>
    </fieldset>
  );
}

/** A person who is no contact any more stays who they are. */
function AssigneeField({ form }: Fields) {
  const { t } = useTranslation();
  const { data: people = [] } = useQuery(assigneesQuery);
  const { assignee } = form.getValues();
  const known =
    assignee && !people.some(({ fullName }) => fullName === assignee.fullName) ? [assignee, ...people] : people;
  const { onChange, value: _, ...field } = form.getInputProps('assignee');
  return (
    <Select
      label={t('tasks.fields.assignee')}
      placeholder={t('tasks.form.nobody')}
      searchable
      clearable
      nothingFoundMessage={t('tasks.form.noPerson')}
      data={[...new Set(known.map(({ fullName }) => fullName))]}
      value={assignee?.fullName ?? null}
      onChange={(name) => onChange(known.find(({ fullName }) => fullName === name) ?? null)}
      {...field}
    />
  );
}

function RepeatField({ form }: Fields) {
  const { t } = useTranslation();
  return (
    <Select
      label={t('tasks.fields.repeat')}
      placeholder={t('tasks.form.never')}
      description={form.getValues().dueDate === null ? t('tasks.form.repeatNeedsDay') : null}
      clearable
      data={taskRepeats.map((repeat) => ({ value: repeat, label: t(`tasks.repeats.${repeat}`) }))}
      {...form.getInputProps('repeat')}
    />
  );
}
