import { Button, CloseButton, Group, Loader, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../backend/backend-error.ts';
import { savedViewsQuery, useDeleteView, useSaveView } from './saved-views.queries.ts';
import classes from './toolbar.module.css';

export interface ViewsPanelProps {
  list: string;
  /** The view that is shown now, as the text that a saved view keeps. */
  current: () => string;
  onApply: (state: string) => void;
  /** Shows the list as it is at first. */
  onDefault: () => void;
  onDone: () => void;
}

/** The views of a list that this account has saved: to show one, to save the one that is shown, to forget one. */
export function ViewsPanel({ list, current, onApply, onDefault, onDone }: ViewsPanelProps) {
  const { t } = useTranslation();
  const views = useQuery(savedViewsQuery(list));
  const deleteView = useDeleteView();
  const choose = (apply: () => void) => {
    apply();
    onDone();
  };
  return (
    <Stack gap="xs" className={classes.panel}>
      <Text fw={600} size="sm">
        {t('table.views')}
      </Text>
      {views.isPending && <Loader />}
      {views.isError && (
        <Text size="sm" c="danger">
          {messageOf(views.error)}
        </Text>
      )}
      <ul className={classes.columnList} aria-label={t('table.views')}>
        <li className={classes.viewRow}>
          <ViewButton name={t('table.defaultView')} onClick={() => choose(onDefault)} />
        </li>
        {views.data?.map((view) => (
          <li key={view.id} className={classes.viewRow}>
            <ViewButton name={view.name} onClick={() => choose(() => onApply(view.state))} />
            <CloseButton
              size="sm"
              aria-label={t('table.deleteView', { name: view.name })}
              onClick={() => deleteView.mutate(view)}
            />
          </li>
        ))}
      </ul>
      <SaveForm list={list} current={current} names={views.data?.map(({ name }) => name) ?? []} onDone={onDone} />
    </Stack>
  );
}

function ViewButton({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <button type="button" className={classes.view} onClick={onClick}>
      <bdi>{name}</bdi>
    </button>
  );
}

interface SaveFormProps {
  list: string;
  current: () => string;
  names: readonly string[];
  onDone: () => void;
}

function SaveForm({ list, current, names, onDone }: SaveFormProps) {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const saveView = useSaveView();
  const trimmed = name.trim();
  const done = () => {
    setName('');
    onDone();
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (trimmed !== '') saveView.mutate({ list, name: trimmed, state: current() }, { onSuccess: done });
  };
  return (
    <form onSubmit={save}>
      <Group gap="xs" wrap="nowrap">
        <TextInput
          flex={1}
          size="xs"
          aria-label={t('table.viewName')}
          placeholder={t('table.viewName')}
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" size="xs" disabled={trimmed === ''} loading={saveView.isPending}>
          {names.includes(trimmed) ? t('table.replaceView') : t('table.saveView')}
        </Button>
      </Group>
    </form>
  );
}
