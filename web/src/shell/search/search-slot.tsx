import type { Account } from '@atrium/contract/accounts';
import { IconSearch } from '@tabler/icons-react';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../../i18n/i18n.ts';
import { loadedLater } from '../../ui/loaded-later.ts';
import { IconButton } from '../icon-button.tsx';
import { EarlyField } from './early-field.tsx';
import { useShellKeys } from './use-shell-keys.ts';

const Palette = loadedLater(async () => {
  const [{ Palette: loaded }] = await Promise.all([import('./palette.tsx'), loadTexts(['palette'])]);
  return { default: loaded };
});
const ShortcutsSheet = loadedLater(async () => ({
  default: (await import('../../ui/data-table/shortcuts-sheet.tsx')).ShortcutsSheet,
}));

/** The way into the search over everything; nothing of it is loaded before it is wanted. */
export function SearchSlot({ account }: { account: Account }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'search' | 'shortcuts' | null>(null);
  const early = useRef('');
  const opener = useRef<Element>(null);
  const close = () => setOpen(null);
  const search = () => {
    early.current = '';
    opener.current = document.activeElement;
    setOpen('search');
  };
  useShellKeys({ onSearch: search, onHelp: () => setOpen('shortcuts') });
  return (
    <>
      <IconButton
        icon={IconSearch}
        label={t('search.open')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={search}
      />
      {open === 'search' && (
        <Suspense
          fallback={
            <EarlyField
              onType={(text) => {
                early.current = text;
              }}
              onCancel={close}
            />
          }
        >
          <Palette account={account} early={early} opener={opener} onClose={close} />
        </Suspense>
      )}
      <Suspense>{open === 'shortcuts' && <ShortcutsSheet shortcuts={[]} onClose={close} />}</Suspense>
    </>
  );
}
