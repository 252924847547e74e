import type { Connection } from '@atrium/contract/user-preferences';
import { Button, Group, TextInput } from '@mantine/core';
import { IconLink, IconUnlink } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { linkify } from '../../ui/linkify.ts';
import { ServiceName } from './service-name.tsx';
import classes from './user-view.module.css';

interface SocialProfileProps {
  connection: Connection;
  onChange: (connection: Connection) => void;
}

/** A social profile: its address, to link or unlink. */
export function SocialProfile({ connection, onChange }: SocialProfileProps) {
  const { t } = useTranslation();
  const canUpdate = useAbility().can('update', 'User');
  const [isLinking, setIsLinking] = useState(false);
  const service = t(`users.connections.services.${connection.service}`);
  const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;
  const link = (handle: string) => {
    onChange({ ...connection, isConnected: true, handle });
    setIsLinking(false);
  };
  return (
    <li className={classes.row}>
      <ServiceName
        service={connection.service}
        text={connection.isConnected ? <Address text={connection.handle} /> : t('users.connections.notLinked')}
      />
      {isLinking && <AddressForm service={service} onSave={link} onCancel={() => setIsLinking(false)} />}
      {canUpdate && !isLinking && !connection.isConnected && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconLink {...icon} />}
          aria-label={t('users.connections.linkOf', { service })}
          onClick={() => setIsLinking(true)}
        >
          {t('users.connections.link')}
        </Button>
      )}
      {canUpdate && !isLinking && connection.isConnected && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconUnlink {...icon} />}
          aria-label={t('users.connections.unlinkOf', { service })}
          onClick={() => onChange({ ...connection, isConnected: false, handle: '' })}
        >
          {t('users.connections.unlink')}
        </Button>
      )}
    </li>
  );
}

/** A link where the address is one: it was typed by somebody, so it leads nowhere but to the web. */
function Address({ text }: { text: string }) {
  const [part] = linkify(text);
  if (part?.text !== text || !part.href?.startsWith('http')) return <bdi>{text}</bdi>;
  return (
    <a href={part.href} className={classes.link} target="_blank" rel="noopener noreferrer nofollow">
      <bdi>{text}</bdi>
    </a>
  );
}

interface AddressFormProps {
  service: string;
  onSave: (address: string) => void;
  onCancel: () => void;
}

function AddressForm({ service, onSave, onCancel }: AddressFormProps) {
  const { t } = useTranslation();
  const [address, setAddress] = useState('');
  const [error, setError] = useState<string | null>(null);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const given = address.trim();
    if (given === '') setError(t('users.connections.addressMissing'));
    else onSave(given);
  };
  return (
    <form onSubmit={save} noValidate onKeyDown={(event) => event.key === 'Escape' && onCancel()}>
      <Group gap="xs" wrap="nowrap" align="flex-start">
        <TextInput
          size="xs"
          aria-label={t('users.connections.addressOf', { service })}
          placeholder={t('users.connections.address')}
          dir="ltr"
          maxLength={200}
          autoFocus
          value={address}
          error={error}
          onChange={(event) => setAddress(event.currentTarget.value)}
        />
        <Button size="xs" type="submit">
          {t('users.connections.link')}
        </Button>
        <Button size="xs" variant="default" onClick={onCancel}>
          {t('ui.cancel')}
        </Button>
      </Group>
    </form>
  );
}
