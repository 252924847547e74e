import { expect, test } from 'vitest';
import { guardUnsaved, mayLoseUnsaved } from './unsaved.ts';

/** Guards something, and counts how often it is asked for. */
function guarded(isGivenUp: boolean) {
  const counted = { asked: 0, letGo: () => {} };
  counted.letGo = guardUnsaved(async () => {
    counted.asked += 1;
    return isGivenUp;
  });
  return counted;
}

test('nobody is asked where nothing would be lost', async () => {
  const saved = guarded(false);
  saved.letGo();
  expect(await mayLoseUnsaved()).toBe(true);
  expect(saved.asked).toBe(0);
});

test('one question is asked for all that would be lost, by what is in front', async () => {
  const page = guarded(true);
  const panel = guarded(false);
  expect(await mayLoseUnsaved()).toBe(false);
  expect([page.asked, panel.asked]).toEqual([0, 1]);
  panel.letGo();
  expect(await mayLoseUnsaved()).toBe(true);
  expect([page.asked, panel.asked]).toEqual([1, 1]);
  page.letGo();
});
