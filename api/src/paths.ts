import { routes } from '@atrium/contract/routes';
import { getPath } from 'hono/utils/url';

/** As the router reads it: a letter of a path may be written as its number, `%65` for `e`. */
export function readPath(pathname: string): string {
  return pathname.includes('%') ? getPath(new Request(`http://here${pathname}`)) : pathname;
}

const token = '{token}';
const secretPaths = routes.map(({ path }) => path).filter((path) => path.includes(token));

/** As logs keep it, whatever it was asked with: a secret address is all that it takes to read what is there. */
export function loggedPath(pathname: string): string {
  const path = readPath(pathname);
  return secretPaths.find((secret) => path.startsWith(secret.slice(0, secret.indexOf(token)))) ?? pathname;
}
