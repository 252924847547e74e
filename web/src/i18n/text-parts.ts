/** The places of pages that have a file of texts for what they show besides: `/apps/<place>`, `/pages/<place>` and `/dashboard/<place>`. */
export const textPlaces = [
  'account-settings',
  'analytics',
  'api-key',
  'blog',
  'calendar',
  'changes',
  'chat',
  'ecommerce',
  'email',
  'faq',
  'invoice',
  'knowledge-base',
  'license',
  'messages',
  'modal-examples',
  'permissions',
  'pricing',
  'profile',
  'roles',
  'todo',
  'user',
] as const;

/**
 * The files of texts. `start` is for the pages before sign-in, `inside` for those, all that stands around every page inside and the dashboard
 * that most begin at, `shared` for what many places show besides, `palette` for the search over everything, a place for what only its pages do, `others` for the pages inside that are at no
 * such place, and `all` has every text.
 */
export type TextPart = 'start' | 'inside' | 'shared' | 'palette' | (typeof textPlaces)[number] | 'others' | 'all';

const withPlaces: readonly string[] = ['apps', 'pages', 'dashboard'];

/** What a page inside needs, by its path in the app. early.js knows it too. */
export function textPartsOf(path: string): readonly TextPart[] {
  if (path === '/' || path === '/dashboard/ecommerce') return ['inside'];
  const [, first = '', second] = path.split('/');
  const place = withPlaces.includes(first) ? textPlaces.find((name) => name === second) : undefined;
  return ['inside', 'shared', place ?? 'others'];
}
