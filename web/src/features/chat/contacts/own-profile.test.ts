import type { ChatProfile } from '@atrium/contract/chat';
import { expect, test } from 'vitest';
import { withoutChange } from './own-profile.ts';

const first: ChatProfile = {
  title: 'Pilot',
  about: 'On the water',
  status: 'online',
  settings: { isNotificationsOn: true },
};

test('what is taken back of a profile is what the change set, and nothing that came later', () => {
  const second: ChatProfile = { ...first, status: 'busy' };
  const third: ChatProfile = { ...second, about: 'Ashore', settings: { isNotificationsOn: false } };
  expect(withoutChange(third, { before: first, after: second })).toEqual({ ...third, status: 'online' });
  expect(withoutChange(third, { before: second, after: third })).toEqual(second);
});
