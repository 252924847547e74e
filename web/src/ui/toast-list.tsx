import './mantine-styles.ts';
import '@mantine/core/styles/Notification.css';
import '@mantine/notifications/styles.css';
import { Button, Group, Text } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { IconAlertCircle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnderWay, whenAnswered } from '../backend/commands-under-way.ts';
import { onSessionChange, storedAccount } from '../session/stored-session.ts';
import { isInText } from './is-typing.ts';
import { LinkButton } from './link-button.tsx';
import { canUndo, isUndoable, latestUndoable, type ShownNotice, subscribeToNotices, takeNotices } from './notices.ts';
import { mostToasts } from './notify.tsx';
import { pressedKey } from './pressed-key.ts';
import classes from './toast-list.module.css';
import { useUndo } from './use-undo.ts';

const looks = {
  success: { color: 'success', icon: <IconCheck size={16} aria-hidden /> },
  error: { color: 'danger', icon: <IconAlertCircle size={16} aria-hidden /> },
  info: { color: 'accent', icon: <IconInfoCircle size={16} aria-hidden /> },
} as const;

/** They come where they cover no control: the ends of the page have the buttons of panels, of pages and of the selection. */
export function ToastList({ notices }: { notices: readonly ShownNotice[] }) {
  const { t } = useTranslation();
  useUndoKey();
  useGoing();
  useEffect(() => onSessionChange(forgetAll), []);
  useEffect(() => subscribeToNotices(hideTaken), []);
  useEffect(() => {
    if (notices.length === 0) return;
    for (const notice of takeNotices()) show(notice, t('ui.close'));
  }, [notices, t]);
  return <Notifications className={classes.toasts} position="top-center" limit={6} />;
}

type Tone = keyof typeof looks;

/** What stands there now, the oldest first, by the ids of the elements; and how much longer it does. */
const standing = new Map<string, { tone: Tone; notice: ShownNotice; left: number }>();

/** A sentence stands there once, however often it is said. */
function makeRoom(tone: Tone, message: string): void {
  for (const [id, other] of standing) if (other.tone === tone && other.notice.message === message) hide(id);
  if (tone === 'error') return;
  const others = [...standing].filter(([, other]) => other.tone !== 'error');
  for (const [id] of others.slice(0, Math.max(0, others.length + 1 - mostToasts))) hide(id);
}

function hide(id: string): void {
  standing.delete(id);
  notifications.hide(id);
}

/** What is taken back from elsewhere too is offered in no toast any more. */
function hideTaken(): void {
  for (const [id, { notice }] of standing) if (canUndo(notice) && !isUndoable(notice)) hide(id);
}

/** What one person was told is no business of the next. */
function forgetAll(): void {
  if (storedAccount() !== null) return;
  standing.clear();
  notifications.clean();
}

function idOf({ id }: ShownNotice): string {
  return `toast-${id}`;
}

function show(notice: ShownNotice, close: string): void {
  const tone = notice.tone ?? 'success';
  const id = idOf(notice);
  makeRoom(tone, notice.message);
  pointer = null;
  const left = tone === 'error' || canUndo(notice) || notice.opens ? 10_000 : 5_000;
  standing.set(id, { tone, notice, left });
  notifications.show({
    id,
    'data-toast': true,
    ...looks[tone],
    message: <ToastMessage notice={notice} />,
    autoClose: false,
    onClose: () => standing.delete(id),
    role: tone === 'error' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': close },
  });
}

const step = 250;
/** Where it was moved to since the latest toast came: what rests where one appears does not point at it. */
let pointer: { x: number; y: number } | null = null;

/** They go after a while, but not while one points at them or has the focus in them. Presses go through them: they feel no pointer themselves. */
function useGoing(): void {
  useEffect(() => {
    const onPointerMove = ({ clientX: x, clientY: y }: PointerEvent) => {
      pointer = { x, y };
    };
    const timer = setInterval(() => {
      for (const [id, toast] of standing) {
        if (isHeld(document.getElementById(id))) continue;
        toast.left -= step;
        if (toast.left <= 0) hide(id);
      }
    }, step);
    addEventListener('pointermove', onPointerMove, { passive: true });
    return () => {
      clearInterval(timer);
      removeEventListener('pointermove', onPointerMove);
    };
  }, []);
}

function isHeld(toast: HTMLElement | null): boolean {
  if (!toast) return false;
  if (toast.contains(document.activeElement)) return true;
  const { left, right, top, bottom } = toast.getBoundingClientRect();
  return pointer !== null && pointer.x >= left && pointer.x <= right && pointer.y >= top && pointer.y <= bottom;
}

function ToastMessage({ notice }: { notice: ShownNotice }) {
  const { t } = useTranslation();
  const { undo } = useUndo();
  return (
    <Group justify="space-between" wrap="nowrap" gap="sm">
      <Text size="sm">{notice.message}</Text>
      {notice.opens && (
        <LinkButton
          to={notice.opens.to}
          search={notice.opens.search ?? {}}
          size="compact-sm"
          variant="light"
          style={{ flexShrink: 0 }}
          onClick={() => {
            hide(idOf(notice));
            notice.opened?.();
          }}
        >
          {t('ui.open')}
        </LinkButton>
      )}
      {canUndo(notice) && (
        // On its way out it can still be pressed.
        <Button
          size="compact-sm"
          variant="light"
          onClick={() => isUndoable(notice) && undo(notice)}
          style={{ flexShrink: 0 }}
        >
          {t('ui.undo')}
        </Button>
      )}
    </Group>
  );
}

/** Whoever presses it before the last thing was answered means that one. */
function useUndoKey(): void {
  const { undo } = useUndo();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (
        pressedKey(event).toLowerCase() !== 'z' ||
        event.shiftKey ||
        event.altKey ||
        !(event.ctrlKey || event.metaKey)
      )
        return;
      if (isInText(event.target) || !(latestUndoable() || isUnderWay())) return;
      event.preventDefault();
      void whenAnswered().then(() => {
        const notice = latestUndoable();
        if (notice) undo(notice);
      });
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [undo]);
}
