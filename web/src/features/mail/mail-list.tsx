import type { Email, MailUpdate } from '@atrium/contract/mail';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useAbility } from '../../session/ability.ts';
import { type Selection, toggled, withRange } from '../../ui/data-table/selection.ts';
import { isControl } from '../../ui/is-control.ts';
import { useHadFocus } from '../../ui/use-had-focus.ts';
import { isWritten, openDraft } from './compose/open-compose.ts';
import { type Chosen, useUpdateMails } from './mail-commands.queries.ts';
import classes from './mail-list.module.css';
import type { MailMenu } from './mail-menus.ts';
import { MailRow } from './mail-row.tsx';
import type { MailView } from './mail-search.ts';
import { targetsOf } from './mail-targets.ts';
import { useSnooze } from './snooze/use-snooze.tsx';
import { loadMailDetailAhead } from './thread/later-mail-detail.ts';
import { useIsOwn } from './thread/mail-people.ts';
import { type KeyCommands, useMailKeys } from './use-mail-keys.ts';

interface MailListProps {
  emails: readonly Email[];
  title: string;
  threadsIn: MailView | null;
  /** Whether these are the rows of before, while others are awaited. */
  isOld: boolean;
  chosen: readonly Email[];
  selection: Selection;
  onSelect: (selection: Selection) => void;
  /** Opens a menu of what can be done with the chosen ones. */
  onMenu: (menu: MailMenu) => void;
  activeId: number | null;
  onActivate: (id: number) => void;
  onOpen: (id: number) => void;
}

/** The rows. One of them takes part in the order of Tab; j and k, and the arrows, lead to the others. */
export function MailList(props: MailListProps) {
  const { emails, title, threadsIn, isOld, selection, onSelect, onActivate } = props;
  const canUpdate = useAbility().can('update', 'Mail');
  const list = useRef<HTMLUListElement>(null);
  const anchor = useRef('');
  const active = useActiveRow(list, emails, props.activeId);
  const update = useUpdateMails();
  const open = (mail: Email) => (isWritten(mail) ? openDraft(mail) : props.onOpen(mail.id));
  const choose = (mail: Email, isRange: boolean) => {
    const id = String(mail.id);
    const ids = emails.map((other) => String(other.id));
    onSelect(isRange ? withRange(selection, ids, anchor.current, id) : toggled(selection, id));
    anchor.current = id;
  };
  const decide = (mails: readonly Email[], decision: MailUpdate) => {
    if (canUpdate && mails.length > 0) update.mutate({ chosen: { mails, threadsIn }, update: decision });
  };
  const snooze = useSnooze(() => onSelect({}));
  const keys = useListKeys({ ...props, active, list, canUpdate, open, choose, decide, snooze: snooze.ask });
  useMailKeys(keys);
  return (
    <>
      {snooze.dialog}
      <ul
        ref={list}
        className={classes.list}
        aria-label={title}
        aria-busy={isOld || undefined}
        onPointerOver={loadMailDetailAhead}
        onFocus={loadMailDetailAhead}
      >
        {emails.map((mail) => (
          <MailRow
            key={mail.id}
            mail={mail}
            isActive={mail.id === active?.id}
            isSelected={selection[String(mail.id)] === true}
            canUpdate={canUpdate}
            onFocus={() => onActivate(mail.id)}
            onOpen={() => open(mail)}
            onSelect={(isRange) => choose(mail, isRange)}
            onDecide={(decision) => decide([mail], decision)}
          />
        ))}
      </ul>
    </>
  );
}

interface ListKeys extends MailListProps {
  active: Email | undefined;
  list: RefObject<HTMLUListElement | null>;
  canUpdate: boolean;
  open: (mail: Email) => void;
  choose: (mail: Email, isRange: boolean) => void;
  decide: (mails: readonly Email[], decision: MailUpdate) => void;
  snooze: (chosen: Chosen) => void;
}

function useListKeys({
  emails,
  chosen,
  onSelect,
  onMenu,
  active,
  list,
  canUpdate,
  open,
  choose,
  decide,
  snooze,
  threadsIn,
}: ListKeys): KeyCommands {
  const isOwn = useIsOwn();
  const meant = chosen.length > 0 ? chosen : active ? [active] : [];
  const move = (step: number) => {
    const isInside = list.current?.contains(document.activeElement) ?? false;
    const index = emails.findIndex(({ id }) => id === active?.id);
    focusRow(list.current, emails[isInside ? index + step : Math.max(index, 0)]?.id);
  };
  const moveTo = (folder: 'trash' | 'spam') => {
    if (!targetsOf(meant, isOwn).includes(folder)) return;
    decide(meant, { folder });
    onSelect({});
  };
  // Its menus are those of a selection, which shows what they are about.
  const openMenu = (menu: MailMenu) => {
    if (chosen.length === 0 && active) choose(active, false);
    if (meant.length > 0) onMenu(menu);
  };
  const moveByArrow = ({ target }: KeyboardEvent, step: number) => {
    const isRow = target instanceof HTMLElement && target.dataset.mail !== undefined;
    if (!isRow && isControl(target)) return false;
    move(step);
    return true;
  };
  return {
    j: () => move(1),
    k: () => move(-1),
    arrowdown: (event) => moveByArrow(event, 1),
    arrowup: (event) => moveByArrow(event, -1),
    o: () => active && open(active),
    ...(canUpdate && {
      x: () => active && choose(active, false),
      s: () => active && decide([active], { isStarred: !active.isStarred }),
      '#': () => moveTo('trash'),
      delete: () => moveTo('trash'),
      '!': () => moveTo('spam'),
      b: () => snooze({ mails: meant, threadsIn }),
      l: () => openMenu('labels'),
      v: () => targetsOf(meant, isOwn).length > 0 && openMenu('move'),
      'shift i': () => decide(meant, { isRead: true }),
      'shift u': () => decide(meant, { isRead: false }),
      escape: () => chosen.length > 0 && onSelect({}),
    }),
  };
}

/** The row that has the focus, or gets it next. When it is gone, such as to the trash, the one in its place takes the focus over. */
function useActiveRow(
  list: RefObject<HTMLUListElement | null>,
  emails: readonly Email[],
  activeId: number | null,
): Email | undefined {
  const lastIds = useRef<readonly number[]>([]);
  const hadFocus = useHadFocus(list);
  const index = emails.findIndex(({ id }) => id === activeId);
  const active = emails[index] ?? heirOf(lastIds.current, emails, activeId);
  const id = active?.id;
  useLayoutEffect(() => {
    if (index >= 0) lastIds.current = emails.map((mail) => mail.id);
  }, [index, emails]);
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) focusRow(list.current, id);
  });
  // Back from a mail, its row has the focus.
  const isBack = useRef(index >= 0);
  useEffect(() => {
    if (isBack.current && document.activeElement === document.body) focusRow(list.current, id);
    isBack.current = false;
  }, [list, id]);
  return active;
}

/** Of what is left, what came after the one that is gone; else what came before it. */
function heirOf(ids: readonly number[], left: readonly Email[], goneId: number | null): Email | undefined {
  const index = goneId === null ? -1 : ids.indexOf(goneId);
  const nearest = [...ids.slice(index + 1), ...ids.slice(0, Math.max(index, 0)).toReversed()];
  const heirId = nearest.find((id) => left.some((mail) => mail.id === id));
  return left.find((mail) => mail.id === heirId) ?? left[0];
}

function focusRow(list: HTMLElement | null, id: number | undefined): void {
  list?.querySelector<HTMLElement>(`[data-mail="${id}"]`)?.focus();
}
