import type { FeedPost } from '@atrium/contract/profile-feed';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PhotoKey } from '../../ui/lightbox.tsx';
import { loadedLater } from '../../ui/loaded-later.ts';
import { StoredPicture } from '../../ui/stored-picture.tsx';
import { usePersonName } from '../../ui/use-person-name.ts';
import classes from './pictures.module.css';

const Lightbox = loadedLater(async () => ({ default: (await import('../../ui/lightbox.tsx')).Lightbox }));

export function PostPictures({ post }: { post: FeedPost }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<PhotoKey | null>(null);
  const nameOf = usePersonName();
  const { pictures, username } = post;
  if (pictures.length === 0) return null;
  const photos = pictures.map((picture, index) => ({
    key: picture,
    picture,
    name: t('profile.pictureOf', { name: nameOf(username), number: index + 1 }),
  }));
  return (
    <div className={classes.pictures} data-count={pictures.length}>
      {photos.map(({ key, picture, name }) => (
        <button key={key} type="button" aria-label={name} onClick={() => setShown(key)}>
          <StoredPicture picture={picture} alt="" />
        </button>
      ))}
      {shown !== null && (
        <Suspense>
          <Lightbox photos={photos} shown={shown} onShow={setShown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </div>
  );
}
