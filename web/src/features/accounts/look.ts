import { useSearch } from '@tanstack/react-router';
import { createContext, useContext } from 'react';
import { isOwnAddress } from '../../navigation/own-address.ts';

/** How the pages of signing in look: beside a picture, or as a card. The working ones have the picture. */
export type Look = 'own' | 'cover' | 'basic';

export const LookContext = createContext<Look>('own');

const pages = ['login', 'register', 'forgot-password', 'two-steps'] as const;
type Page = (typeof pages)[number];

interface AccountLinks {
  readonly look: Look;
  readonly to: (page: Page) => string;
  /** The page that was wanted, for those that lead on to it. */
  readonly search: { readonly from?: string };
}

/** Where the links of a page lead: to pages that look like it. */
export function useAccountLinks(): AccountLinks {
  const look = useContext(LookContext);
  const { from } = useSearch({ strict: false });
  return {
    look,
    to: (page) => (look === 'own' ? `/${page}` : `/pages/${page}-${look}`),
    search: isOwnAddress(from) ? { from } : {},
  };
}
