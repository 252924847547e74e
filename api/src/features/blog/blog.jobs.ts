import type { JobRunners } from '../../jobs/jobs.ts';
import { notifyAccounts } from '../../notifications/notifications.ts';
import { findPostRow } from './posts.queries.ts';
import { keptPost } from './posts.rows.ts';
import { changePost, publishJob } from './posts.ts';

export const blogJobs: JobRunners = {
  /** At the moment that was asked for, unless it was taken back; its author is told. */
  [publishJob]: async (transaction, context, key) => {
    const row = await findPostRow(transaction, Number(key));
    if (!row?.publishAt) return;
    const before = keptPost(row);
    const after = { ...before, status: 'Published', publishedAt: before.publishAt, publishAt: null } as const;
    await changePost(transaction, context, before, after);
    if (row.authorAccountId === null) return;
    await notifyAccounts(transaction, context, [row.authorAccountId], {
      kind: 'blog-published',
      title: row.title,
      entity: 'blog-post',
      entityId: row.id,
    });
  },
};
