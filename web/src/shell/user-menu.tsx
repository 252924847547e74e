import type { Account } from '@atrium/contract/accounts';
import {
  IconChecklist,
  IconHelpCircle,
  IconHistory,
  IconLogout,
  IconMail,
  IconMessages,
  IconRestore,
  IconTags,
  IconUserCircle,
  IconUserCog,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { home } from '../backend/home.ts';
import hidden from '../plain/hidden.module.css';
import { useAbility } from '../session/ability.ts';
import { signOutAskingFirst } from '../session/session.ts';
import { accountRoleName } from '../ui/access/role-words.ts';
import { PersonAvatar } from '../ui/person-avatar.tsx';
import { DropMenu } from './drop-menu.tsx';
import { DropMenuButton, DropMenuLine, DropMenuLink } from './drop-menu-items.tsx';
import { useDemoReset } from './use-demo-reset.ts';
import classes from './user-menu.module.css';

/** What is one's own. */
const ownLinks = [
  { titleKey: 'shell.menu.profile', icon: IconUserCircle, to: '/pages/profile', subject: 'Profile' },
  { titleKey: 'shell.menu.accountSettings', icon: IconUserCog, to: '/pages/account-settings', subject: 'Auth' },
  { titleKey: 'shell.menu.email', icon: IconMail, to: '/apps/email', subject: 'Mail' },
  { titleKey: 'shell.menu.todo', icon: IconChecklist, to: '/apps/todo', subject: 'Task' },
  { titleKey: 'shell.menu.chat', icon: IconMessages, to: '/apps/chat', subject: 'Chat' },
  { titleKey: 'shell.menu.activity', icon: IconHistory, to: '/apps/changes', subject: 'Change' },
] as const;

/** What the house has for whoever it has as a guest. */
const houseLinks = [
  { titleKey: 'shell.menu.pricing', icon: IconTags, to: '/pages/pricing', subject: 'Pricing' },
  { titleKey: 'shell.menu.faq', icon: IconHelpCircle, to: '/pages/faq', subject: 'FAQ' },
] as const;

export function UserMenu({ account }: { account: Account }) {
  const { t } = useTranslation();
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
              <span className={classes.role}>{accountRoleName(account, t)}</span>
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
        <Links links={ownLinks} />
        {home === 'browser' && (
          <DropMenuButton icon={IconRestore} disabled={isResetting} onClick={reset}>
            {t('shell.reset.open')}
          </DropMenuButton>
        )}
        <DropMenuLine />
        <Links links={houseLinks} />
        <DropMenuButton icon={IconLogout} onClick={() => void signOutAskingFirst()}>
          {t('shell.signOut')}
        </DropMenuButton>
      </DropMenu>
      {dialog}
    </>
  );
}

function Links({ links }: { links: typeof ownLinks | typeof houseLinks }) {
  const { t } = useTranslation();
  const ability = useAbility();
  return links
    .filter(({ subject }) => ability.can('read', subject))
    .map(({ titleKey, icon, to }) => (
      <DropMenuLink key={to} icon={icon} to={to}>
        {t(titleKey)}
      </DropMenuLink>
    ));
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
