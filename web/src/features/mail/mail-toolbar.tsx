import { IconKeyboard, IconMailExclamation } from '@tabler/icons-react';
import { type RefObject, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchBox } from '../../ui/data-table/search-box.tsx';
import { ToolButton } from '../../ui/data-table/tool-button.tsx';
import { loadedLater } from '../../ui/loaded-later.ts';
import classes from './mail.module.css';
import { SearchOptionsButton } from './search/search-options-button.tsx';
import { useMailKeys } from './use-mail-keys.ts';
import { useShortcuts } from './use-shortcuts.ts';

const ShortcutsSheet = loadedLater(async () => ({
  default: (await import('../../ui/data-table/shortcuts-sheet.tsx')).ShortcutsSheet,
}));

interface MailToolbarProps {
  q: string;
  /** What is searched. */
  place: string;
  inputRef: RefObject<HTMLInputElement | null>;
  onSearch: (text: string) => void;
  /** Whether only what is unread is shown; null where nothing ever is. */
  isUnreadAlone: boolean | null;
  onUnreadAlone: (isUnreadAlone: boolean) => void;
}

export function MailToolbar({ q, place, inputRef, onSearch, isUnreadAlone, onUnreadAlone }: MailToolbarProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const shortcuts = useShortcuts();
  useMailKeys({ '?': () => setIsOpen(true), '/': () => inputRef.current?.focus() });
  return (
    <search className={classes.toolbar}>
      <SearchBox label={t('mail.searchIn', { place })} value={q} onChange={onSearch} inputRef={inputRef} />
      <SearchOptionsButton q={q} onSearch={onSearch} />
      {isUnreadAlone !== null && (
        <ToolButton
          label={t('mail.unreadOnly')}
          aria-pressed={isUnreadAlone}
          onClick={() => onUnreadAlone(!isUnreadAlone)}
        >
          <IconMailExclamation size={18} stroke={1.5} aria-hidden />
        </ToolButton>
      )}
      <ToolButton label={t('table.shortcuts')} aria-keyshortcuts="?" onClick={() => setIsOpen(true)}>
        <IconKeyboard size={18} stroke={1.5} aria-hidden />
      </ToolButton>
      {isOpen && (
        <Suspense>
          <ShortcutsSheet shortcuts={shortcuts} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </search>
  );
}
