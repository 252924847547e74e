import '@mantine/core/styles/Modal.css';
import { Button, Modal } from '@mantine/core';
import { IconAlarmSnooze } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dialogTitle } from '../../../ui/dialog-title.ts';
import { useFormat } from '../../../ui/format.ts';
import { useReturnFocus } from '../../../ui/use-return-focus.ts';
import { useAccountZone } from '../../../ui/zone-clock.ts';
import { snoozeMoments } from './later-moments.ts';
import { OwnMoment } from './own-moment.tsx';
import classes from './snooze.module.css';

interface SnoozeDialogProps {
  onChoose: (until: Date) => void;
  onClose: () => void;
}

/** Until when: the moments that one would think of, and any other. */
export function SnoozeDialog({ onChoose, onClose }: SnoozeDialogProps) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const zone = useAccountZone();
  const [moments] = useState(() => snoozeMoments(new Date(), zone));
  useReturnFocus();
  return (
    <Modal
      opened
      onClose={onClose}
      size="sm"
      {...dialogTitle(t('mail.snooze.title'))}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <ul className={classes.moments}>
        {moments.map(({ name, at }, index) => (
          <li key={name}>
            <Button
              variant="default"
              fullWidth
              justify="space-between"
              leftSection={<IconAlarmSnooze size={18} stroke={1.5} aria-hidden />}
              rightSection={<span className={classes.when}>{dateTime(at)}</span>}
              classNames={{ label: classes.name }}
              {...(index === 0 && { 'data-autofocus': true })}
              onClick={() => onChoose(at)}
            >
              {t(`mail.snooze.${name}`)}
            </Button>
          </li>
        ))}
      </ul>
      <OwnMoment label={t('mail.snooze.moment')} action={t('mail.snooze.choose')} onChoose={onChoose} />
    </Modal>
  );
}
