import { findMailRecipients, type MailRecipient } from '@atrium/contract/contacts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../../backend/client.ts';
import { useStillList } from '../../../ui/forms/use-still-list.ts';
import { asksOn, questionOf } from './suggestion-questions.ts';

const pause = 120;
const nobody: readonly MailRecipient[] = [];

function recipientsQuery(q: string) {
  return queryOptions({
    queryKey: ['contact', 'recipients', q],
    queryFn: ({ signal }) => call(findMailRecipients, { query: { q } }, { signal }),
    // What was found for somebody else is not shown meanwhile.
    placeholderData: (previous, query) => (asksOn(query?.queryKey[2] ?? '', q) ? previous : undefined),
  });
}

interface Suggestions {
  people: readonly MailRecipient[];
  /** Whether they are of what is typed now, and not of a little less or more of it. */
  areOfTyped: boolean;
}

/** Whom one may mean, while one types. */
export function useSuggestions(typed: string): Suggestions {
  const asked = questionOf(typed);
  const q = useLater(asked);
  const { data, isPlaceholderData } = useQuery({ ...recipientsQuery(q), enabled: q !== '' });
  const found = asksOn(q, asked) ? (data?.recipients ?? nobody) : nobody;
  const people = useStillList(found);
  return { people, areOfTyped: people === found && q === asked && data !== undefined && !isPlaceholderData };
}

/** Finds those whom one may mean by what is typed, without the pause; nobody where there is no answer. */
export function useFindSuggestions(): (typed: string) => Promise<readonly MailRecipient[]> {
  const client = useQueryClient();
  return useCallback(
    async (typed) => {
      const answer = await client.fetchQuery(recipientsQuery(questionOf(typed))).catch(() => null);
      return answer?.recipients ?? [];
    },
    [client],
  );
}

function useLater(value: string): string {
  const [later, setLater] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return later;
}
