import { type RefObject, useEffect, useLayoutEffect } from 'react';

const margin = 12;
const gap = 8;
/** So that the first entry of a nested list stands level with its button. */
const listPadding = 7;

/** Keeps an open list beside its button and within the window: it flips, shifts and, at last, scrolls. */
export function useFlyOut(list: RefObject<HTMLElement | null>, isOpen: boolean, isNested: boolean): void {
  useLayoutEffect(() => {
    if (isOpen) place(list.current, isNested);
  }, [list, isOpen, isNested]);

  useEffect(() => {
    if (!isOpen) return;
    const placeAgain = () => place(list.current, isNested);
    addEventListener('resize', placeAgain);
    addEventListener('scroll', placeAgain, { passive: true });
    return () => {
      removeEventListener('resize', placeAgain);
      removeEventListener('scroll', placeAgain);
    };
  }, [list, isOpen, isNested]);
}

function place(list: HTMLElement | null, isNested: boolean): void {
  const anchor = list?.parentElement?.getBoundingClientRect();
  if (!list || !anchor) return;
  const isRightToLeft = getComputedStyle(list).direction === 'rtl';
  const left = isNested
    ? besides(anchor, list.offsetWidth, isRightToLeft)
    : below(anchor, list.offsetWidth, isRightToLeft);
  const wantedTop = isNested ? anchor.top - listPadding : anchor.bottom + gap;
  const top = isNested ? Math.max(margin, Math.min(wantedTop, innerHeight - margin - list.scrollHeight)) : wantedTop;
  list.style.left = `${left}px`;
  list.style.top = `${top}px`;
  list.style.maxHeight = `${innerHeight - top - margin}px`;
}

function below(anchor: DOMRect, width: number, isRightToLeft: boolean): number {
  const left = isRightToLeft ? anchor.right - width : anchor.left;
  return Math.max(margin, Math.min(left, document.documentElement.clientWidth - margin - width));
}

/** On the side of the reading direction, or on the other one when there is no room. */
function besides(anchor: DOMRect, width: number, isRightToLeft: boolean): number {
  const after = anchor.right + gap;
  const before = anchor.left - gap - width;
  const hasRoomAfter = after + width + margin <= document.documentElement.clientWidth;
  const hasRoomBefore = before >= margin;
  if (isRightToLeft) return hasRoomBefore || !hasRoomAfter ? Math.max(margin, before) : after;
  return hasRoomAfter || !hasRoomBefore ? after : before;
}
