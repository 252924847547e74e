import { type RefCallback, type RefObject, useEffect, useState } from 'react';
import { isInFront } from './is-dialog-open.ts';
import { useLatest } from './use-latest.ts';

/** A part of the page that goes from step to step; each begins with a heading. */
interface Steps {
  step: string;
  part: RefObject<HTMLElement | null>;
}

/** What had the focus last, and where it stood: its nearest container comes first. */
interface Held {
  element: HTMLElement;
  places: { parent: Element; index: number }[];
  step: string | undefined;
  /** Pressed buttons are out of use until there is an answer, which takes the focus from them. */
  wasDisabled: boolean;
}

const control = ':is(a[href], button, input, select, textarea, [tabindex="0"]):not([tabindex="-1"])';
const waiting = '.mantine-Skeleton-root';
/** What is folded away has its name in front of it. */
const headings = ':is(h1, h2, h3, summary)';

/**
 * Gives the focus to what is next when what had it went away, as buttons do that are pressed once: to what stands in its place, or to the
 * heading above; to the heading of the step that a page went on to. A button that was out of use meanwhile gets it back.
 */
export function useFocusNearby(steps?: Steps): void {
  const latest = useLatest(steps);
  useEffect(() => {
    const main = document.querySelector('main');
    return main ? keepFocusIn(main, latest) : undefined;
  }, [latest]);
}

/** The same for what is in a dialog. It gives what the dialog is to have as its `ref`. */
export function useFocusInDialog(): RefCallback<HTMLElement> {
  const [dialog, setDialog] = useState<HTMLElement | null>(null);
  useEffect(() => (dialog ? keepFocusIn(dialog, withoutSteps) : undefined), [dialog]);
  return setDialog;
}

type LatestSteps = RefObject<Steps | undefined>;

const withoutSteps: LatestSteps = { current: undefined };

function keepFocusIn(root: HTMLElement, latest: LatestSteps): () => void {
  const isDialog = !root.matches('main');
  let held: Held | null = null;
  let frame = 0;
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    const isInDialog = target.closest('[role="dialog"]') !== null;
    if (root.contains(target) && isInDialog === isDialog) held = heldBy(target, root, latest.current?.step);
    // Another dialog, such as a question, gives the focus back.
    else if (!isInDialog) held = null;
  };
  // Who clicks beside everything wants the focus nowhere.
  const onPress = ({ target }: PointerEvent) => {
    if (target instanceof Element && !target.closest(control)) held = null;
  };
  const mend = () => {
    if (!held || !isFocusLost() || !isInFront(root)) return;
    nextOf(held, root, latest.current)?.focus();
  };
  const watching = new MutationObserver(() => {
    if (!held) return;
    held.wasDisabled ||= held.element.matches(':disabled');
    // What a page does by itself about the focus comes first.
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(mend);
  });
  addEventListener('focusin', onFocus, options);
  addEventListener('pointerdown', onPress, options);
  watching.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  return () => {
    listening.abort();
    watching.disconnect();
    cancelAnimationFrame(frame);
  };
}

function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

function heldBy(element: HTMLElement, root: Element, step: string | undefined): Held {
  const places: Held['places'] = [];
  for (let child: Element = element; child !== root && child.parentElement; child = child.parentElement)
    places.push({ parent: child.parentElement, index: [...child.parentElement.children].indexOf(child) });
  return { element, places, step, wasDisabled: false };
}

/** Null as long as it is not there yet. */
function nextOf(held: Held, root: Element, steps: Steps | undefined): HTMLElement | null {
  if (held.step !== steps?.step) return headingIn(steps?.part.current);
  const { element, wasDisabled } = held;
  if (!element.isConnected) return nearby(held, root);
  return wasDisabled && !element.matches(':disabled') ? element : null;
}

function nearby({ places }: Held, root: Element): HTMLElement | null {
  const left = places.filter(({ parent }) => parent.isConnected);
  const [nearest] = left;
  if (!nearest) return headingIn(root);
  const { children } = nearest.parent;
  const successor = children[Math.min(nearest.index, children.length - 1)];
  if (successor?.matches(waiting) || successor?.querySelector(waiting)) return null;
  if (successor?.matches(headings)) return focusableHeading(successor);
  const inside = successor?.matches(control) ? successor : successor?.querySelector(control);
  const next = inside ?? nearest.parent.querySelector(control);
  // What comes next is out of use until there is an answer.
  if (next instanceof HTMLElement) return next.matches(':disabled') ? null : next;
  for (const { parent } of left) {
    const above = headingIn(parent);
    if (above) return above;
  }
  return null;
}

function headingIn(part: Element | null | undefined): HTMLElement | null {
  return focusableHeading(part?.querySelector(headings) ?? null);
}

function focusableHeading(heading: Element | null): HTMLElement | null {
  if (!(heading instanceof HTMLElement)) return null;
  if (heading.tabIndex < 0) heading.tabIndex = -1;
  return heading;
}
