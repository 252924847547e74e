import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import type { Account } from '@atrium/contract/accounts';
import { Menu } from '@mantine/core';
import { IconHistory, IconLogout, IconRestore, IconUserCog } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { home } from '../backend/home.ts';
import hidden from '../plain/hidden.module.css';
import { useAbility } from '../session/ability.ts';
import { signOut } from '../session/session.ts';
import { PersonAvatar } from '../ui/person-avatar.tsx';
import classes from './navbar-menu.module.css';
import { useDemoReset } from './use-demo-reset.ts';

export function UserMenu({ account }: { account: Account }) {
  const { t } = useTranslation();
  const name = account.fullName || account.username;
  return (
    <Menu position="bottom-end" width={256}>
      <Menu.Target>
        <button type="button" className={classes.user}>
          <span className={classes.words}>
            <span className={classes.name}>{name}</span>
            <span className={classes.role}>{t(`shell.roles.${account.role}`)}</span>
          </span>
          <span className={classes.avatar}>
            <PersonAvatar name={name} picture={account.avatar} />
          </span>
          <span className={hidden.hidden}>{t('shell.userMenu')}</span>
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.about}>
          <div className={classes.name}>{name}</div>
          <bdi className={classes.email}>{account.email}</bdi>
        </div>
        <Menu.Divider />
        <PageItems />
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={18} stroke={1.5} />} onClick={() => void signOut()}>
          {t('shell.signOut')}
        </Menu.Item>
        <HomeNote />
      </Menu.Dropdown>
    </Menu>
  );
}

function PageItems() {
  const { t } = useTranslation();
  const ability = useAbility();
  return (
    <>
      <Menu.Item component={Link} to="/pages/account-settings" leftSection={<IconUserCog size={18} stroke={1.5} />}>
        {t('shell.menu.accountSettings')}
      </Menu.Item>
      {ability.can('read', 'Change') && (
        <Menu.Item component={Link} to="/apps/changes" leftSection={<IconHistory size={18} stroke={1.5} />}>
          {t('shell.menu.activity')}
        </Menu.Item>
      )}
    </>
  );
}

/** Where the data of this tab lives; the browser's own can begin anew. */
function HomeNote() {
  const { t } = useTranslation();
  const { reset, isResetting } = useDemoReset();
  return (
    <>
      <Menu.Divider />
      {home === 'browser' && (
        <Menu.Item
          closeMenuOnClick={false}
          disabled={isResetting}
          leftSection={<IconRestore size={18} stroke={1.5} />}
          onClick={reset}
        >
          {t('shell.resetDemo')}
        </Menu.Item>
      )}
      <div className={classes.home} data-home={home}>
        {t(`shell.homes.${home}`)}
      </div>
    </>
  );
}
