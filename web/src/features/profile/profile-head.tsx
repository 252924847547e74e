import type { PersonPage } from '@atrium/contract/profile-people';
import { Button } from '@mantine/core';
import { IconMessage, IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PersonAvatar } from '../../ui/person-avatar.tsx';
import { StoredPicture } from '../../ui/stored-picture.tsx';
import { usePersonName } from '../../ui/use-person-name.ts';
import { FriendButtons } from './friend-buttons.tsx';
import classes from './profile-head.module.css';

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** Cover, picture and name, and what one can do with whose page it is. */
export function ProfileHead({ person, onEdit }: { person: PersonPage; onEdit: () => void }) {
  const { t } = useTranslation();
  const canChat = useAbility().can('read', 'Chat');
  const nameOf = usePersonName();
  const { avatar, cover, designation, friendState, accountId } = person;
  const name = nameOf(person.name);
  return (
    <section className={classes.head} aria-label={name}>
      <div className={classes.cover}>{cover !== '' && <StoredPicture picture={cover} alt="" />}</div>
      <div className={classes.who}>
        <span className={classes.portrait}>
          <PersonAvatar name={person.name} picture={avatar} size="lg" />
        </span>
        <div className={classes.names}>
          <bdi className={classes.name}>{name}</bdi>
          <bdi className={classes.muted}>
            {designation || (friendState === 'closed' ? '' : t('profile.noDesignation'))}
          </bdi>
        </div>
        <div className={classes.headActions}>
          {friendState === 'self' ? (
            <Button variant="default" leftSection={<IconPencil {...icon} />} onClick={onEdit}>
              {t('profile.edit')}
            </Button>
          ) : (
            <FriendButtons person={person} />
          )}
          {friendState !== 'self' && accountId !== null && canChat && (
            <LinkButton
              to="/apps/chat/$contactId"
              params={{ contactId: String(accountId) }}
              variant="default"
              leftSection={<IconMessage {...icon} />}
            >
              {t('profile.write')}
            </LinkButton>
          )}
        </div>
      </div>
    </section>
  );
}
