import { afterAll, expect, test, vi } from 'vitest';
import { stubPage } from '../backend/stub-page.ts';

const send = vi.fn();

stubPage('/apps/chat', { getItem: () => null });
vi.stubGlobal('fetch', send);
const { uploadFile } = await import('./uploads.ts');

afterAll(() => {
  vi.unstubAllGlobals();
});

test('an empty file is refused without being sent', async () => {
  await expect(uploadFile('key', new File([], 'empty.txt'))).rejects.toMatchObject({ status: 400 });
  expect(send).not.toHaveBeenCalled();
});
