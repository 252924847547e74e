import type { Message } from '@atrium/contract/messages';
import { IconPaperclip } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataColumn } from '../../ui/data-table/data-table.types.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { DeliveryBadge } from './delivery-badge.tsx';
import classes from './messages.module.css';

export function useMessageColumns(): readonly DataColumn<Message>[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      {
        id: 'subject',
        header: t('messages.subject'),
        cell: ({ id, subject, attachments }) => (
          <>
            <Link
              to="/apps/messages"
              search={(previous) => ({ ...previous, message: id })}
              resetScroll={false}
              className={classes.subject}
              dir="auto"
            >
              {subject}
            </Link>
            {attachments.length > 0 && (
              <IconPaperclip
                className={classes.clip}
                size={14}
                stroke={1.5}
                role="img"
                aria-label={t('messages.hasAttachments')}
              />
            )}
          </>
        ),
        width: 280,
        isHideable: false,
        card: 'heading',
      },
      {
        id: 'recipient',
        header: t('messages.recipient'),
        cell: ({ recipient }) => <bdi>{recipient}</bdi>,
        width: 220,
        card: 'plain',
      },
      {
        id: 'createdAt',
        header: t('messages.time'),
        cell: ({ createdAt }) => <RelativeTime moment={createdAt} />,
        width: 140,
        card: 'plain',
      },
      {
        id: 'delivery',
        header: t('messages.delivery'),
        cell: (message) => <DeliveryBadge message={message} />,
        width: 150,
        card: 'plain',
      },
    ],
    [t],
  );
}
