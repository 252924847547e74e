import type { Account } from '@atrium/contract/accounts';
import {
  IconChecklist,
  IconHistory,
  IconLogout,
  IconMail,
  IconMessages,
  IconRestore,
  IconUserCircle,
  IconUserCog,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { home } from '../backend/home.ts';
import hidden from '../plain/hidden.module.css';
import { useAbility } from '../session/ability.ts';
import { signOut } from '../session/session.ts';
import { roleName } from '../ui/access/role-words.ts';
import { PersonAvatar } from '../ui/person-avatar.tsx';
import { DropMenu } from './drop-menu.tsx';
import { DropMenuButton, DropMenuLine, DropMenuLink } from './drop-menu-items.tsx';
import { useDemoReset } from './use-demo-reset.ts';
import classes from './user-menu.module.css';

export function UserMenu({ account }: { account: Account }) {
  const { t } = useTranslation();
  const ability = useAbility();
  const name = account.fullName || account.username;
  const { reset, isResetting, dialog } = useDemoReset();
  return (
    <>
      <DropMenu
        label={t('shell.userMenu')}
        button={(props) => (
          <button type="button" className={classes.user} {...props}>
            <span className={classes.words}>
              <span className={classes.name}>{name}</span>
              <span className={classes.role}>
                {account.accessRole ? roleName(account.accessRole, t) : t(`shell.roles.${account.role}`)}
              </span>
            </span>
            <span className={classes.avatar}>
              <PersonAvatar name={name} picture={account.avatar} />
            </span>
            <span className={hidden.hidden}>{t('shell.userMenu')}</span>
          </button>
        )}
        header={<WhoAmI name={name} email={account.email} />}
        footer={<p className={classes.home}>{t(`shell.homes.${home}`)}</p>}
      >
        {ability.can('read', 'Profile') && (
          <DropMenuLink icon={IconUserCircle} to="/pages/profile">
            {t('shell.menu.profile')}
          </DropMenuLink>
        )}
        <DropMenuLink icon={IconUserCog} to="/pages/account-settings">
          {t('shell.menu.accountSettings')}
        </DropMenuLink>
        {ability.can('read', 'Mail') && (
          <DropMenuLink icon={IconMail} to="/apps/email">
            {t('shell.menu.email')}
          </DropMenuLink>
        )}
        {ability.can('read', 'Task') && (
          <DropMenuLink icon={IconChecklist} to="/apps/todo">
            {t('shell.menu.todo')}
          </DropMenuLink>
        )}
        {ability.can('read', 'Chat') && (
          <DropMenuLink icon={IconMessages} to="/apps/chat">
            {t('shell.menu.chat')}
          </DropMenuLink>
        )}
        {ability.can('read', 'Change') && (
          <DropMenuLink icon={IconHistory} to="/apps/changes">
            {t('shell.menu.activity')}
          </DropMenuLink>
        )}
        {home === 'browser' && (
          <DropMenuButton icon={IconRestore} disabled={isResetting} onClick={reset}>
            {t('shell.reset.open')}
          </DropMenuButton>
        )}
        <DropMenuLine />
        <DropMenuButton icon={IconLogout} onClick={() => void signOut()}>
          {t('shell.signOut')}
        </DropMenuButton>
      </DropMenu>
      {dialog}
    </>
  );
}

function WhoAmI({ name, email }: { name: string; email: string }) {
  return (
    <>
      <div className={classes.about}>
        <div className={classes.name}>{name}</div>
        <bdi className={classes.email}>{email}</bdi>
      </div>
      <DropMenuLine />
    </>
  );
}
