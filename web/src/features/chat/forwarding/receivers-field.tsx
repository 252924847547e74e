import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import { MultiSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FollowMark } from '../../../ui/forms/follow-mark.ts';
import { useFirstOnEnter } from '../../../ui/forms/use-first-on-enter.ts';
import { PersonAvatar } from '../../../ui/person-avatar.tsx';
import classes from '../chat-panels.module.css';
import { GroupAvatar } from '../groups/group-avatar.tsx';
import { type Receiver, useReceivers } from './use-receivers.ts';

interface ReceiversFieldProps {
  value?: readonly string[];
  onChange: (keys: string[]) => void;
  error?: ReactNode;
  'data-path'?: string;
}

const mostShown = 50;

/** People and groups, by their keys. */
export function ReceiversField({ value = [], onChange, ...field }: ReceiversFieldProps) {
  const { t } = useTranslation();
  const { receivers, isPending } = useReceivers();
  const search = useFirstOnEnter();
  const optionsOf = (kind: Receiver['kind']) =>
    receivers.filter((each) => each.kind === kind).map(({ key, name }) => ({ value: key, label: name }));
  return (
    <MultiSelect
      label={
        <>
          {t('chat.forward.to')}
          <FollowMark />
        </>
      }
      placeholder={value.length === 0 ? t('chat.searchNames') : ''}
      withAsterisk
      data-autofocus
      searchable
      hidePickedOptions
      limit={mostShown}
      {...search}
      nothingFoundMessage={t(isPending ? 'table.loading' : 'chat.forward.none')}
      data={[
        { group: t('chat.groups'), items: optionsOf('group') },
        { group: t('chat.contacts'), items: optionsOf('contact') },
      ]}
      value={[...value]}
      onChange={onChange}
      renderOption={({ option }) => <Option receiver={receivers.find(({ key }) => key === option.value)} />}
      {...field}
    />
  );
}

function Option({ receiver }: { receiver: Receiver | undefined }) {
  if (!receiver) return null;
  const { kind, name, picture, role } = receiver;
  return (
    <span className={classes.option}>
      {kind === 'group' ? <GroupAvatar /> : <PersonAvatar name={name} picture={picture} size="sm" />}
      <bdi>{name}</bdi>
      <span className={classes.optionRole}>{role}</span>
    </span>
  );
}
