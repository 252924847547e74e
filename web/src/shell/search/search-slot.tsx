import type { Account } from '@atrium/contract/accounts';
import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../icon-button.tsx';
import { useShellKeys } from './use-shell-keys.ts';

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }));
const ShortcutsSheet = lazy(async () => ({
  default: (await import('../../ui/data-table/shortcuts-sheet.tsx')).ShortcutsSheet,
}));

/** The way into the search over everything; nothing of it is loaded before it is wanted. */
export function SearchSlot({ account }: { account: Account }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'search' | 'shortcuts' | null>(null);
  const close = () => setOpen(null);
  useShellKeys({ onSearch: () => setOpen('search'), onHelp: () => setOpen('shortcuts') });
  return (
    <>
      <IconButton
        icon={IconSearch}
        label={t('search.open')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen('search')}
      />
      <Suspense>
        {open === 'search' && <Palette account={account} onClose={close} />}
        {open === 'shortcuts' && <ShortcutsSheet shortcuts={[]} onClose={close} />}
      </Suspense>
    </>
  );
}
