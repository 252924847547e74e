import '../../ui/mantine-styles.ts';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { WaitsFor } from '@atrium/contract/waitlist';
import { SegmentedControl, Stack } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { type PanelControls, SidePanel } from '../../ui/side-panel.tsx';
import { useConfirm } from '../../ui/use-confirm.tsx';
import { AnnouncementForm } from './announcement-form.tsx';
import { type Ask, useAnnouncement } from './use-announcement.ts';
import { waitlistQuery } from './waitlist.queries.ts';
import { WaitlistEntries } from './waitlist-entries.tsx';

/** Who waits for something that is not there yet, and one mail to all of them when it is. */
export function WaitlistPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { confirm, dialog } = useConfirm();
  return (
    <>
      <SidePanel title={t('messages.waitlist.title')} onClose={onClose}>
        {(panel) => <Waitlist panel={panel} confirm={confirm} />}
      </SidePanel>
      {dialog}
    </>
  );
}

function Waitlist({ panel, confirm }: { panel: PanelControls; confirm: Ask }) {
  const { t } = useTranslation();
  const canWrite = useAbility().can('create', 'Message');
  const [waitsFor, setWaitsFor] = useState<WaitsFor>('coming-soon');
  const list = useInfiniteQuery(waitlistQuery(waitsFor));
  const count = list.data?.pages[0]?.total ?? 0;
  const contractForm = useAnnouncement({ waitsFor, count, confirm, onDone: panel.finish });
  return (
    <Stack gap="md">
      <SegmentedControl
        fullWidth
        aria-label={t('messages.waitlist.waitsFor')}
        data={WaitsFor.options.map((value) => ({ value, label: t(`messages.waitlist.for.${value}`) }))}
        value={waitsFor}
        onChange={setWaitsFor}
      />
      <WaitlistEntries list={list} />
      {canWrite && count > 0 && <AnnouncementForm contractForm={contractForm} panel={panel} count={count} />}
    </Stack>
  );
}
