import '../../ui/mantine-styles.ts';
import { readBlogFeed } from '@atrium/contract/blog-feed';
import { Button } from '@mantine/core';
import { IconDownload, IconRss } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { home } from '../../backend/home.ts';
import { loadedLater } from '../../ui/loaded-later.ts';
import classes from './blog.module.css';
import { useFeedDownload } from './blog-feed.queries.ts';

const FollowPanel = loadedLater(async () => ({ default: (await import('./follow-panel.tsx')).FollowPanel }));

const look = { variant: 'subtle', color: 'gray', size: 'compact-sm' } as const;
const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** The blog for other programs: as a file, and under an address of one's own. */
export function BlogFeed() {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const { mutate, isPending } = useFeedDownload();
  return (
    <section aria-labelledby="blog-feed">
      {/* Where nobody else reaches what is in this browser alone, there is nothing to look for. */}
      {home === 'server' && (
        <link rel="alternate" type="application/atom+xml" title={t('blog.title')} href={readBlogFeed.path} />
      )}
      <h2 className={classes.sideTitle} id="blog-feed">
        {t('blog.feed.menu')}
      </h2>
      <div className={classes.feed}>
        {home === 'server' && (
          <Button {...look} leftSection={<IconRss {...icon} />} onClick={() => setIsOpen(true)}>
            {t('blog.feed.follow')}
          </Button>
        )}
        <Button {...look} leftSection={<IconDownload {...icon} />} loading={isPending} onClick={() => mutate()}>
          {t('blog.feed.download')}
        </Button>
      </div>
      <Suspense>{isOpen && <FollowPanel onClose={() => setIsOpen(false)} />}</Suspense>
    </section>
  );
}
