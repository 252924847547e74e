import { Popover } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ToolButton } from '../../../ui/data-table/tool-button.tsx';
import { loadedLater } from '../../../ui/loaded-later.ts';

const SearchOptions = loadedLater(async () => ({ default: (await import('./search-options.tsx')).SearchOptions }));

/** No higher than there is room for: the rest is scrolled to. */
const withinWindow = { size: { padding: 8 } };

interface SearchOptionsButtonProps {
  q: string;
  onSearch: (q: string) => void;
}

export function SearchOptionsButton({ q, onSearch }: SearchOptionsButtonProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const search = (asked: string) => {
    onSearch(asked);
    setIsOpen(false);
  };
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      position="bottom-end"
      middlewares={withinWindow}
      trapFocus
      returnFocus
      closeOnEscape={false}
    >
      <Popover.Target>
        <ToolButton label={t('mail.searchOptions')} onClick={() => setIsOpen(!isOpen)}>
          <IconAdjustmentsHorizontal size={18} stroke={1.5} aria-hidden />
        </ToolButton>
      </Popover.Target>
      <Popover.Dropdown
        aria-label={t('mail.searchOptions')}
        style={{ overflowY: 'auto' }}
        onKeyDown={({ key, target }) => {
          if (key === 'Escape' && !hasOpenDays(target)) setIsOpen(false);
        }}
      >
        <Suspense>
          <SearchOptions q={q} onSearch={search} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}

/** The first Escape closes the days of a field. */
function hasOpenDays(field: EventTarget): boolean {
  return field instanceof HTMLElement && field.dataset.mantineStopPropagation === 'true';
}
