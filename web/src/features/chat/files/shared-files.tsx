import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { filesQuery } from '../chat.queries.ts';
import classes from '../chat-panels.module.css';
import { Attachments } from '../log/attachments.tsx';

/** What went along with the messages of a conversation, the latest first. */
export function SharedFiles({ conversationId }: { conversationId: number }) {
  const { t } = useTranslation();
  const list = useInfiniteQuery(filesQuery(conversationId));
  const files = list.data?.pages.flatMap((page) =>
    page.messages.toReversed().flatMap(({ attachments }) => attachments),
  );
  return (
    <section>
      <h3 className={classes.heading}>{t('chat.contact.files')}</h3>
      {files?.length === 0 && <p className={classes.muted}>{t('chat.contact.noFiles')}</p>}
      {files && files.length > 0 && (
        <div className={classes.files}>
          <Attachments attachments={files} />
        </div>
      )}
      {list.hasNextPage && (
        <Button variant="subtle" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('chat.find.more')}
        </Button>
      )}
    </section>
  );
}
