import { Button } from '@mantine/core';
import {
  IconAddressBook,
  IconAlarmSnooze,
  IconAlertOctagon,
  IconClock,
  IconFilterCog,
  IconInbox,
  IconMail,
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
import { usePagesAhead } from '../../navigation/use-pages-ahead.ts';
import hidden from '../../plain/hidden.module.css';
import { useAbility } from '../../session/ability.ts';
import { useFormat } from '../../ui/format.ts';
import classes from '../../ui/views.module.css';
import { Views } from '../../ui/views.tsx';
import { openCompose } from './compose/open-compose.ts';
import { LabelViews } from './labels/label-views.tsx';
import { type MailCounts, mailCountsQuery } from './mail.queries.ts';
import { type ListedFolder, listedFolders, type MailPanel, mailPanels } from './mail-search.ts';
import { useLeaderKey, useMailKeys } from './use-mail-keys.ts';

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

const icons: Readonly<Record<ListedFolder, TablerIcon>> = {
  inbox: IconInbox,
  starred: IconStar,
  snoozed: IconAlarmSnooze,
  sent: IconSend,
  scheduled: IconClock,
  draft: IconNote,
  all: IconMail,
  spam: IconAlertOctagon,
  trash: IconTrash,
};

interface MailViewsProps {
  onPanel: (panel: MailPanel) => void;
  /** Opens the panel of a label of one's own, or of a new one. */
  onLabel: (labelId: number | undefined) => void;
}

/** The folders and labels, and the way to a new mail. */
export function MailViews({ onPanel, onLabel }: MailViewsProps) {
  const { t } = useTranslation();
  const ability = useAbility();
  const { data: counts } = useQuery(mailCountsQuery);
  const canWrite = ability.can('create', 'Mail');
  usePagesAhead('/_shell/apps/email/$folder', '/_shell/apps/email/label/$label');
  useFolderKeys();
  useMailKeys({ c: canWrite ? () => openCompose({}) : undefined });
  return (
    <Views
      label={t('mail.foldersLabel')}
      isCounted={counts !== undefined}
      action={
        canWrite && (
          <Button
            fullWidth
            leftSection={<IconPencil {...icon} />}
            aria-keyshortcuts="c"
            onClick={() => openCompose({})}
          >
            {t('mail.compose')}
          </Button>
        )
      }
    >
      <ul className={classes.viewList}>
        {listedFolders.map((folder) => (
          <Folder key={folder} folder={folder} counts={counts} />
        ))}
      </ul>
      <LabelViews onLabel={onLabel} />
      {mailPanels.map((panel) => (
        <PanelButton key={panel} panel={panel} onPanel={onPanel} />
      ))}
    </Views>
  );
}

const panelIcons: Readonly<Record<MailPanel, TablerIcon>> = {
  contacts: IconAddressBook,
  rules: IconFilterCog,
  senders: IconPhoto,
};

const panelTitleKeys: Readonly<Record<MailPanel, string>> = {
  contacts: 'mail.contacts.title',
  rules: 'mail.rules.title',
  senders: 'mail.pictures.senders',
};

function PanelButton({ panel, onPanel }: { panel: MailPanel; onPanel: (panel: MailPanel) => void }) {
  const { t } = useTranslation();
  const Icon = panelIcons[panel];
  return (
    <button type="button" className={`${classes.view} ${classes.viewButton}`} onClick={() => onPanel(panel)}>
      <Icon {...icon} />
      <span className={classes.viewName}>{t(panelTitleKeys[panel])}</span>
    </button>
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
          <span className={classes.viewCount} data-unread>
            <span aria-hidden>{number(count)}</span>
            <span className={hidden.hidden}>{t(countKeyOf(folder), { count, formatted: number(count) })}</span>
          </span>
        )}
      </Link>
    </li>
  );
}

function countIn(counts: MailCounts | undefined, folder: ListedFolder): number {
  const isCounted = folder !== 'starred' && folder !== 'sent' && folder !== 'all' && folder !== 'trash';
  return (isCounted && counts?.[folder]) || 0;
}

function countKeyOf(folder: ListedFolder): string {
  if (folder === 'draft') return 'mail.draftCount';
  if (folder === 'snoozed') return 'mail.snoozedCount';
  return folder === 'scheduled' ? 'mail.scheduledCount' : 'mail.unreadCount';
}

function useFolderKeys(): void {
  const navigate = useNavigate();
  const goTo = (folder: ListedFolder) => () => void navigate({ to: '/apps/email/$folder', params: { folder } });
  useLeaderKey();
  useMailKeys({
    'g i': goTo('inbox'),
    'g s': goTo('starred'),
    'g b': goTo('snoozed'),
    'g t': goTo('sent'),
    'g d': goTo('draft'),
    'g a': goTo('all'),
  });
}
