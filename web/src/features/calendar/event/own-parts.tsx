import type { CalendarEvent } from '@atrium/contract/calendar';
import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { kindChoices } from '../../../ui/event-kinds.ts';
import type { EventChanges } from '../calendar-commands.queries.ts';
import { useChangeEvent } from '../calendar-commands.queries.ts';
import { useKinds } from '../kinds/kinds.ts';
import { ShowingChoices } from './showing-fields.tsx';

/** What of an event that somebody invites to by mail is one's own: it is changed at once. */
export function OwnParts({ event }: { event: CalendarEvent }) {
  const { t } = useTranslation();
  const kinds = useKinds();
  const change = useChangeEvent(false);
  const set = (changes: EventChanges) =>
    change.mutate({ event, scope: 'all', changes, said: 'updated', besides: undefined });
  return (
    <>
      <Select
        label={t('calendar.fields.calendar')}
        allowDeselect={false}
        data={kindChoices(kinds)}
        value={event.extendedProps.calendar}
        onChange={(calendar) => calendar && set({ extendedProps: { calendar } })}
      />
      <ShowingChoices
        showsAs={event.showsAs ?? 'busy'}
        isPrivate={event.isPrivate ?? false}
        onShowsAs={(showsAs) => set({ showsAs })}
        onPrivate={(isPrivate) => set({ isPrivate })}
      />
    </>
  );
}
