import type { ApiKey } from '@atrium/contract/api-keys';
import { endOfDayIn } from '@atrium/contract/time-zone';
import { useTranslation } from 'react-i18next';
import { Button } from '../../plain/button.tsx';
import { useFormat } from '../../ui/format.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import classes from './account-settings.module.css';

interface ApiKeyRowProps {
  apiKey: ApiKey;
  onEdit: () => void;
  onDelete: () => void;
}

export function ApiKeyRow({ apiKey, onEdit, onDelete }: ApiKeyRowProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { name, prefix, access, expiresOn, timeZone, lastUsedAt, createdAt } = apiKey;
  const hasExpired = expiresOn !== null && endOfDayIn(timeZone, expiresOn) <= Date.now();
  return (
    <li className={classes.row}>
      <span className={classes.words}>
        <span className={classes.email}>
          <bdi className={classes.name}>{name}</bdi>
          <StatusBadge
            tone={access === 'full' ? 'warning' : 'info'}
            label={t(`accountSettings.keys.access.${access}`)}
          />
          {hasExpired && <StatusBadge tone="danger" label={t('accountSettings.keys.expired')} />}
        </span>
        <span className={classes.muted}>
          <code dir="ltr">{prefix}…</code> · {t('accountSettings.keys.made', { date: format.date(createdAt) })} ·{' '}
          {expiresOn === null
            ? t('accountSettings.keys.forever')
            : t('accountSettings.keys.until', { date: format.day(expiresOn) })}
        </span>
        <span className={classes.muted}>
          {lastUsedAt === null ? (
            t('accountSettings.keys.unused')
          ) : (
            <>
              {t('accountSettings.keys.used')} <RelativeTime moment={lastUsedAt} />
            </>
          )}
        </span>
      </span>
      <span className={classes.buttons}>
        <Button aria-label={t('accountSettings.keys.editOf', { name })} onClick={onEdit}>
          {t('accountSettings.keys.edit')}
        </Button>
        <Button aria-label={t('accountSettings.keys.deleteOf', { name })} onClick={onDelete}>
          {t('accountSettings.keys.delete')}
        </Button>
      </span>
    </li>
  );
}
