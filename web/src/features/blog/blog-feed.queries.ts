import { getBlogFeed, readBlogFeed, renewBlogFeed, revokeBlogFeed } from '@atrium/contract/blog-feed';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../backend/backend-error.ts';
import { call } from '../../backend/client.ts';
import { download } from '../../ui/data-table/download.ts';
import { notify } from '../../ui/notify.tsx';
import { useSecretAddress } from '../../ui/use-secret-address.ts';

const fileName = 'blog.xml';

export function useFeedDownload() {
  const { t } = useTranslation();
  return useMutation({
    mutationFn: () =>
      download(fileName, 1, (signal) => call(readBlogFeed, {}, { signal }), new AbortController().signal),
    onSuccess: () => notify({ message: t('blog.feed.downloaded', { name: fileName }) }),
    onError: (error) => notify({ message: messageOf(error), tone: 'error' }),
  });
}

export function useBlogAddress() {
  return useSecretAddress({
    key: 'blogFeed',
    read: (signal) => call(getBlogFeed, {}, { signal }),
    renew: () => call(renewBlogFeed, {}),
    revoke: () => call(revokeBlogFeed, {}),
  });
}
