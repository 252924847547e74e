import type { CalendarEvent } from '@atrium/contract/calendar';
import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import classes from './event-panel.module.css';

interface EventBarProps {
  event: CalendarEvent;
  onRemove: () => void;
}

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** What is done to an event as a whole, at once. */
export function EventBar({ onRemove }: EventBarProps) {
  const { t } = useTranslation();
  const ability = useAbility();
  return (
    <div className={classes.bar}>
      {ability.can('delete', 'Calendar') && (
        <Button variant="default" leftSection={<IconTrash {...icon} />} onClick={onRemove}>
          {t('calendar.form.delete')}
        </Button>
      )}
    </div>
  );
}
