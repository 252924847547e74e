import { IconUser } from '@tabler/icons-react';
import { Suspense } from 'react';
import { hueOf, initialsOf } from './initials.ts';
import { loadedLater } from './loaded-later.ts';
import classes from './person-avatar.module.css';

const StoredPicture = loadedLater(async () => ({ default: (await import('./stored-picture.tsx')).StoredPicture }));

interface PersonAvatarProps {
  name: string;
  picture?: string | null;
  size?: 'sm' | 'md' | 'lg';
}

/** The person's picture, or the initials on a colour of their own; for who has no name any more, somebody. The name is always written beside it. */
export function PersonAvatar({ name, picture, size = 'md' }: PersonAvatarProps) {
  return (
    <span className={classes.avatar} data-size={size} data-hue={hueOf(name)} aria-hidden>
      {picture ? <Portrait picture={picture} name={name} /> : initialsOf(name) || <IconUser size="55%" stroke={1.5} />}
    </span>
  );
}

/** What somebody uploaded is asked for as all else is; what came with the app an image element finds by itself. */
function Portrait({ picture, name }: { picture: string; name: string }) {
  if (!picture.startsWith('/api/')) return <img src={addressOf(picture)} alt="" loading="lazy" decoding="async" />;
  return (
    <Suspense fallback={initialsOf(name)}>
      <StoredPicture picture={picture} alt="" />
    </Suspense>
  );
}

/** A path of ours begins where the app is served, which need not be the root of its host. */
function addressOf(picture: string): string {
  return picture.startsWith('/') ? `${import.meta.env.BASE_URL}${picture.slice(1)}` : picture;
}
