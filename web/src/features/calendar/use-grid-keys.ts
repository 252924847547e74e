import { type KeyboardEvent, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLatest } from '../../ui/use-latest.ts';
import { addDays, firstOfWeek, turned } from './calendar-days.ts';
import type { Entry } from './entries.ts';
import { placeIn } from './entries.ts';
import { edgeByDays, edgeByMinutes, isSame, movedByDays, movedByMinutes, type Put } from './event-moves.ts';
import { step } from './gestures.ts';
import { cellSelector, type Draft, entrySelector, type Stage, useStage } from './stage.ts';

type Key = Pick<globalThis.KeyboardEvent, 'key' | 'shiftKey' | 'preventDefault' | 'stopPropagation'>;

/** What an arrow key means: steps across and down. */
interface Step {
  across: number;
  down: number;
}

/**
 * The keys of a view. Arrows go from cell to cell and between the entries of one; space picks an entry up, and then arrows move it, with
 * shift its end; each step is said.
 */
export function useGridKeys(kind: 'days' | 'hours') {
  const { t } = useTranslation();
  const stage = useStage();
  const tell = (draft: Draft, key: 'moved' | 'resized') =>
    stage.say(t(`calendar.move.${key}`, { title: draft.entry?.title, when: whenOf(stage, draft) }));

  const pickUp = (entry: Entry) => {
    if (!entry.event || !stage.canMove(entry)) return stage.say(t('calendar.move.fixed', { title: entry.title }));
    const { start, end, allDay } = entry.event;
    stage.show({ entry, times: { start, end, allDay }, by: 'keys' });
    stage.say(t('calendar.move.picked', { title: entry.title, when: stage.format.when(entry) }));
  };

  const carry = (event: Key, draft: Draft) => {
    const by = stepOf(event);
    if (event.key === 'Tab' || event.key === ' ' || event.key === 'Enter' || event.key === 'Escape' || by) {
      event.preventDefault();
      event.stopPropagation();
    }
    if (event.key === ' ' || event.key === 'Enter') return stage.drop();
    if (event.key === 'Escape') {
      stage.show(null);
      if (draft.entry) stage.focus(entrySelector(draft.entry.key));
      return stage.say(t('calendar.move.putBack', { title: draft.entry?.title }));
    }
    if (!by) return;
    const { entry, by: means } = draft;
    const moved = { entry, by: means, ...carried(draft, by, event.shiftKey, kind, stage) };
    if (isSame(moved.times, draft.times)) return;
    stage.show(moved);
    if (draft.entry) stage.focus(entrySelector(draft.entry.key));
    tell(moved, event.shiftKey ? 'resized' : 'moved');
  };

  const onEntry = (event: KeyboardEvent<HTMLElement>, element: HTMLElement) => {
    const entry = stage.entryOf(element.dataset.entry);
    const cell = element.closest<HTMLElement>('[data-day]');
    if (!entry) return;
    if (event.key === ' ') pickUp(entry);
    else if (event.key === 'Delete' && stage.canMove(entry))
      stage.remove(entry, besides(event.currentTarget, element, cell));
    else if (event.key === 'Escape' && cell) targetOf(cell)?.focus();
    else if (!goFromEntry(event, element, cell, stage)) return;
    event.preventDefault();
  };

  // What is carried to days that are not drawn yet has lost the focus, and comes along all the same.
  const carryOn = useLatest((event: Key) => {
    const draft = stage.draft();
    if (draft?.by === 'keys' && document.activeElement === document.body) carry(event, draft);
  });
  useEffect(() => {
    const onKeyDown = (event: Key) => carryOn.current(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [carryOn]);

  return (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event;
    if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
    // What is drawn elsewhere on the page, such as a list of more, is not in the grid.
    if (!event.currentTarget.contains(target)) return;
    const draft = stage.draft();
    const entry = target.closest<HTMLElement>('[data-entry]');
    if (draft) {
      if (draft.by === 'keys') carry(event, draft);
    } else if (entry) onEntry(event, entry);
    else if (target.dataset.target !== undefined && goFromCell(event, target, kind, stage)) event.preventDefault();
  };
}

/** What has the focus when an entry is gone: its cell, or where there are none the next entry, else the one before. */
function besides(view: HTMLElement, entry: HTMLElement, cell: HTMLElement | null): string | undefined {
  if (cell?.dataset.day) return cellSelector(cell.dataset.day, cell.dataset.row ?? '');
  const entries = [...view.querySelectorAll<HTMLElement>('[data-entry]')];
  const place = entries.indexOf(entry);
  const key = (entries[place + 1] ?? entries[place - 1])?.dataset.entry;
  return key === undefined ? undefined : entrySelector(key);
}

/** Null for any other key. Across is with the direction of the writing. */
function stepOf({ key }: Key): Step | null {
  const forward = getComputedStyle(document.documentElement).direction === 'rtl' ? -1 : 1;
  if (key === 'ArrowRight') return { across: forward, down: 0 };
  if (key === 'ArrowLeft') return { across: -forward, down: 0 };
  if (key === 'ArrowDown') return { across: 0, down: 1 };
  return key === 'ArrowUp' ? { across: 0, down: -1 } : null;
}

function carried(draft: Draft, { across, down }: Step, isEnd: boolean, kind: 'days' | 'hours', stage: Stage): Put {
  const { zone, view } = stage;
  const { times } = draft;
  if (kind === 'hours' && down !== 0 && !times.allDay) {
    return { times: isEnd ? edgeByMinutes(times, 'end', down * step) : movedByMinutes(times, down * step) };
  }
  const days = across + down * (view === 'month' ? 7 : view === 'list' ? 1 : 0);
  return isEnd && days !== 0 ? { times: edgeByDays(times, 'end', days, zone) } : movedByDays(draft, days, zone);
}

export function whenOf({ zone, format }: Pick<Stage, 'zone' | 'format'>, { times }: Draft): string {
  return format.when(placeIn(zone, times));
}

function goFromEntry(
  event: KeyboardEvent<HTMLElement>,
  element: HTMLElement,
  cell: HTMLElement | null,
  stage: Stage,
): boolean {
  const by = stepOf(event);
  if (!by) return false;
  if (by.across !== 0 && cell?.dataset.day) {
    stage.focus(cellSelector(addDays(cell.dataset.day, by.across), cell.dataset.row ?? ''));
    return true;
  }
  const group = cell ?? event.currentTarget;
  const entries = [...group.querySelectorAll<HTMLElement>('[data-entry]')];
  const next = entries[entries.indexOf(element) + by.down];
  if (next) next.focus();
  else if (by.down < 0 && cell) targetOf(cell)?.focus();
  return true;
}

function targetOf(cell: HTMLElement): HTMLElement | null {
  return cell.querySelector('[data-target]');
}

function goFromCell(event: KeyboardEvent<HTMLElement>, target: HTMLElement, kind: 'days' | 'hours', stage: Stage) {
  const { day = '', row = '' } = target.closest<HTMLElement>('[data-day]')?.dataset ?? {};
  const by = stepOf(event);
  if (by && (kind === 'days' || by.across !== 0)) {
    return goToCell(event.currentTarget, addDays(day, by.across + by.down * 7), row, stage);
  }
  if (by) {
    event.currentTarget.querySelector<HTMLElement>(cellSelector(day, Number(row) + by.down))?.focus();
    return true;
  }
  const week = firstOfWeek(day, stage.weekStart);
  if (event.key === 'Home') return goToCell(event.currentTarget, week, row, stage);
  if (event.key === 'End') return goToCell(event.currentTarget, addDays(week, 6), row, stage);
  const page = event.key === 'PageUp' ? -1 : event.key === 'PageDown' ? 1 : 0;
  if (page === 0) return false;
  return goToCell(event.currentTarget, turned(stage.view, day, page), row, stage);
}

/** A day that is not shown is turned to. */
function goToCell(grid: HTMLElement, day: string, row: string, stage: Stage): true {
  const selector = cellSelector(day, row);
  const cell = grid.querySelector<HTMLElement>(selector);
  if (cell) {
    cell.focus();
    return true;
  }
  stage.goTo(day);
  stage.focus(selector);
  return true;
}
