import { type Change, changeActions, entities } from '@atrium/contract/changes';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActorName } from '../../ui/changes/change-actor.ts';
import type { DataFilter } from '../../ui/data-table/data-table.types.ts';
import { useFormat } from '../../ui/format.ts';
import { useStillList } from '../../ui/forms/use-still-list.ts';
import { changeActorQuery, changeActorsQuery } from './change-actors.queries.ts';
import type { ChangeListSearch } from './change-list-search.ts';

/** By kind, and the number of a record of that; by deed, by day, and by who did it. */
export function useChangeFilters(
  { entity, entityId, actorId, days }: Pick<ChangeListSearch, 'entity' | 'entityId' | 'actorId' | 'days'>,
  changes: readonly Change[] | undefined,
): readonly DataFilter[] {
  const { t } = useTranslation();
  const numberFilter = useNumberFilter(entityId);
  const daysFilter = useDaysFilter(days);
  const actorFilter = useActorFilter(actorId, changes);
  return useMemo(
    () => [
      {
        id: 'entity',
        label: t('changes.entity'),
        options: entities.map((entity) => ({ value: entity, label: t(`changes.entities.${entity}`) })),
      },
      ...(entity === undefined ? [] : [numberFilter]),
      {
        id: 'action',
        label: t('changes.action'),
        options: changeActions.map((action) => ({ value: action, label: t(`changes.actions.${action}`) })),
      },
      daysFilter,
      actorFilter,
    ],
    [t, entity, numberFilter, daysFilter, actorFilter],
  );
}

/** Any number that is typed: whether something has it, the list says. */
function useNumberFilter(entityId: number | undefined): DataFilter {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  return useMemo(() => {
    const number = /^#?([1-9]\d{0,14})$/.exec(typed.trim())?.[1];
    const numbers = new Set([entityId?.toString(), number].filter((each) => each !== undefined));
    return {
      id: 'entityId',
      label: t('changes.recordNumber'),
      options: [...numbers].map((value) => ({ value, label: `#${value}` })),
      search: { typed, onType: setTyped, nothing: t('changes.typeNumber') },
    };
  }, [t, entityId, typed]);
}

const spans = { today: 0, week: 6, month: 27, year: 364 } as const;

/** Some spans that end today; and another one, if the address names it. */
function useDaysFilter(chosen: string | undefined): DataFilter {
  const { t } = useTranslation();
  const { days } = useFormat();
  return useMemo(() => {
    const options = Object.entries(spans).map(([name, before]) => ({
      value: `${dayBefore(before)}..${dayBefore(0)}`,
      label: t(`changes.spans.${name}`),
    }));
    const [from = '', to = from] = chosen?.split('..') ?? [];
    const isOther = chosen !== undefined && options.every(({ value }) => value !== chosen);
    const others = isOther ? [{ value: chosen, label: days(from, to) }] : [];
    return { id: 'days', label: t('changes.when'), options: [...options, ...others] };
  }, [t, days, chosen]);
}

function dayBefore(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}

/** Any account, found by typing. The one that the address names is there whether it stands on the page or not. */
function useActorFilter(actorId: number | undefined, changes: readonly Change[] | undefined): DataFilter {
  const { t } = useTranslation();
  const name = useNameOfActor(actorId, changes);
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed === name ? '' : typed.trim().slice(0, 100), 150);
  const { data = [] } = useQuery(changeActorsQuery(q));
  const found = useStillList(data);
  return useMemo(() => {
    const others = found
      .filter(({ accountId }) => accountId !== actorId)
      .map(({ accountId, name, username }) => ({
        ...{ value: String(accountId), label: name },
        ...(username !== name && { detail: username }),
      }));
    return {
      id: 'actorId',
      label: t('changes.who'),
      options: actorId === undefined ? others : [{ value: String(actorId), label: name }, ...others],
      search: { typed, onType: setTyped, nothing: t('changes.nobody') },
    };
  }, [t, actorId, name, found, typed]);
}

/** What they are called; before that is known, and once they have closed their account, what stands in the list. */
function useNameOfActor(actorId: number | undefined, changes: readonly Change[] | undefined): string {
  const { t } = useTranslation();
  const nameOf = useActorName();
  const { data: actor } = useQuery({ ...changeActorQuery(actorId ?? 0), enabled: actorId !== undefined });
  if (actorId === undefined) return '';
  const theirs = changes?.find((change) => change.actorId === actorId);
  return actor?.name || (theirs ? nameOf(theirs) : t('changes.account', { id: actorId }));
}
