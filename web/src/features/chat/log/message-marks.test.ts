import {
  type MarkedBlock,
  type MarkedPart,
  markedBlocks,
  withoutCode,
  withoutMarks,
} from '@atrium/contract/message-marks';
import { describe, expect, it } from 'vitest';

const tags = { bold: 'b', italic: 'i', strike: 's' } as const;

function drawnPart(part: MarkedPart): string {
  if (part.kind === 'text') return part.text;
  if (part.kind === 'code') return `<code>${part.text}</code>`;
  return `<${tags[part.kind]}>${part.parts.map(drawnPart).join('')}</${tags[part.kind]}>`;
}

function drawnBlock(block: MarkedBlock): string {
  if (block.kind === 'code') return `<pre>${block.text}</pre>`;
  const words = block.parts.map(drawnPart).join('');
  return block.kind === 'quote' ? `<q>${words}</q>` : words;
}

const drawn = (text: string) => markedBlocks(text).map(drawnBlock).join('|');

describe('the marks of a message', () => {
  it.each([
    ['*bold*, _italic_, ~struck~ and `code`', '<b>bold</b>, <i>italic</i>, <s>struck</s> and <code>code</code>'],
    ['*_both_* and _*both*_', '<b><i>both</i></b> and <i><b>both</b></i>'],
    ['*several words, `with *code*` in them*.', '<b>several words, <code>with *code*</code> in them</b>.'],
    ['(*bold*) "_italic_"', '(<b>bold</b>) "<i>italic</i>"'],
    ['> said\n> *twice*\nand answered', '<q>said\n<b>twice</b></q>|and answered'],
    ['Look:\n```\n*a* = 1\n  b\n```\nright?', 'Look:|<pre>*a* = 1\n  b</pre>|right?'],
    ['```ts\nconst a = 1;```', '<pre>const a = 1;</pre>'],
    ['*غامق* و _مائل_', '<b>غامق</b> و <i>مائل</i>'],
    ['*😀* 😀*😀*', '<b>😀</b> 😀<b>😀</b>'],
    ['*see https://atrium.example/a_b_c*', '<b>see https://atrium.example/a_b_c</b>'],
    ['*@Marit Solberg* and _@Marit Solberg_', '<b>@Marit Solberg</b> and <i>@Marit Solberg</i>'],
    ['*a _b* c_', '<b>a _b</b> c_'],
    ['*a *b*', '*a <b>b</b>'],
  ])('make of %s what it means', (text, expected) => {
    expect(drawn(text)).toBe(expected);
  });

  it.each([
    '*unclosed',
    'unclosed*',
    'a * b * c',
    '2*3*4 and 5*(3+2)*4',
    '(a)*(b)*(c)',
    'snake_case_name and __init__',
    '*.ts,*.js and **bold**',
    '* a list\n* of two',
    '- one\n- two',
    '~5 and ~6',
    '``` never closed',
    '``````',
    '`` and `',
    'https://atrium.example/*a*/_b_?c=~d~',
    'anna_maria_k@atrium.example',
    '¯\\_(ツ)_/¯ >:( >_< ->',
    '*one line\nand another*',
    '<b>no markup</b> &amp; <script>alert(1)</script>',
    '',
  ])('are none in %s', (text) => {
    expect(drawn(text)).toBe(text);
  });

  it('are taken away for a preview, and with them what is code where people are meant', () => {
    expect(withoutMarks('> *Hello*\n_there_ `x` ```y```')).toBe('Hello\nthere x \ny');
    expect(withoutMarks('2*3*4')).toBe('2*3*4');
    expect(withoutCode('*@Marit* `@Henrik`')).toBe('@Marit  ');
  });

  it('are found in one look at the text, whatever stands in it: looks from each mark on would take minutes', () => {
    const pieces = ['*a ', '_', '`', '`a', '*a_ ~b', 'h', '> ', '```', '*_~a~_* ', 'https://a.example/* ', '\n'];
    for (const piece of pieces) {
      const text = piece.repeat(200_000 / piece.length);
      expect(markedBlocks(text), piece).not.toEqual([]);
    }
  });
});
