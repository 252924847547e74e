import { expect, test } from 'vitest';
import { BackendError, isRefusal } from './backend-error.ts';

test('what the server looked at and refused would be refused again, and nothing else would', () => {
  const refusals = [0, 401, 403, 404, 409, 422, 429, 500, 503].filter((status) =>
    isRefusal(new BackendError(status, null)),
  );
  expect(refusals).toEqual([403, 404, 409, 422]);
  expect(isRefusal(new TypeError('Failed to fetch'))).toBe(false);
});
