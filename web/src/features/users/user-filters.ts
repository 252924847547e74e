import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { roleName } from '../../ui/access/role-words.ts';
import { useRoles } from '../../ui/access/roles.queries.ts';
import type { DataFilter } from '../../ui/data-table/data-table.types.ts';
import { useFormat } from '../../ui/format.ts';
import { periodsOf } from '../../ui/periods.ts';

export function useChoiceFilter() {
  const { t } = useTranslation();
  return useCallback(
    (id: 'role' | 'currentPlan' | 'status', texts: string, values: readonly string[]): DataFilter => ({
      id,
      label: t(`users.fields.${id}`),
      options: values.map((value) => ({ value, label: t(`users.${texts}.${value}`) })),
    }),
    [t],
  );
}

/** For who may read roles. 0 is what the server calls nobody's. */
export function useAccessRoleFilter(): readonly DataFilter[] {
  const { t } = useTranslation();
  const ability = useAbility();
  const roles = useRoles();
  if (ability.cannot('read', 'Role')) return [];
  const options = roles.map((role) => ({ value: String(role.id), label: roleName(role, t) }));
  return [
    {
      id: 'accessRoleId',
      label: t('users.fields.accessRoleId'),
      options: [...options, { value: '0', label: t('roles.none') }],
    },
  ];
}

/** Some periods around today in which somebody joined; and other days, if the address names them. */
export function useJoinedFilter(chosen: string | undefined): DataFilter {
  const { t } = useTranslation();
  const { days } = useFormat();
  return useMemo(() => {
    const options = Object.entries(periodsOf(new Date().toISOString().slice(0, 10))).map(([name, value]) => ({
      value,
      label: t(`users.periods.${name}`),
    }));
    const [from = '', to = from] = chosen?.split('..') ?? [];
    const isOther = chosen !== undefined && options.every(({ value }) => value !== chosen);
    const others = isOther ? [{ value: chosen, label: days(from, to) }] : [];
    return { id: 'joined', label: t('users.joined'), options: [...options, ...others] };
  }, [t, days, chosen]);
}
