import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { messagesWithQuery } from '../chat.queries.ts';

const shownAtOnce = 20;

/**
 * The latest messages of all chats that have some words. An answer looks through a stretch of them alone: it is asked on until enough were
 * found, or none are left.
 */
export function useMessagesWith(q: string) {
  const [asked, ask] = useState({ q, count: shownAtOnce });
  const count = asked.q === q ? asked.count : shownAtOnce;
  const { data, error, hasNextPage, isFetching, isFetchingNextPage, isPlaceholderData, ...query } = useInfiniteQuery(
    messagesWithQuery(q),
  );
  const { fetchNextPage, refetch } = query;
  const messages = data?.pages.flatMap((page) => page.messages);
  const isShort = hasNextPage && !isPlaceholderData && (messages?.length ?? 0) < count;
  // Not only while nothing is on its way: where others write all the time, something always is.
  const goesOn = isShort && !isFetchingNextPage && error === null;
  useEffect(() => {
    if (goesOn) void fetchNextPage();
  }, [goesOn, fetchNextPage]);
  return {
    messages: messages?.slice(0, count),
    error,
    isLooking: isFetching || isShort,
    hasMore: !isShort && (hasNextPage || (messages?.length ?? 0) > count),
    more: () => ask({ q, count: count + shownAtOnce }),
    retry: () => void refetch(),
  };
}
