import '../../ui/mantine-styles.ts';
import type { PersonPage } from '@atrium/contract/profile-people';
import { Skeleton } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PersonAvatar } from '../../ui/person-avatar.tsx';
import { StoredPicture } from '../../ui/stored-picture.tsx';
import { usePersonName } from '../../ui/use-person-name.ts';
import { AboutFacts } from './about-facts.tsx';
import sideClasses from './feed-side.module.css';
import { FriendButtons } from './friend-buttons.tsx';
import lineClasses from './person-line.module.css';
import { PersonLine } from './person-line.tsx';
import { PostPoll } from './post-poll.tsx';
import classes from './profile.module.css';
import { photosQuery, surroundingsQuery } from './profile.queries.ts';
import { useFollowPage } from './profile-commands.queries.ts';

/** What stands beside the posts. */
export function FeedSide({ person }: { person: PersonPage }) {
  const { t } = useTranslation();
  const isOwn = person.friendState === 'self';
  return (
    <aside className={sideClasses.side} aria-label={t('profile.beside')}>
      <Panel title={t('profile.tab.about')}>
        <AboutFacts person={person} />
      </Panel>
      <LatestPhotos person={person.id} />
      {isOwn && <Surroundings />}
    </aside>
  );
}

function LatestPhotos({ person }: { person: number }) {
  const { t } = useTranslation();
  const nameOf = usePersonName();
  const { data } = useInfiniteQuery(photosQuery(person));
  const photos = data?.pages.flatMap((page) => page.photos).slice(0, 9) ?? [];
  if (photos.length === 0) return null;
  return (
    <Panel
      title={t('profile.latestPhotos')}
      actions={
        <Link to="." search={{ tab: 'photos' }} className={lineClasses.personLink}>
          {t('profile.allPhotos')}
        </Link>
      }
    >
      <div className={sideClasses.thumbnails}>
        {photos.map(({ id, picture, postId, name }) => (
          <Link
            key={id}
            to="/pages/profile"
            search={{ post: postId }}
            aria-label={t('profile.postOf', { name: nameOf(name) })}
            title={t('profile.postOf', { name: nameOf(name) })}
          >
            <StoredPicture picture={picture} alt="" />
          </Link>
        ))}
      </div>
    </Panel>
  );
}

function Surroundings() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(surroundingsQuery);
  const follow = useFollowPage();
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton height={240} />;
  const polls = data.polls.filter(({ postId }) => postId === null);
  return (
    <>
      {data.suggestions.length > 0 && (
        <Panel title={t('profile.suggestions')}>
          {data.suggestions.map(({ id, name, avatar, mutualFriends }) => (
            <PersonLine
              key={id}
              id={id}
              name={name}
              avatar={avatar}
              text={mutualFriends > 0 && t('profile.mutual', { count: mutualFriends })}
            >
              <FriendButtons person={{ id, name, friendState: 'none' }} isCompact />
            </PersonLine>
          ))}
        </Panel>
      )}
      {data.suggestedPages.length > 0 && (
        <Panel title={t('profile.pages')}>
          {data.suggestedPages.map((page) => (
            <div key={page.id} className={lineClasses.line}>
              <PersonAvatar name={page.username} picture={page.avatar} />
              <div className={lineClasses.lineWords}>
                <bdi>{page.username}</bdi>
                <span className={classes.small}>{page.subtitle}</span>
              </div>
              <button
                type="button"
                className={sideClasses.star}
                aria-pressed={page.favorite}
                aria-label={t('profile.star', { name: page.username })}
                onClick={() => follow.mutate(page)}
              >
                {page.favorite ? (
                  <IconStarFilled size={18} aria-hidden />
                ) : (
                  <IconStar size={18} stroke={1.5} aria-hidden />
                )}
              </button>
            </div>
          ))}
        </Panel>
      )}
      {polls.length > 0 && (
        <Panel title={t('profile.polls')}>
          {polls.map((poll) => (
            <PostPoll key={poll.id} poll={poll} />
          ))}
        </Panel>
      )}
    </>
  );
}
