import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLatest } from '../../../ui/use-latest.ts';
import { type Entry, placeIn } from '../entries.ts';
import { edgeByDays, edgeByMinutes, isSame, movedByDays, movedByMinutes, type Put } from './event-moves.ts';
import { step } from './gestures.ts';
import { type Key, type Step, stepOf } from './grid-arrows.ts';
import { type Draft, entrySelector, type Stage, useStage } from './stage.ts';

const keysOfCarrying = ['Tab', ' ', 'Enter', 'Escape'];

/** Picks an entry up and carries it with the arrow keys, with shift its end, until it is dropped or put back; each step is said. */
export function useCarrying(kind: 'days' | 'hours') {
  const { t } = useTranslation();
  const stage = useStage();

  function pickUp(entry: Entry) {
    if (!entry.event || !stage.canMove(entry)) return stage.say(t('calendar.move.fixed', { title: entry.title }));
    const { start, end, allDay } = entry.event;
    stage.show({ entry, times: { start, end, allDay }, by: 'keys' });
    stage.say(t('calendar.move.picked', { title: entry.title, when: stage.format.when(entry) }));
  }

  function carry(event: Key, draft: Draft) {
    const by = stepOf(event);
    if (by || keysOfCarrying.includes(event.key)) {
      event.preventDefault();
      event.stopPropagation();
    }
    if (event.key === ' ' || event.key === 'Enter') return stage.drop();
    if (event.key === 'Escape') return putBack(draft);
    if (by) move(draft, by, event.shiftKey);
  }

  function putBack({ entry }: Draft) {
    stage.show(null);
    if (entry) stage.focus(entrySelector(entry.key));
    stage.say(t('calendar.move.putBack', { title: entry?.title }));
  }

  function move(draft: Draft, by: Step, isEnd: boolean) {
    const { entry, by: means } = draft;
    const moved = { entry, by: means, ...carried(draft, by, isEnd, kind, stage) };
    if (isSame(moved.times, draft.times)) return;
    stage.show(moved);
    if (entry) stage.focus(entrySelector(entry.key));
    const key = isEnd ? 'resized' : 'moved';
    stage.say(t(`calendar.move.${key}`, { title: entry?.title, when: whenOf(stage, moved) }));
  }

  useKeysWithoutFocus((event) => {
    const draft = stage.draft();
    if (draft?.by === 'keys') carry(event, draft);
  });
  return { pickUp, carry };
}

/** What is carried to days that are not drawn yet has lost the focus, and comes along all the same. */
function useKeysWithoutFocus(press: (event: Key) => void): void {
  const latest = useLatest(press);
  useEffect(() => {
    const onKeyDown = (event: Key) => {
      if (document.activeElement === document.body) latest.current(event);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [latest]);
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
