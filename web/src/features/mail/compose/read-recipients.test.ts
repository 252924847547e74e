import { expect, test } from 'vitest';
import { readRecipients } from './read-recipients.ts';

test.each([
  ['ida@x.example', [{ name: '', email: 'ida@x.example' }], ''],
  [
    'Ida Lind <ida@x.example>; "Doe, Jane" <jane@x.example>,\nbo@x.example',
    [
      { name: 'Ida Lind', email: 'ida@x.example' },
      { name: 'Doe, Jane', email: 'jane@x.example' },
      { name: '', email: 'bo@x.example' },
    ],
    '',
  ],
  ['ida@x.example, somebody', [{ name: '', email: 'ida@x.example' }], 'somebody'],
  ['  ', [], ''],
  ['<script>@x', [], '<script>@x'],
])('%s', (text, found, rest) => {
  expect(readRecipients(text)).toEqual({ found, rest });
});

test('the comma and the semicolon of an Arabic keyboard stand between addresses too', () => {
  const { found, rest } = readRecipients('nadia@a.example، omar@b.example؛ leila');
  expect(found.map(({ email }) => email)).toEqual(['nadia@a.example', 'omar@b.example']);
  expect(rest).toBe('leila');
});
