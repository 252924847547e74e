import { defaultParseSearch } from '@tanstack/react-router';

/** An address of ours, as a link takes it. Read as the router reads it: a number that came as a text would be in quotes, at another address. */
export function toLink(path: string): { to: string; search: Record<string, unknown> } {
  const { pathname, search } = new URL(path, 'http://here');
  return { to: pathname, search: defaultParseSearch(search) };
}
