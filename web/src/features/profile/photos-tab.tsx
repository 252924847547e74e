import '../../ui/mantine-styles.ts';
import type { PersonPage } from '@atrium/contract/profile-people';
import { Button, Skeleton } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import type { PhotoKey } from '../../ui/lightbox.tsx';
import { loadedLater } from '../../ui/loaded-later.ts';
import { StoredPicture } from '../../ui/stored-picture.tsx';
import { usePersonName } from '../../ui/use-person-name.ts';
import lineClasses from './person-line.module.css';
import pictureClasses from './pictures.module.css';
import classes from './profile.module.css';
import { photosQuery } from './profile.queries.ts';

const Lightbox = loadedLater(async () => ({ default: (await import('../../ui/lightbox.tsx')).Lightbox }));

/** The pictures of somebody's posts. */
export function PhotosTab({ person }: { person: PersonPage }) {
  const { t } = useTranslation();
  const nameOf = usePersonName();
  const [shown, setShown] = useState<PhotoKey | null>(null);
  const query = useInfiniteQuery(photosQuery(person.id));
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton height={320} />;
  const photos = data.pages.flatMap((page) => page.photos);
  if (photos.length === 0)
    return (
      <EmptyState
        icon={<IconPhoto size={40} stroke={1.25} />}
        title={t('profile.noPhotos')}
        text={t(person.friendState === 'self' ? 'profile.noPhotosText' : 'profile.noPhotosOfText')}
      />
    );
  const named = photos.map(({ id, picture, name, text, postId }, index) => ({
    key: id,
    picture,
    name: t('profile.pictureOf', { name: nameOf(name), number: index + 1 }),
    about: (
      <p className={classes.text} dir="auto">
        {text}{' '}
        <Link to="/pages/profile" search={{ post: postId }} className={lineClasses.personLink}>
          {t('profile.toPost')}
        </Link>
      </p>
    ),
  }));
  return (
    <>
      <ul className={pictureClasses.grid}>
        {named.map(({ key, picture, name }) => (
          <li key={key}>
            <button type="button" aria-label={name} onClick={() => setShown(key)}>
              <StoredPicture picture={picture} alt="" />
            </button>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button
          variant="default"
          className={classes.more}
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('profile.morePhotos')}
        </Button>
      )}
      {shown !== null && (
        <Suspense>
          <Lightbox photos={named} shown={shown} onShow={setShown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </>
  );
}
