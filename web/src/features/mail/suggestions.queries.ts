import { findMailRecipients, type MailRecipient } from '@atrium/contract/contacts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../backend/client.ts';

const pause = 120;

function recipientsQuery(q: string) {
  return queryOptions({
    queryKey: ['contact', 'recipients', q],
    queryFn: ({ signal }) => call(findMailRecipients, { query: { q } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Whom one may mean, while one types. */
export function useSuggestions(typed: string): readonly MailRecipient[] {
  const q = useLater(typed.trim().slice(0, 200));
  const { data } = useQuery({ ...recipientsQuery(q), enabled: q !== '' });
  return typed.trim() === '' ? [] : (data?.recipients ?? []);
}

function useLater(value: string): string {
  const [later, setLater] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return later;
}
