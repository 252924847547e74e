import type { CalendarEvent } from '@atrium/contract/calendar';
import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDots, IconDownload, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { MakeFrom, useMakeable } from '../../links/make-from.tsx';
import { useAbility } from '../../session/ability.ts';
import { useEventExport } from './calendar-files.queries.ts';
import classes from './event-panel.module.css';
import { InviteButton } from './invite-button.tsx';

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
      <MakeMenu id={event.id} />
    </div>
  );
}

function MakeMenu({ id }: Pick<CalendarEvent, 'id'>) {
  const { t } = useTranslation();
  const { canMakeTask } = useMakeable('event');
  if (!canMakeTask) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" size={36} color="ink" aria-label={t('links.make')}>
          <IconDots {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <MakeFrom entity="event" id={id} />
      </Menu.Dropdown>
    </Menu>
  );
}
