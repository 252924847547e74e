import '../ui/mantine-styles.ts';
import type { EventKind } from '@atrium/contract/calendar';
import type { Linked } from '@atrium/contract/links';
import { Alert, Button, Group, Select, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../ui/error-state.tsx';
import { kindChoices, useEventKinds } from '../ui/event-kinds.ts';
import { SidePanel } from '../ui/side-panel.tsx';
import { calendarFileQuery, useAddEventsOfFile } from './calendar-file.queries.ts';
import { FileEvents, FileProblems } from './file-events.tsx';
import { useEventTime } from './use-event-time.ts';

interface CalendarFilePanelProps {
  fileId: number;
  fileName: string;
  /** What the file came with. */
  from: Linked;
  onClose: () => void;
}

/** A calendar file that came with something: first what is in it, then it is taken over. */
export function CalendarFilePanel({ onClose, ...file }: CalendarFilePanelProps) {
  const { t } = useTranslation();
  return (
    <SidePanel title={t('links.calendarFile.add')} onClose={onClose} size="lg">
      {({ finish, close }) => <FileForm {...file} onDone={finish} onCancel={close} />}
    </SidePanel>
  );
}

interface FileFormProps extends Omit<CalendarFilePanelProps, 'onClose'> {
  onDone: () => void;
  onCancel: () => void;
}

function FileForm({ fileId, fileName, from, onDone, onCancel }: FileFormProps) {
  const { t } = useTranslation();
  const when = useEventTime();
  const [calendar, setCalendar] = useState<EventKind>('Business');
  const kinds = useEventKinds();
  const { data: found, error, refetch } = useQuery(calendarFileQuery({ fileId, calendar }));
  const adding = useAddEventsOfFile();
  const add = async () => {
    await adding.mutateAsync({ fileId, calendar, from });
    onDone();
  };
  if (!found) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton height={160} />;
  const count = found.added + found.updated;
  const isThere = count === 0 && found.unchanged > 0;
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        <bdi>{fileName}</bdi>
      </Text>
      {isThere ? (
        <Alert color="info" role="status">
          {t('links.calendarFile.isThere', { count: found.unchanged })}
        </Alert>
      ) : (
        <Text size="sm" fw={500} role="status">
          {t('calendar.files.found', { added: found.added, updated: found.updated, same: found.unchanged })}
        </Text>
      )}
      <FileProblems problems={found.problems} />
      <FileEvents events={found.events} when={when} />
      {found.added > 0 && (
        <Select
          label={t('calendar.files.kind')}
          allowDeselect={false}
          data={kindChoices(kinds)}
          value={calendar}
          onChange={(value) => setCalendar(value ?? 'Business')}
        />
      )}
      <Group gap="xs">
        {count > 0 && (
          <Button loading={adding.isPending} onClick={() => void add().catch(() => undefined)}>
            {found.added > 0 ? t('links.calendarFile.add') : t('calendar.files.take', { count })}
          </Button>
        )}
        <Button variant="default" onClick={onCancel}>
          {t(count > 0 ? 'ui.cancel' : 'ui.close')}
        </Button>
      </Group>
    </Stack>
  );
}
