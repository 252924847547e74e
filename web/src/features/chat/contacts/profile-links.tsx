import type { ProfileUser } from '@atrium/contract/chat';
import { Button, Stack } from '@mantine/core';
import { IconLogout, IconShieldLock, IconUserPlus, IconUserX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../../session/ability.ts';
import { signOutAskingFirst } from '../../../session/session.ts';
import { StatusBadge } from '../../../ui/status-badge.tsx';

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** What is done of one's own account elsewhere, and the way there. */
export function ProfileLinks({ settings }: Pick<ProfileUser, 'settings'>) {
  const { t } = useTranslation();
  const ability = useAbility();
  const isTwoStep = settings.isTwoStepAuthVerificationEnabled;
  return (
    <Stack gap={8}>
      <Button
        variant="default"
        leftSection={<IconShieldLock {...icon} />}
        rightSection={
          <StatusBadge
            tone={isTwoStep ? 'success' : 'neutral'}
            label={t(isTwoStep ? 'chat.profile.twoStepsOn' : 'chat.profile.twoStepsOff')}
          />
        }
        renderRoot={(props) => <Link to="/pages/account-settings" search={{ tab: 'security' }} {...props} />}
      >
        {t('chat.profile.twoSteps')}
      </Button>
      {ability.can('create', 'User') && ability.can('create', 'Account') && (
        <Button
          variant="default"
          leftSection={<IconUserPlus {...icon} />}
          renderRoot={(props) => <Link to="/apps/user/list" hash="new" {...props} />}
        >
          {t('chat.profile.invite')}
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconUserX {...icon} />}
        renderRoot={(props) => <Link to="/pages/account-settings" hash="close" {...props} />}
      >
        {t('chat.profile.deleteAccount')}
      </Button>
      <Button variant="default" leftSection={<IconLogout {...icon} />} onClick={() => void signOutAskingFirst()}>
        {t('shell.signOut')}
      </Button>
    </Stack>
  );
}
