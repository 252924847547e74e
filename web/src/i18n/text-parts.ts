/** The places of pages that have a file of texts for what they show beyond the dashboards: `/apps/<place>` and `/pages/<place>`. */
export const textPlaces = [
  'account-settings',
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
 * The files of texts. `start` is for the pages before sign-in, `dashboards` for those and all that stands around every page inside, a place
 * for what its pages show besides, `others` for the pages inside that are at no such place, and `all` has every text.
 */
export type TextPart = 'start' | 'dashboards' | (typeof textPlaces)[number] | 'others' | 'all';

/** What a page inside needs, by its path in the app. early.js knows it too. */
export function textPartsOf(path: string): readonly TextPart[] {
  const [, first, second] = path.split('/');
  if (first === '' || first === 'dashboard') return ['dashboards'];
  const place = first === 'apps' || first === 'pages' ? textPlaces.find((name) => name === second) : undefined;
  return ['dashboards', place ?? 'others'];
}
