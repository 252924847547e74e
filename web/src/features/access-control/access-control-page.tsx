import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/Card.css';
import { Card } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { useAccount } from '../../session/session.ts';
import { roleName } from '../../ui/access/role-words.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import classes from './access-control.module.css';
import { OwnAccessTable } from './own-access-table.tsx';
import { RolesTable } from './roles-table.tsx';

export function AccessControlPage() {
  const { t } = useTranslation();
  const ability = useAbility();
  const { role = 'client', accessRole = null } = useAccount() ?? {};
  const text = accessRole
    ? t('accessControl.own.member', { role: roleName(accessRole, t) })
    : t(`accessControl.own.${role}`);
  return (
    <>
      <PageHeader titleKey="accessControl.title" />
      <div className={classes.cards}>
        <Card component="section" aria-labelledby="own-access">
          <h2 id="own-access">{t('accessControl.own.title')}</h2>
          <p className={classes.text}>{text}</p>
          <OwnAccessTable ability={ability} />
        </Card>
        {ability.can('manage', 'all') && (
          <Card component="section" aria-labelledby="access-of-roles">
            <h2 id="access-of-roles">{t('accessControl.everyone.title')}</h2>
            <p className={classes.text}>{t('accessControl.everyone.text')}</p>
            <RolesTable />
          </Card>
        )}
      </div>
    </>
  );
}
