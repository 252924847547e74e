import { createContext, useContext } from 'react';

/** The currency of the document whose changes are told; null where they are of many things. */
export const DocumentCurrency = createContext<string | null>(null);

export function useDocumentCurrency(): string | null {
  return useContext(DocumentCurrency);
}
