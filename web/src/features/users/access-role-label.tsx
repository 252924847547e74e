import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { RoleBadge } from '../../ui/access/role-badge.tsx';
import { useRoles } from '../../ui/access/roles.queries.ts';

/** The access role of a user, as far as one may read roles. */
export function AccessRoleLabel({ id }: { id: number | null }) {
  const { t } = useTranslation();
  const role = useRoles().find((candidate) => candidate.id === id);
  if (id === null)
    return (
      <Text span size="sm" c="dimmed">
        {t('roles.none')}
      </Text>
    );
  return role ? <RoleBadge role={role} isLink={false} /> : '–';
}
