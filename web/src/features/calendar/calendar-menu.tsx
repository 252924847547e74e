import type { EventKind } from '@atrium/contract/calendar';
import { Button, Menu } from '@mantine/core';
import { IconDots, IconDownload, IconRss, IconSettings, IconUpload } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { home } from '../../backend/home.ts';
import { useAbility } from '../../session/ability.ts';
import { loadedLater } from '../../ui/loaded-later.ts';
import { useKinds } from './kinds/kinds.ts';
import { useExport } from './settings/calendar-files.queries.ts';

const ImportPanel = loadedLater(async () => ({ default: (await import('./settings/import-panel.tsx')).ImportPanel }));
const SettingsPanel = loadedLater(async () => ({
  default: (await import('./settings/settings-panel.tsx')).SettingsPanel,
}));
const FeedPanel = loadedLater(async () => ({ default: (await import('./settings/feed-panel.tsx')).FeedPanel }));

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** Calendar files, the address under which other calendars read this one, and the settings. */
export function CalendarMenu({ kinds }: { kinds: readonly EventKind[] }) {
  const { t } = useTranslation();
  const ability = useAbility();
  const [open, setOpen] = useState<'import' | 'feed' | 'settings' | null>(null);
  const isAll = kinds.length === useKinds().length;
  const all = useExport(null);
  const shown = useExport(kinds);
  const close = () => setOpen(null);
  return (
    <>
      <Menu position="bottom-start">
        <Menu.Target>
          <Button variant="subtle" color="gray" size="compact-sm" mt={16} leftSection={<IconDots {...icon} />}>
            {t('calendar.files.menu')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {ability.can('create', 'Calendar') && (
            <Menu.Item leftSection={<IconUpload {...icon} />} onClick={() => setOpen('import')}>
              {t('calendar.files.import')}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconDownload {...icon} />} onClick={() => all.mutate()}>
            {t('calendar.files.exportAll')}
          </Menu.Item>
          {!isAll && kinds.length > 0 && (
            <Menu.Item leftSection={<IconDownload {...icon} />} onClick={() => shown.mutate()}>
              {t('calendar.files.exportShown')}
            </Menu.Item>
          )}
          {/* Nobody else reaches what is in this browser alone. */}
          {home === 'server' && ability.can('update', 'Calendar') && (
            <Menu.Item leftSection={<IconRss {...icon} />} onClick={() => setOpen('feed')}>
              {t('calendar.files.feed')}
            </Menu.Item>
          )}
          {ability.can('update', 'Calendar') && (
            <Menu.Item leftSection={<IconSettings {...icon} />} onClick={() => setOpen('settings')}>
              {t('calendar.settings.title')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <Suspense>
        {open === 'import' && <ImportPanel onClose={close} />}
        {open === 'settings' && <SettingsPanel onClose={close} />}
        {open === 'feed' && <FeedPanel onClose={close} />}
      </Suspense>
    </>
  );
}
