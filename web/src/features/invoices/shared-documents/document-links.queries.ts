import {
  addDocumentLink,
  type DocumentKind,
  getDocumentLinks,
  revokeDocumentLinks,
} from '@atrium/contract/document-links';
import { queryOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../backend/client.ts';
import { useCommand } from '../../../ui/use-command.ts';

/** The third part is a text: what somebody's live change names is the address, not the document. */
export function documentLinksQuery(kind: DocumentKind, id: number) {
  return queryOptions({
    queryKey: ['document-link', 'of', `${kind} ${id}`],
    queryFn: ({ signal }) => call(getDocumentLinks, { parameters: { kind, id } }, { signal }),
  });
}

export function useAddLink(kind: DocumentKind, id: number) {
  const { t } = useTranslation();
  return useCommand({
    ask: () => call(addDocumentLink, { parameters: { kind, id } }),
    said: () => t('billing.link.made'),
    touches: ['document-link'],
  });
}

export function useRevokeLinks(kind: DocumentKind, id: number) {
  const { t } = useTranslation();
  return useCommand({
    ask: () => call(revokeDocumentLinks, { parameters: { kind, id } }),
    said: () => t('billing.link.revoked'),
    touches: ['document-link'],
  });
}
