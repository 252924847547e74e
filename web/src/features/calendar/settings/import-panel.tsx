import '../../../ui/mantine-styles.ts';
import type { EventKind } from '@atrium/contract/calendar';
import type { previewImport } from '@atrium/contract/calendar-files';
import type { RouteResult } from '@atrium/contract/route';
import { Alert, Button, Group, Select, Stack, Text } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../backend/backend-error.ts';
import { FileEvents, FileProblems } from '../../../links/file-events.tsx';
import { kindChoices } from '../../../ui/event-kinds.ts';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { useAccountZone } from '../../../ui/zone-clock.ts';
import { placeIn } from '../entries.ts';
import { lookOf, useKinds } from '../kinds/kinds.ts';
import tones from '../tone.module.css';
import { useCalendarFormat } from '../use-calendar-format.ts';
import { useImport, usePreview } from './calendar-files.queries.ts';

/** A calendar file: first what is in it and what is wrong with it, then it is taken over. */
export function ImportPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <SidePanel title={t('calendar.files.importTitle')} onClose={onClose} size="lg">
      {({ finish, close }) => <ImportForm onDone={finish} onCancel={close} />}
    </SidePanel>
  );
}

function ImportForm({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const { t } = useTranslation();
  const [file, setFile] = useState<File | null>(null);
  const [kind, setKind] = useState<EventKind>('Business');
  const kinds = useKinds();
  const preview = usePreview();
  const importing = useImport();
  const look = (chosen: File | null, calendarKind: EventKind) => {
    setFile(chosen);
    setKind(calendarKind);
    if (chosen) preview.mutate({ file: chosen, calendar: calendarKind });
  };
  const found = preview.data;
  const count = found ? found.added + found.updated : 0;
  const take = async () => {
    if (!file) return;
    await importing.mutateAsync({ file, calendar: kind });
    onDone();
  };
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {t('calendar.files.importText')}
      </Text>
      <Select
        label={t('calendar.files.kind')}
        allowDeselect={false}
        data={kindChoices(kinds)}
        value={kind}
        onChange={(value) => look(file, value ?? 'Business')}
      />
      <FileChoice file={file} isRead={preview.isPending} onChoose={(chosen) => look(chosen, kind)} />
      {preview.error && (
        <Alert color="danger" role="alert">
          {messageOf(preview.error)}
        </Alert>
      )}
      {found && <FoundInFile found={found} />}
      <Group gap="xs">
        <Button disabled={count === 0} loading={importing.isPending} onClick={() => void take().catch(() => undefined)}>
          {t('calendar.files.take', { count })}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {t('ui.cancel')}
        </Button>
      </Group>
    </Stack>
  );
}

interface FileChoiceProps {
  file: File | null;
  /** It is being looked at. */
  isRead: boolean;
  onChoose: (file: File | null) => void;
}

function FileChoice({ file, isRead, onChoose }: FileChoiceProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Group gap="xs">
        <Button
          variant="default"
          leftSection={<IconFileUpload size={16} stroke={1.5} aria-hidden />}
          loading={isRead}
          onClick={() => input.current?.click()}
        >
          {t('calendar.files.choose')}
        </Button>
        {file && (
          <Text size="sm">
            <bdi>{file.name}</bdi>
          </Text>
        )}
      </Group>
      <input
        ref={input}
        type="file"
        hidden
        accept=".ics,text/calendar"
        aria-label={t('calendar.files.choose')}
        onChange={({ currentTarget }) => {
          onChoose(currentTarget.files?.[0] ?? null);
          currentTarget.value = '';
        }}
      />
    </>
  );
}

function FoundInFile({ found }: { found: RouteResult<typeof previewImport> }) {
  const { t } = useTranslation();
  const zone = useAccountZone();
  const kinds = useKinds();
  const format = useCalendarFormat(zone);
  return (
    <>
      <Text size="sm" fw={500} role="status">
        {t('calendar.files.found', { added: found.added, updated: found.updated, same: found.unchanged })}
      </Text>
      <FileProblems problems={found.problems} />
      <FileEvents
        events={found.events}
        when={(event) => format.when(placeIn(zone, event))}
        mark={(event) => <span className={tones.dot} data-tone={lookOf(kinds, event.calendar).tone} aria-hidden />}
      />
    </>
  );
}
