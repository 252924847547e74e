import { type Change, changeActions, entities } from '@atrium/contract/changes';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useActorName } from '../../ui/changes/change-actor.ts';
import type { DataFilter } from '../../ui/data-table/data-table.types.ts';
import { useFormat } from '../../ui/format.ts';
import type { ChangeListSearch } from './change-list-search.ts';

/** By kind, by deed, by day; and by whoever was chosen in the list, which may be let go of again. */
export function useChangeFilters(
  { actorId, days }: Pick<ChangeListSearch, 'actorId' | 'days'>,
  changes: readonly Change[] | undefined,
): readonly DataFilter[] {
  const { t } = useTranslation();
  const daysFilter = useDaysFilter(days);
  const actorFilter = useActorFilter(actorId, changes);
  return useMemo(
    () => [
      {
        id: 'entity',
        label: t('changes.entity'),
        options: entities.map((entity) => ({ value: entity, label: t(`changes.entities.${entity}`) })),
      },
      {
        id: 'action',
        label: t('changes.action'),
        options: changeActions.map((action) => ({ value: action, label: t(`changes.actions.${action}`) })),
      },
      daysFilter,
      ...actorFilter,
    ],
    [t, daysFilter, actorFilter],
  );
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

function useActorFilter(actorId: number | undefined, changes: readonly Change[] | undefined): readonly DataFilter[] {
  const { t } = useTranslation();
  const nameOf = useActorName();
  const theirs = changes?.find((change) => change.actorId === actorId);
  const name = theirs ? nameOf(theirs) : actorId === undefined ? '' : t('changes.account', { id: actorId });
  return useMemo(
    () =>
      actorId === undefined
        ? []
        : [{ id: 'actorId', label: t('changes.who'), options: [{ value: String(actorId), label: name }] }],
    [t, actorId, name],
  );
}
