import type { PersonPage } from '@atrium/contract/profile-people';
import { useSearch } from '@tanstack/react-router';
import { FeedSide } from './feed-side.tsx';
import { PostComposer } from './post-composer.tsx';
import { Posts, SinglePost } from './posts.tsx';
import classes from './profile.module.css';
import { postOf } from './profile-search.ts';

/** On one's own page the posts of all; on that of somebody else theirs. */
export function FeedTab({ person }: { person: PersonPage }) {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const postId = postOf(search);
  const isOwn = person.friendState === 'self';
  return (
    <div className={classes.columns}>
      <div className={classes.stream}>
        {postId !== null && <SinglePost id={postId} />}
        {postId === null && isOwn && <PostComposer />}
        {postId === null && <Posts person={isOwn ? undefined : person.id} />}
      </div>
      <FeedSide person={person} />
    </div>
  );
}
