import type { MailFolder, MailUpdate } from '@atrium/contract/mail';
import { Menu } from '@mantine/core';
import {
  IconAlarmOff,
  IconAlarmSnooze,
  IconAlertOctagon,
  IconFolderSymlink,
  IconMail,
  IconMailCheck,
  IconMailOpened,
  IconRestore,
  IconStar,
  IconStarOff,
  IconTrash,
  IconTrashX,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { ToolButton } from '../../ui/data-table/tool-button.tsx';
import { LazyMenu } from '../../ui/lazy-menu.tsx';
import { LabelMenu } from './labels/label-menu.tsx';
import { type Chosen, useDeleteMails, useUpdateMails } from './mail-commands.queries.ts';
import classes from './mail-list.module.css';
import type { MailMenu, OpenMailMenu } from './mail-menus.ts';
import { homeFolder, useTargets } from './mail-targets.ts';
import { canBeSnoozed, isSnoozed, useSnooze } from './snooze/use-snooze.tsx';

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

interface MailActionsProps extends OpenMailMenu {
  chosen: Chosen;
  /** What was chosen may be gone from where it was shown. */
  onDone: (update: MailUpdate) => void;
}

/** What can be decided about mails: of several, or of the one that is open. */
export function MailActions({ chosen, menu, onMenu, onDone }: MailActionsProps) {
  const { t } = useTranslation();
  const ability = useAbility();
  const update = useUpdateMails();
  const targets = useTargets(chosen.mails);
  if (!ability.can('update', 'Mail')) return null;
  const { mails } = chosen;
  const decide = (decision: MailUpdate) => {
    update.mutate({ chosen, update: decision });
    onDone(decision);
  };
  const stateOf = (own: MailMenu) => ({
    isOpen: menu === own,
    onToggle: (opens: boolean) => onMenu(opens ? own : null),
  });
  const isRead = mails.every((mail) => mail.isRead);
  const isStarred = mails.every((mail) => mail.isStarred);
  return (
    <div className={classes.actions}>
      <ToolButton
        label={t(isRead ? 'mail.markUnread' : 'mail.markRead')}
        aria-keyshortcuts={isRead ? 'Shift+U' : 'Shift+I'}
        onClick={() => decide({ isRead: !isRead })}
      >
        {isRead ? <IconMail {...icon} /> : <IconMailOpened {...icon} />}
      </ToolButton>
      <ToolButton
        label={t(isStarred ? 'mail.unstar' : 'mail.star')}
        aria-keyshortcuts="s"
        onClick={() => decide({ isStarred: !isStarred })}
      >
        {isStarred ? <IconStarOff {...icon} /> : <IconStar {...icon} />}
      </ToolButton>
      <SnoozeButtons chosen={chosen} onDone={() => onDone({ folder: 'inbox' })} />
      <LabelMenu mails={mails} {...stateOf('labels')} />
      {targets.length > 0 && (
        <LazyMenu
          label={t('mail.moveTo')}
          icon={<IconFolderSymlink {...icon} />}
          className={classes.menuButton}
          keyShortcut="v"
          {...stateOf('move')}
        >
          {() =>
            targets.map((folder) => (
              <Menu.Item key={folder} onClick={() => decide({ folder })}>
                {t(`mail.folders.${folder}`)}
              </Menu.Item>
            ))
          }
        </LazyMenu>
      )}
      {targets.includes('spam') && (
        <ToolButton
          label={t('mail.spam')}
          className={classes.onWide}
          aria-keyshortcuts="!"
          onClick={() => decide({ folder: 'spam' })}
        >
          <IconAlertOctagon {...icon} />
        </ToolButton>
      )}
      {mails.length > 0 && mails.every(({ folder }) => folder === 'spam') && (
        <ToolButton label={t('mail.notSpam')} onClick={() => decide({ folder: 'inbox' })}>
          <IconMailCheck {...icon} />
        </ToolButton>
      )}
      <DeleteForGood chosen={chosen} onDone={() => onDone({ folder: 'trash' })} />
      <TrashOrRestore targets={targets} mails={mails} onMove={(folder) => decide({ folder })} />
    </div>
  );
}

/** Until when, or that it is wanted now. */
function SnoozeButtons({ chosen, onDone }: { chosen: Chosen; onDone: () => void }) {
  const { t } = useTranslation();
  const { ask, haveBack, dialog } = useSnooze(onDone);
  if (!canBeSnoozed(chosen.mails)) return null;
  return (
    <>
      <ToolButton label={t('mail.snooze.title')} aria-keyshortcuts="b" onClick={() => ask(chosen)}>
        <IconAlarmSnooze {...icon} />
      </ToolButton>
      {isSnoozed(chosen.mails) && (
        <ToolButton label={t('mail.snooze.haveBack')} onClick={() => haveBack(chosen)}>
          <IconAlarmOff {...icon} />
        </ToolButton>
      )}
      {dialog}
    </>
  );
}

function DeleteForGood({ chosen, onDone }: { chosen: Chosen; onDone: () => void }) {
  const { t } = useTranslation();
  const ability = useAbility();
  const remove = useDeleteMails();
  const isThere = chosen.mails.every(({ folder }) => folder === 'trash' || folder === 'spam');
  if (!isThere || !ability.can('delete', 'Mail')) return null;
  return (
    <ToolButton
      label={t('mail.deleteForGood')}
      onClick={() => {
        remove.mutate(chosen);
        onDone();
      }}
    >
      <IconTrashX {...icon} />
    </ToolButton>
  );
}

interface TrashOrRestoreProps {
  targets: readonly MailFolder[];
  mails: Chosen['mails'];
  onMove: (folder: MailFolder) => void;
}

function TrashOrRestore({ targets, mails, onMove }: TrashOrRestoreProps) {
  const { t } = useTranslation();
  if (targets.includes('trash')) {
    return (
      <ToolButton label={t('mail.trash')} aria-keyshortcuts="#" onClick={() => onMove('trash')}>
        <IconTrash {...icon} />
      </ToolButton>
    );
  }
  const home = homeFolder(targets);
  if (!home || mails.length === 0) return null;
  return (
    <ToolButton label={t('mail.restore')} onClick={() => onMove(home)}>
      <IconRestore {...icon} />
    </ToolButton>
  );
}
