import type { GuestAnswer } from '@atrium/contract/calendar';
import { useTranslation } from 'react-i18next';
import { StatusBadge, type StatusTone } from '../../../ui/status-badge.tsx';
import classes from './event-panel.module.css';

const tones: Readonly<Record<GuestAnswer, StatusTone>> = {
  waiting: 'neutral',
  accepted: 'success',
  tentative: 'warning',
  declined: 'danger',
};

/** What somebody who is invited says; nothing for who is not asked. */
export function GuestAnswerBadge({ answer }: { answer: GuestAnswer | undefined }) {
  const { t } = useTranslation();
  return answer && <StatusBadge tone={tones[answer]} label={t(`calendar.answers.${answer}`)} />;
}

/** What somebody says with their answer. */
export function GuestNote({ note = '' }: { note: string | undefined }) {
  return (
    note !== '' && (
      <span className={classes.note} dir="auto">
        {note}
      </span>
    )
  );
}
