import { expect, test } from 'vitest';
import { addressInHome } from './home-address.ts';

test('An address leads to the home that was named, whatever else it says', () => {
  expect(addressInHome('https://atrium.example/document?token=a-b', 'browser')).toBe(
    'https://atrium.example/document?token=a-b&backend=browser',
  );
});
