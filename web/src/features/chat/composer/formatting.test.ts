import { expect, it } from 'vitest';
import { type Format, formatted } from './formatting.ts';

/** The selection stands between two bars. */
function format(drawn: string, as: Format): string {
  const [before = '', words = '', after = ''] = drawn.split('|');
  const selected = { text: before + words + after, start: before.length, end: before.length + words.length };
  const { text, start, end } = formatted(selected, as);
  return `${text.slice(0, start)}|${text.slice(start, end)}|${text.slice(end)}`;
}

it.each([
  ['say |this| aloud', 'bold', 'say *|this|* aloud'],
  ['say *|this|* aloud', 'bold', 'say |this| aloud'],
  ['say | this |aloud', 'italic', 'say  _|this|_ aloud'],
  ['say ||', 'strike', 'say ~||~'],
  ['|one\n\ntwo |', 'code', '|`one`\n\n`two`| '],
  ['a\nb|c\nd|', 'quote', 'a\n|> bc\n> d|'],
  ['||', 'quote', '|> |'],
  ['|a = 1|', 'block', '```\n|a = 1|\n```'],
] as const)('puts marks around what is selected of %s', (before, as, after) => {
  expect(format(before, as)).toBe(after);
});
