import type { ChatMessage, ReactionKind } from '@atrium/contract/chat';
import { Tooltip } from '@mantine/core';
import type { TFunction } from 'i18next';
import type { MouseEvent } from 'react';
import { useFormat } from '../../../ui/format.ts';
import { nameOf, type Partner } from '../contacts/partner.ts';
import { ReactionIcon } from './reaction-icon.tsx';
import classes from './reactions.module.css';

export interface Reacting {
  message: ChatMessage;
  kind: ReactionKind;
  isOn: boolean;
}

interface ReactionsProps {
  message: ChatMessage;
  partner: Partner;
  accountId: number;
  /** Where nothing reaches anybody one takes back one's own, and no more. */
  canReact: boolean;
  t: TFunction;
  onReact: (reacting: Reacting) => void;
}

/** What was said to a message without words. */
export function Reactions({ message, partner, accountId, canReact, t, onReact }: ReactionsProps) {
  const format = useFormat();
  const press = (event: MouseEvent<HTMLElement>, kind: ReactionKind, isOn: boolean, isLast: boolean) => {
    if (isLast) focusMenu(event.currentTarget);
    onReact({ message, kind, isOn });
  };
  return (
    <div className={classes.reactions}>
      {message.reactions.map(({ kind, accountIds }) => {
        const isOwn = accountIds.includes(accountId);
        const names = accountIds.map((id) => (id === accountId ? t('chat.answer.you') : nameOf(partner, id)));
        const total = format.number(accountIds.length);
        const label = t('chat.reaction.by', {
          kind: t(`chat.reaction.kind.${kind}`),
          total,
          names: format.list(names),
        });
        return (
          <Tooltip key={kind} label={label} events={{ hover: true, focus: true, touch: true }}>
            <button
              type="button"
              className={classes.reaction}
              aria-label={label}
              aria-pressed={isOwn}
              aria-disabled={!(canReact || isOwn)}
              onClick={(event) => (canReact || isOwn) && press(event, kind, !isOwn, isOwn && accountIds.length === 1)}
            >
              <ReactionIcon kind={kind} />
              <span>{total}</span>
            </button>
          </Tooltip>
        );
      })}
    </div>
  );
}

/** The button goes with the reaction: the menu of its message is nearest. */
function focusMenu(button: HTMLElement): void {
  button.closest('[data-row]')?.querySelector<HTMLElement>(':scope > button')?.focus({ preventScroll: true });
}
