import { expect, test } from 'vitest';
import { logoPicture } from './logo-picture.ts';

test('What a PDF cannot have is refused before anything is sent', async () => {
  const drawing = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'quay.svg', { type: 'image/svg+xml' });
  expect(await logoPicture(drawing)).toBe('notALogo');
  expect(await logoPicture(new File(['RIFF'], 'quay.webp', { type: 'image/webp' }))).toBe('notALogo');
});
