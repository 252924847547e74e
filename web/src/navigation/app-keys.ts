import type { Subject } from '@atrium/contract/policy';

/** After `g`, the letter that leads to an app. */
export const placesByLetter: readonly (readonly [letter: string, titleKey: string, path: string, subject: Subject])[] =
  [
    ['h', 'shell.home', '/', 'Auth'],
    ['m', 'shell.menu.email', '/apps/email', 'Mail'],
    ['c', 'shell.menu.chat', '/apps/chat', 'Chat'],
    ['o', 'shell.menu.todo', '/apps/todo', 'Task'],
    ['a', 'shell.menu.calendar', '/apps/calendar', 'Calendar'],
    ['u', 'shell.menu.user', '/apps/user/list', 'User'],
    ['v', 'shell.menu.invoice', '/apps/invoice/list', 'Invoice'],
  ];

const takings = new Set<{ letters: string }>();

/** What a page leads to by the same letters goes before the apps, for as long as it is there. */
export function takeLetters(letters: string): () => void {
  const taking = { letters };
  takings.add(taking);
  return () => takings.delete(taking);
}

export function isTaken(letter: string): boolean {
  return [...takings].some(({ letters }) => letters.includes(letter));
}
