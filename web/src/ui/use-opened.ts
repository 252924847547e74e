import { idParameter } from '@atrium/contract/text';
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../backend/backend-error.ts';
import { liesBehind, stepBack } from '../navigation/entries-behind.ts';
import { notify } from './notify.tsx';
import { useLatest } from './use-latest.ts';

interface OpenedByAddress<Opened, Answer, Thing, Key extends QueryKey> {
  /** What the address names one of them by: `?client=12`. */
  parameter: string;
  /** Answers null where there is no such thing. */
  query: (id: number) => UseQueryOptions<Answer, Error, Thing | null, Key>;
  open: (thing: Thing) => Opened;
  /** What is open at first. */
  initial?: Opened;
  /** Whether whoever looks may have it open; the list alone is shown to who may not. */
  isAllowed?: boolean;
}

/**
 * What is open beside a list: what somebody opens there, or what the address names, by which it is led to from elsewhere. Once that is
 * closed, the address does not name it any more; what is not there is said.
 */
export function useOpened<Opened, Answer, Thing, Key extends QueryKey>({
  parameter,
  query,
  open,
  initial,
  isAllowed = true,
}: OpenedByAddress<Opened, Answer, Thing, Key>): [opened: Opened | null, setOpened: (opened: Opened | null) => void] {
  const { id: inAddress, forget } = useNamedIn(parameter);
  const id = isAllowed ? inAddress : null;
  const latestForget = useLatest(forget);
  // What was asked before it was made does not know of it.
  const { data, error, isFetching } = useQuery({ ...query(id ?? 0), enabled: id !== null, staleTime: 0 });
  const [opened, setOpened] = useState<Opened | null>(initial ?? null);
  const [named, setNamed] = useState<{ id: number; isOpen: boolean } | null>(null);
  if (id === null && named !== null) {
    setNamed(null);
    if (named.isOpen) setOpened(null);
  }
  if (id !== null && data && named?.id !== id) {
    setNamed({ id, isOpen: true });
    setOpened(() => open(data));
  }
  const isMissing = id !== null && named?.id !== id && !isFetching;
  useSayingMissing(isMissing && { error, isGone: data === null }, latestForget);
  // Not before what is closed is gone: it would ask whether it may be left.
  const isClosed = named?.id === id && named?.isOpen === false;
  useEffect(() => {
    if (isClosed) latestForget.current();
  }, [isClosed, latestForget]);
  const change = useCallback(
    (next: Opened | null) => {
      setOpened(() => next);
      if (next === null && id !== null) setNamed({ id, isOpen: false });
    },
    [id],
  );
  return [opened, change];
}

/** The number in the address, and how it is taken out of it. */
export function useNamedIn(parameter: string): { id: number | null; forget: () => void } {
  const router = useRouter();
  const navigate = useNavigate();
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const { data: id = null } = idParameter().safeParse(String(search[parameter]));
  const forget = () => {
    const there = { to: '.', search: (before: object) => ({ ...before, [parameter]: undefined }) } as const;
    if (liesBehind(router, router.buildLocation(there).publicHref)) stepBack(router);
    else void navigate({ ...there, replace: true, resetScroll: false });
  };
  return { id, forget };
}

function useSayingMissing(
  missing: false | { error: Error | null; isGone: boolean },
  forget: RefObject<() => void>,
): void {
  const { t } = useTranslation();
  const said = missing && (missing.error ? messageOf(missing.error) : missing.isGone && t('ui.notThere'));
  useEffect(() => {
    if (said === false) return;
    notify({ message: said, tone: 'error' });
    forget.current();
  }, [said, forget]);
}
