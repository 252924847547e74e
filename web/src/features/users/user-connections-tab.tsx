import '@mantine/core/styles/Switch.css';
import type { Connection } from '@atrium/contract/user-preferences';
import type { User } from '@atrium/contract/users';
import { Skeleton, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { isSocial, ServiceName } from './service-name.tsx';
import { SocialProfile } from './social-profile.tsx';
import { userConnectionsQuery, useSetConnection } from './user-preferences.queries.ts';
import classes from './user-view.module.css';

/** The services and social profiles that are noted for this user. */
export function UserConnectionsTab({ user }: { user: User }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(userConnectionsQuery(user.id));
  const { mutate: set } = useSetConnection(user.id);
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={320} />;
  return (
    <>
      <Panel title={t('users.connections.accounts')} text={t('users.connections.accountsText')}>
        <ul className={classes.rows}>
          {data
            .filter(({ service }) => !isSocial(service))
            .map((connection) => (
              <ServiceSwitch key={connection.service} connection={connection} onChange={set} />
            ))}
        </ul>
      </Panel>
      <Panel title={t('users.connections.profiles')} text={t('users.connections.profilesText')}>
        <ul className={classes.rows}>
          {data
            .filter(({ service }) => isSocial(service))
            .map((connection) => (
              <SocialProfile key={connection.service} connection={connection} onChange={set} />
            ))}
        </ul>
      </Panel>
    </>
  );
}

interface ServiceSwitchProps {
  connection: Connection;
  onChange: (connection: Connection) => void;
}

function ServiceSwitch({ connection, onChange }: ServiceSwitchProps) {
  const { t } = useTranslation();
  const ability = useAbility();
  return (
    <li className={classes.row}>
      <ServiceName service={connection.service} text={t(`users.connections.uses.${connection.service}`)} />
      <Switch
        aria-label={t(`users.connections.services.${connection.service}`)}
        checked={connection.isConnected}
        disabled={ability.cannot('update', 'User')}
        onChange={(event) => onChange({ ...connection, isConnected: event.currentTarget.checked })}
      />
    </li>
  );
}
