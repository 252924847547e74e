import './mantine-styles.ts';
import '@mantine/core/styles/Notification.css';
import '@mantine/notifications/styles.css';
import { Button, Group, Text } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { IconAlertCircle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnderWay, whenAnswered } from './commands-under-way.ts';
import { isTyping } from './is-typing.ts';
import { LinkButton } from './link-button.tsx';
import { canUndo, forgetUndoable, latestUndoable, type ShownNotice, takeNotices } from './notify.tsx';
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
  useEffect(() => {
    if (notices.length === 0) return;
    for (const notice of takeNotices()) show(notice, t('ui.close'));
  }, [notices, t]);
  return <Notifications className={classes.toasts} position="top-center" limit={6} />;
}

/** So many stand at once, and errors for as long as they take; whoever works fast is not in a cloud of them. Ctrl+Z knows the others too. */
const mostAtOnce = 2;
const shown: string[] = [];

function makeRoom(id: number): void {
  shown.push(String(id));
  for (const oldest of shown.splice(0, shown.length - mostAtOnce)) notifications.hide(oldest);
}

function show(notice: ShownNotice, close: string): void {
  const tone = notice.tone ?? 'success';
  if (tone !== 'error') makeRoom(notice.id);
  notifications.show({
    id: String(notice.id),
    ...looks[tone],
    message: <ToastMessage notice={notice} />,
    autoClose: tone === 'error' || canUndo(notice) || notice.opens ? 10_000 : 5_000,
    role: tone === 'error' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': close },
  });
}

function ToastMessage({ notice }: { notice: ShownNotice }) {
  const { t } = useTranslation();
  const takeBack = useTakeBack();
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
            notifications.hide(String(notice.id));
            notice.opened?.();
          }}
        >
          {t('ui.open')}
        </LinkButton>
      )}
      {canUndo(notice) && (
        <Button size="compact-sm" variant="light" onClick={() => takeBack(notice)} style={{ flexShrink: 0 }}>
          {t('ui.undo')}
        </Button>
      )}
    </Group>
  );
}

function useTakeBack(): (notice: ShownNotice) => void {
  const { undo } = useUndo();
  return (notice) => {
    notifications.hide(String(notice.id));
    forgetUndoable(notice.id);
    undo(notice);
  };
}

/** Whoever presses it before the last thing was answered means that one. */
function useUndoKey(): void {
  const takeBack = useTakeBack();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'z' || event.shiftKey || event.altKey || !(event.ctrlKey || event.metaKey))
        return;
      if (isTyping(event.target) || !(latestUndoable() || isUnderWay())) return;
      event.preventDefault();
      void whenAnswered().then(() => {
        const notice = latestUndoable();
        if (notice) takeBack(notice);
      });
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [takeBack]);
}
