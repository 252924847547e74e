import type { PersonPage } from '@atrium/contract/profile-people';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../../session/ability.ts';
import { useFormat } from '../../../ui/format.ts';
import { PersonAvatar } from '../../../ui/person-avatar.tsx';
import { StoredPicture } from '../../../ui/stored-picture.tsx';
import cardClasses from '../card.module.css';
import { Card, Loaded } from '../card.tsx';
import { Facts } from '../facts.tsx';
import classes from './advance-cards-people.module.css';
import { ownPageQuery } from './advance-cards-people.queries.ts';

/** What others see of oneself. */
export function OwnProfile() {
  const ability = useAbility();
  return ability.can('read', 'Profile') ? <Profile /> : null;
}

function Profile() {
  const { t } = useTranslation();
  const answer = useQuery(ownPageQuery);
  return (
    <Card
      title={t('dashboards.own.title')}
      span={4}
      link={
        <Link to="/pages/profile" className={cardClasses.link}>
          {t('dashboards.own.link')}
        </Link>
      }
    >
      <Loaded answer={answer} height={244}>
        {({ person }) => <Page person={person} />}
      </Loaded>
    </Card>
  );
}

function Page({ person }: { person: PersonPage }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { name, avatar, cover, designation, posts, photos, friends } = person;
  return (
    <>
      <div className={classes.cover}>{cover !== '' && <StoredPicture picture={cover} alt="" />}</div>
      <div className={classes.person}>
        <PersonAvatar name={name} picture={avatar} size="lg" />
        <span className={classes.names}>
          <bdi className={classes.name}>{name}</bdi>
          <bdi className={cardClasses.text}>{designation}</bdi>
        </span>
      </div>
      <Facts
        facts={[
          { id: 'posts', name: t('dashboards.own.posts'), value: number(posts) },
          { id: 'photos', name: t('dashboards.own.photos'), value: number(photos) },
          { id: 'friends', name: t('dashboards.own.friends'), value: number(friends) },
        ]}
      />
    </>
  );
}
