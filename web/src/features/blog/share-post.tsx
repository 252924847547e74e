import type { PostPage } from '@atrium/contract/blog-posts';
import { Button } from '@mantine/core';
import { IconLink, IconMail, IconShare } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../ui/notify.tsx';

/** Ways to tell somebody of a post: those that this device has. */
export function SharePost({ post: { title, excerpt } }: { post: Pick<PostPage, 'title' | 'excerpt'> }) {
  const { t } = useTranslation();
  const canShare = typeof navigator.share === 'function';
  const link = () => location.href.replace(/#.*$/, '');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link());
      notify({ message: t('blog.linkCopied') });
    } catch {
      notify({ message: t('blog.linkNotCopied', { link: link() }), tone: 'error' });
    }
  };
  const share = async () => {
    try {
      await navigator.share({ title, text: excerpt, url: link() });
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  };
  const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;
  const letter = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${excerpt}\n\n${link()}`)}`;
  return (
    <>
      {canShare && (
        <Button variant="default" leftSection={<IconShare {...icon} />} onClick={() => void share()}>
          {t('blog.share')}
        </Button>
      )}
      <Button variant="default" leftSection={<IconLink {...icon} />} onClick={() => void copy()}>
        {t('blog.copyLink')}
      </Button>
      <Button component="a" href={letter} variant="default" leftSection={<IconMail {...icon} />}>
        {t('blog.sendByMail')}
      </Button>
    </>
  );
}
