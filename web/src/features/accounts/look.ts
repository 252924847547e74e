import { createContext, useContext } from 'react';

/** How the pages of signing in look: beside a picture, or as a card. The working ones have the picture. */
export type Look = 'own' | 'cover' | 'basic';

export const LookContext = createContext<Look>('own');

const pages = ['login', 'register', 'forgot-password', 'two-steps'] as const;
type Page = (typeof pages)[number];

/** Where the links of a page lead: to pages that look like it. */
export function useAccountLinks(): { look: Look; to: (page: Page) => string } {
  const look = useContext(LookContext);
  return { look, to: (page) => (look === 'own' ? `/${page}` : `/pages/${page}-${look}`) };
}
