import '../../ui/mantine-styles.ts';
import { Button } from '@mantine/core';
import { IconArrowUp } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import { begunAnew, type Feed, shownOf } from './feed-pages.ts';
import classes from './new-posts.module.css';
import { feedQuery } from './profile.queries.ts';

interface NewPostsProps {
  person: number | undefined;
  feed: Feed;
}

/** Says that others have posted. Who wants to see it goes on reading from there. */
export function NewPosts({ person, feed }: NewPostsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const client = useQueryClient();
  const [goal, setGoal] = useState<number | null>(null);
  const { posts, waiting, isMoreWaiting } = shownOf(feed);
  const isThere = posts.some(({ id }) => id === goal);
  useEffect(() => {
    if (goal !== null && isThere) goTo(goal);
  }, [goal, isThere]);
  const show = async () => {
    const { queryKey } = feedQuery(person);
    // What is on its way began with the post that the feed began with.
    await client.cancelQueries({ queryKey, exact: true });
    const anew = client.setQueryData(queryKey, (now) => now && begunAnew(now));
    setGoal(anew?.pages[0]?.posts[0]?.id ?? null);
    void client.invalidateQueries({ queryKey, exact: true });
  };
  const formatted = `${format.number(waiting)}${isMoreWaiting ? '+' : ''}`;
  return (
    <div role="status" className={classes.news}>
      {waiting > 0 && (
        <Button
          className={classes.button}
          radius="xl"
          size="compact-md"
          leftSection={<IconArrowUp size={16} stroke={1.5} aria-hidden />}
          onClick={() => void show()}
        >
          {t('profile.newPosts', { count: waiting, formatted })}
        </Button>
      )}
    </div>
  );
}

function goTo(post: number): void {
  const heading = document.getElementById(`post-${post}`);
  heading?.focus({ preventScroll: true });
  heading?.closest('article')?.scrollIntoView({ block: 'start' });
}
