import { useTranslation } from 'react-i18next';
import type { Shortcut } from '../../ui/data-table/shortcuts-sheet.tsx';

const known: readonly (readonly [name: string, ...keys: string[]])[] = [
  ['next', 'j', '↓'],
  ['previous', 'k', '↑'],
  ['open', 'o', 'Enter'],
  ['back', 'u', 'Esc'],
  ['select', 'x'],
  ['star', 's'],
  ['trash', '#', 'Del'],
  ['spam', '!'],
  ['snooze', 'b'],
  ['labels', 'l'],
  ['moveTo', 'v'],
  ['read', 'Shift', 'i'],
  ['unread', 'Shift', 'u'],
  ['reply', 'r'],
  ['replyAll', 'a'],
  ['forward', 'f'],
  ['compose', 'c'],
  ['send', 'Ctrl', 'Enter'],
  ['search', '/'],
  ['inbox', 'g', 'i'],
  ['starred', 'g', 's'],
  ['snoozed', 'g', 'b'],
  ['sent', 'g', 't'],
  ['drafts', 'g', 'd'],
  ['all', 'g', 'a'],
  ['undo', 'Ctrl', 'Z'],
  ['help', '?'],
];

/** The keys that work among mails, in words. */
export function useShortcuts(): Shortcut[] {
  const { t } = useTranslation();
  return known.map(([name, ...keys]) => ({ keys, text: t(`mail.keys.${name}`) }));
}
