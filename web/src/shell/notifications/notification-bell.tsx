import { IconBell } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type KeyboardEvent, lazy, Suspense, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import { IconButton } from '../icon-button.tsx';
import { useDismissal } from '../use-dismissal.ts';
import { moveAmongNotifications } from './notification-keys.ts';
import classes from './notifications.module.css';
import { notificationsQuery } from './notifications.queries.ts';
import { useArrivals } from './use-arrivals.ts';

const NotificationPanel = lazy(async () => ({
  default: (await import('./notification-panel.tsx')).NotificationPanel,
}));

/** What one was told: how much of it is new, and under the button the latest of it. */
export function NotificationBell() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { data } = useInfiniteQuery(notificationsQuery);
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  useArrivals(data?.pages[0]?.notifications);
  useDismissal(root, isOpen, () => setIsOpen(false));
  const unread = data?.pages[0]?.unread ?? 0;
  const close = () => {
    setIsOpen(false);
    root.current?.querySelector('button')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (!isOpen) return;
    if (event.key === 'Escape') close();
    else moveAmongNotifications(event);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it wherever the focus is within
    <div ref={root} className={classes.root} onKeyDown={onKeyDown}>
      <IconButton
        icon={IconBell}
        label={t('notifications.withNew', { count: unread, formatted: number(unread) })}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      />
      {unread > 0 && (
        <span className={classes.count} aria-hidden>
          {unread > 99 ? `${number(99)}+` : number(unread)}
        </span>
      )}
      {isOpen && (
        <section id={id} aria-label={t('notifications.title')} className={classes.panel}>
          <Suspense>
            <NotificationPanel onClose={close} />
          </Suspense>
        </section>
      )}
    </div>
  );
}
