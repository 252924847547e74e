import '../../ui/mantine-styles.ts';
import type { ApiKey, NewApiKey } from '@atrium/contract/api-keys';
import { Skeleton } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfiguration } from '../../backend/configuration.ts';
import { Button } from '../../plain/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { notify } from '../../ui/notify.tsx';
import { useConfirm } from '../../ui/use-confirm.tsx';
import classes from './account-settings.module.css';
import { ApiKeyForm, hasSameAccess } from './api-key-form.tsx';
import { ApiKeyRow } from './api-key-row.tsx';
import { apiKeysQuery, useAddApiKey, useChangeApiKey, useDeleteApiKey } from './api-keys.queries.ts';
import { MadeKey } from './made-key.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

/** The keys of one's account: a new one is shown once. */
export function ApiKeys() {
  const [editing, setEditing] = useState<ApiKey | 'new' | null>(null);
  const [made, setMade] = useState<string | null>(null);
  const place = useKeptFocus(editing ?? made);
  const done = () => setEditing(null);
  return (
    <div ref={place} className={classes.form} data-wide>
      {editing === 'new' && <AddForm onMade={setMade} onDone={done} />}
      {editing !== null && editing !== 'new' && <ChangeForm apiKey={editing} onDone={done} />}
      {editing === null && made !== null && <MadeKey text={made} onDone={() => setMade(null)} />}
      {editing === null && <KeyList onEdit={setEditing} />}
      {editing === null && <Description />}
    </div>
  );
}

/** Of every call: a page that the server writes, and a back end in a browser has no address for. */
function Description() {
  const { t } = useTranslation();
  if (useConfiguration()?.home !== 'server') return null;
  return (
    <p className={classes.muted}>
      <a href={`${import.meta.env.BASE_URL}api/docs`} target="_blank" rel="noopener" className={classes.link}>
        {t('accountSettings.keys.description')}
        <IconExternalLink size={14} stroke={1.5} aria-hidden />
      </a>
    </p>
  );
}

function KeyList({ onEdit }: { onEdit: (what: ApiKey | 'new') => void }) {
  const { t } = useTranslation();
  const { data: keys, error, refetch } = useQuery(apiKeysQuery);
  const { remove, dialog } = useRemoval();
  if (error && !keys) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!keys) return <Skeleton height={96} />;
  return (
    <>
      {keys.length === 0 ? (
        <p className={classes.muted}>{t('accountSettings.keys.none')}</p>
      ) : (
        <ul className={classes.rows} aria-label={t('accountSettings.keys.title')}>
          {keys.map((key) => (
            <ApiKeyRow key={key.id} apiKey={key} onEdit={() => onEdit(key)} onDelete={() => void remove(key)} />
          ))}
        </ul>
      )}
      <div>
        <Button look="filled" onClick={() => onEdit('new')}>
          {t('accountSettings.keys.add')}
        </Button>
      </div>
      {dialog}
    </>
  );
}

function useRemoval() {
  const { t } = useTranslation();
  const { confirm, dialog } = useConfirm();
  const { mutate } = useDeleteApiKey();
  async function remove(key: ApiKey) {
    const isSure = await confirm({
      title: t('accountSettings.keys.deleteTitle', { name: key.name }),
      text: t('accountSettings.keys.deleteText'),
      confirm: t('accountSettings.keys.delete'),
      isDanger: true,
    });
    if (isSure) mutate(key);
  }
  return { remove, dialog };
}

function AddForm({ onMade, onDone }: { onMade: (key: string) => void; onDone: () => void }) {
  const { t } = useTranslation();
  const { mutateAsync } = useAddApiKey();
  return (
    <ApiKeyForm
      initial={{ name: '', access: 'read', areas: {}, expiresOn: null }}
      isKnown={false}
      submit={t('accountSettings.keys.create')}
      onCancel={onDone}
      send={async (values, proof) => {
        onMade((await mutateAsync({ ...values, ...proof })).key);
        onDone();
      }}
    />
  );
}

function ChangeForm({ apiKey, onDone }: { apiKey: ApiKey; onDone: () => void }) {
  const { t } = useTranslation();
  const { mutateAsync } = useChangeApiKey();
  return (
    <ApiKeyForm
      initial={apiKey}
      isKnown
      submit={t('ui.saveChanges')}
      onCancel={onDone}
      send={async (values, proof) => {
        const { changeId } = await mutateAsync({
          ...changedOf(apiKey, values),
          ...(proof.currentPassword !== '' && proof),
          id: apiKey.id,
        });
        notify({ message: t('accountSettings.keys.changed', { name: values.name }), undoChangeId: changeId });
        onDone();
      }}
    />
  );
}

/** The rest may have been changed elsewhere meanwhile, and stays as it is there. */
function changedOf(key: ApiKey, given: NewApiKey): Partial<NewApiKey> {
  const { name, access, areas, expiresOn } = given;
  return {
    ...(name !== key.name && { name }),
    ...(!hasSameAccess(given, key) && { access, areas }),
    ...(expiresOn !== key.expiresOn && { expiresOn }),
  };
}
