import type { BlogStatus } from '@atrium/contract/blog';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';

/** That a post is not published, and when it will be. */
export function PostState({ status, publishAt }: { status: BlogStatus; publishAt: string | null }) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  if (status === 'Published') return null;
  if (publishAt !== null) return <StatusBadge tone="info" label={t('blog.planned', { when: dateTime(publishAt) })} />;
  return <StatusBadge tone={status === 'Pending' ? 'warning' : 'neutral'} label={t(`blog.statuses.${status}`)} />;
}
