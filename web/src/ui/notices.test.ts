import { beforeEach, expect, test } from 'vitest';
import {
  addNotice,
  forgetNotices,
  isUndoable,
  latestUndoable,
  type ShownNotice,
  takeNotices,
  takeUndoable,
  waitingNotices,
} from './notices.ts';

beforeEach(forgetNotices);

/** What a toast says that stands there now. */
function said(message: string, undoChangeId: number | null): ShownNotice {
  addNotice({ message, undoChangeId });
  const notice = takeNotices().at(-1);
  if (!notice) throw new Error('Nothing was said.');
  return notice;
}

test('what is taken back from elsewhere is offered in its toast no more', () => {
  const older = said('Sweep was deleted.', 3);
  const latest = said('Paint was deleted.', 4);
  takeUndoable({ undoChangeId: 4 });
  expect(isUndoable(latest)).toBe(false);
  expect(isUndoable(older)).toBe(true);
  expect(latestUndoable()).toBe(older);
});

test('what could not be taken back is offered again, in a toast and in its place among the others', () => {
  const older = said('Sweep was deleted.', 3);
  const latest = said('Paint was deleted.', 4);
  const offerAgain = takeUndoable(older);
  expect(isUndoable(older)).toBe(false);
  offerAgain();
  expect(isUndoable(older)).toBe(true);
  expect(waitingNotices()).toEqual([older]);
  expect(latestUndoable()).toBe(latest);
});

test('what is no recorded change is known by what takes it back', () => {
  const reopen = async () => {};
  addNotice({ message: 'The draft was discarded.', undo: reopen });
  said('Sweep was deleted.', 3);
  takeUndoable({ undo: reopen });
  expect(latestUndoable()?.message).toBe('Sweep was deleted.');
});

test('a change that no toast offers offers nothing again', () => {
  const latest = said('Paint was deleted.', 4);
  takeUndoable({ undoChangeId: 9 })();
  expect(latestUndoable()).toBe(latest);
  expect(waitingNotices()).toEqual([]);
});

test('what one person could take back is not offered to the next', () => {
  said('Sweep was deleted.', 3);
  const offerAgain = takeUndoable({ undoChangeId: 3 });
  forgetNotices();
  offerAgain();
  expect(latestUndoable()).toBeUndefined();
  expect(waitingNotices()).toEqual([]);
});
