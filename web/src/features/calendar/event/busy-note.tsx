import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../../session/session.ts';
import type { Times } from '../entries.ts';
import classes from './event-panel.module.css';
import type { BusyTimes } from './use-busy-times.ts';
import { useBusyWords } from './use-busy-words.ts';

interface BusyNoteProps {
  busy: BusyTimes;
  zone: string;
  onChoose: (times: Times) => void;
}

/** Whether the time suits everybody, and the way to one that does. */
export function BusyNote({ busy, zone, onChoose }: BusyNoteProps) {
  const { t } = useTranslation();
  const { when } = useBusyWords(zone);
  const own = busy.of(useAccount()?.id ?? null);
  const [isInVain, setIsInVain] = useState(false);
  const find = () => {
    const times = busy.next();
    setIsInVain(times === null);
    if (times) onChoose(times);
  };
  return (
    <div className={classes.busy}>
      <Text size="xs" c="dimmed" role="status">
        {t(`calendar.busy.${isInVain ? 'none' : freedomOf(busy)}`)}
        {typeof own === 'object' && <> {t('calendar.busy.you', { when: when(own) })}</>}
      </Text>
      <Button size="compact-sm" variant="default" onClick={find}>
        {t('calendar.busy.find')}
      </Button>
    </div>
  );
}

/** Nothing is said of those of whom nothing is known. */
function freedomOf({ isAnybodyBusy, isKnownOfAll }: BusyTimes): 'notAll' | 'all' | 'allKnown' {
  if (isAnybodyBusy) return 'notAll';
  return isKnownOfAll ? 'all' : 'allKnown';
}
