import '@mantine/core/styles/Button.css';
import type { Session } from '@atrium/contract/accounts';
import { readUserAgent } from '@atrium/contract/user-agent';
import { Button } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { RelativeTime } from './relative-time.tsx';
import classes from './sessions-table.module.css';
import { useDeviceName } from './use-device-name.ts';

interface SessionsTableProps {
  /** What the table is called, for who cannot see where it stands. */
  label: string;
  sessions: readonly Session[];
  /** Without it sessions are only read. */
  onEnd?: ((session: Session) => void) | undefined;
  /** The session that is being ended. */
  endingId?: number | null;
}

/** Where an account is signed in, with a button to end each session but the one that looks. */
export function SessionsTable({ label, sessions, onEnd, endingId = null }: SessionsTableProps) {
  const { t } = useTranslation();
  return (
    <table className={classes.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t('sessions.device')}</th>
          <th scope="col">{t('sessions.address')}</th>
          <th scope="col">{t('sessions.signedIn')}</th>
          <th scope="col">{t('sessions.lastUsed')}</th>
          <th scope="col">
            <span className={classes.hidden}>{t('sessions.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={onEnd} isEnding={session.id === endingId} />
        ))}
      </tbody>
    </table>
  );
}

interface SessionRowProps {
  session: Session;
  onEnd: ((session: Session) => void) | undefined;
  isEnding: boolean;
}

function SessionRow({ session, onEnd, isEnding }: SessionRowProps) {
  const { t } = useTranslation();
  const device = useDeviceName()(session.userAgent);
  return (
    <tr>
      <th scope="row" title={session.userAgent}>
        <span className={classes.device}>
          <DeviceIcon userAgent={session.userAgent} />
          {device}
        </span>
      </th>
      <td data-label={t('sessions.address')}>
        <bdi>{session.address}</bdi>
      </td>
      <td data-label={t('sessions.signedIn')}>
        <RelativeTime moment={session.createdAt} />
      </td>
      <td data-label={t('sessions.lastUsed')}>
        <RelativeTime moment={session.lastUsedAt} />
      </td>
      <td className={classes.action}>
        {session.isCurrent && <span className={classes.current}>{t('sessions.thisOne')}</span>}
        {!session.isCurrent && onEnd && (
          <Button
            size="xs"
            variant="default"
            loading={isEnding}
            aria-label={t('sessions.endOf', { device })}
            onClick={() => onEnd(session)}
          >
            {t('sessions.end')}
          </Button>
        )}
      </td>
    </tr>
  );
}

function DeviceIcon({ userAgent }: { userAgent: string }) {
  const Icon = readUserAgent(userAgent).isHandheld ? IconDeviceMobile : IconDeviceDesktop;
  return <Icon size={18} stroke={1.5} aria-hidden />;
}
