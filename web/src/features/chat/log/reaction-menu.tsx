import { type ChatMessage, reactionKinds } from '@atrium/contract/chat';
import { Menu } from '@mantine/core';
import type { TFunction } from 'i18next';
import type { KeyboardEvent } from 'react';
import { ReactionIcon } from './reaction-icon.tsx';
import classes from './reactions.module.css';
import type { Reacting } from './reactions.tsx';

interface ReactionMenuProps {
  message: ChatMessage;
  accountId: number;
  t: TFunction;
  onReact: (reacting: Reacting) => void;
}

/** All reactions in one row of the menu of a message. */
export function ReactionMenu({ message, accountId, t, onReact }: ReactionMenuProps) {
  const isOwn = (kind: string) =>
    message.reactions.some((reaction) => reaction.kind === kind && reaction.accountIds.includes(accountId));
  return (
    <fieldset aria-label={t('chat.reaction.react')} className={classes.kinds} onKeyDownCapture={moveInRow}>
      {reactionKinds.map((kind) => (
        <Menu.CheckboxItem
          key={kind}
          className={classes.kind}
          checked={isOwn(kind)}
          closeMenuOnClick
          aria-label={t(`chat.reaction.kind.${kind}`)}
          title={t(`chat.reaction.kind.${kind}`)}
          onChange={(isOn) => onReact({ message, kind, isOn })}
        >
          <ReactionIcon kind={kind} size={20} />
        </Menu.CheckboxItem>
      ))}
    </fieldset>
  );
}

/** Along the row with the arrows to the sides, and past it with the others. */
function moveInRow(event: KeyboardEvent<HTMLElement>): void {
  const row = event.currentTarget;
  const kinds = [...row.querySelectorAll<HTMLElement>('[data-menu-item]')];
  const here = kinds.findIndex((kind) => kind.matches(':focus'));
  const items = [...(row.closest('[role="menu"]')?.querySelectorAll<HTMLElement>('[data-menu-item]') ?? [])];
  const forth = getComputedStyle(row).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const back = forth === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
  const next = new Map([
    [forth, kinds[(here + 1) % kinds.length]],
    [back, kinds.at(here - 1)],
    ['ArrowDown', items[kinds.length]],
    ['ArrowUp', items.at(-1)],
  ]).get(event.key);
  if (!next) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}
