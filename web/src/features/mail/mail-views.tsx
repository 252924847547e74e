import { mailLabels } from '@atrium/contract/mail';
import { Button } from '@mantine/core';
import {
  IconAddressBook,
  IconAlertOctagon,
  IconClock,
  IconInbox,
  IconNote,
  IconPencil,
  IconPhoto,
  IconSend,
  IconStar,
  IconTrash,
  type TablerIcon,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { useFormat } from '../../ui/format.ts';
import classes from './mail.module.css';
import { type MailCounts, mailCountsQuery } from './mail.queries.ts';
import { LabelDot } from './mail-labels.tsx';
import { type ListedFolder, listedFolders } from './mail-search.ts';
import { openCompose } from './open-compose.ts';
import { useLeaderKey, useMailKeys } from './use-mail-keys.ts';

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

const icons: Readonly<Record<ListedFolder, TablerIcon>> = {
  inbox: IconInbox,
  starred: IconStar,
  sent: IconSend,
  scheduled: IconClock,
  draft: IconNote,
  spam: IconAlertOctagon,
  trash: IconTrash,
};

/** The folders and labels, and the way to a new mail. */
export function MailViews({ onContacts, onSenders }: { onContacts: () => void; onSenders: () => void }) {
  const { t } = useTranslation();
  const ability = useAbility();
  const { data: counts } = useQuery(mailCountsQuery);
  const canWrite = ability.can('create', 'Mail');
  useFolderKeys();
  useMailKeys({ c: canWrite ? () => openCompose({}) : undefined });
  return (
    <div className={classes.views}>
      {canWrite && (
        <Button fullWidth leftSection={<IconPencil {...icon} />} aria-keyshortcuts="c" onClick={() => openCompose({})}>
          {t('mail.compose')}
        </Button>
      )}
      <nav aria-label={t('mail.foldersLabel')}>
        <ul className={classes.viewList}>
          {listedFolders.map((folder) => (
            <Folder key={folder} folder={folder} counts={counts} />
          ))}
        </ul>
        <h2 className={classes.viewsHeading}>{t('mail.labelsHeading')}</h2>
        <ul className={classes.viewList}>
          {mailLabels.map((label) => (
            <li key={label}>
              <Link
                to="/apps/email/label/$label"
                params={{ label }}
                className={classes.view}
                activeOptions={{ includeSearch: false }}
              >
                <LabelDot label={label} />
                <span className={classes.viewName}>{t(`mail.labels.${label}`)}</span>
              </Link>
            </li>
          ))}
        </ul>
        <button type="button" className={`${classes.view} ${classes.viewButton}`} onClick={onContacts}>
          <IconAddressBook {...icon} />
          <span className={classes.viewName}>{t('mail.contacts.title')}</span>
        </button>
        <button type="button" className={`${classes.view} ${classes.viewButton}`} onClick={onSenders}>
          <IconPhoto {...icon} />
          <span className={classes.viewName}>{t('mail.pictures.senders')}</span>
        </button>
      </nav>
    </div>
  );
}

function Folder({ folder, counts }: { folder: ListedFolder; counts: MailCounts | undefined }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const Icon = icons[folder];
  const count = countIn(counts, folder);
  return (
    <li>
      <Link
        to="/apps/email/$folder"
        params={{ folder }}
        className={classes.view}
        activeOptions={{ includeSearch: false }}
      >
        <Icon {...icon} />
        <span className={classes.viewName}>{t(`mail.folders.${folder}`)}</span>
        {count > 0 && (
          <span className={classes.viewCount}>
            <span aria-hidden>{number(count)}</span>
            <span className={classes.hidden}>{t(countKeyOf(folder), { count, formatted: number(count) })}</span>
          </span>
        )}
      </Link>
    </li>
  );
}

function countIn(counts: MailCounts | undefined, folder: ListedFolder): number {
  const isCounted = folder === 'inbox' || folder === 'draft' || folder === 'spam' || folder === 'scheduled';
  return (isCounted && counts?.[folder]) || 0;
}

function countKeyOf(folder: ListedFolder): string {
  if (folder === 'draft') return 'mail.draftCount';
  return folder === 'scheduled' ? 'mail.scheduledCount' : 'mail.unreadCount';
}

function useFolderKeys(): void {
  const navigate = useNavigate();
  const goTo = (folder: ListedFolder) => () => void navigate({ to: '/apps/email/$folder', params: { folder } });
  useLeaderKey();
  useMailKeys({
    'g i': goTo('inbox'),
    'g s': goTo('starred'),
    'g t': goTo('sent'),
    'g d': goTo('draft'),
  });
}
