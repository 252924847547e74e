import type { CalendarEvent } from '@atrium/contract/calendar';
import { Button } from '@mantine/core';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { MakeMenu } from '../../../links/make-menu.tsx';
import { useAbility } from '../../../session/ability.ts';
import classes from '../event/event-panel.module.css';
import { InviteButton } from '../event/invite-button.tsx';
import { useEventExport } from '../settings/calendar-files.queries.ts';

interface EventBarProps {
  event: CalendarEvent;
  /** Absent where it is somebody else's. */
  onRemove?: () => void;
}

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** What is done to an event as a whole, at once. */
export function EventBar({ event, onRemove }: EventBarProps) {
  const { t } = useTranslation();
  const ability = useAbility();
  const file = useEventExport(event.id);
  return (
    <div className={classes.bar}>
      {onRemove && ability.can('delete', 'Calendar') && (
        <Button variant="default" leftSection={<IconTrash {...icon} />} onClick={onRemove}>
          {t('calendar.form.delete')}
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconDownload {...icon} />}
        loading={file.isPending}
        onClick={() => file.mutate()}
      >
        {t('calendar.files.exportEvent')}
      </Button>
      {onRemove && <InviteButton event={event} />}
      <MakeMenu entity="event" id={event.id} />
    </div>
  );
}
