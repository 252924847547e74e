import type { ForwardedFrom as From } from '@atrium/contract/chat';
import { IconArrowForwardUp } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import classes from './message-log.module.css';

/** Above what somebody else wrote: who that was. */
export function ForwardedFrom({ from, t }: { from: From; t: TFunction }) {
  return (
    <span className={classes.forwarded}>
      <IconArrowForwardUp size={14} stroke={1.5} className={classes.answerIcon} aria-hidden />
      <span>{t('chat.forward.from', { name: from.name || t('ui.closedAccount') })}</span>
    </span>
  );
}
