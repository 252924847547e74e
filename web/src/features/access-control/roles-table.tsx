import { type Ability, abilityOf, accountRoles, rulesOf, type Subject } from '@atrium/contract/policy';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import classes from './access-control.module.css';
import { Allowed } from './allowed.tsx';
import { allowedActions, plainActions, plainSubjects } from './policy-table.ts';

const columns = [...accountRoles, null].map((role) => ({ name: role ?? 'nobody', ability: abilityOf(rulesOf(role)) }));

/** The policy itself: what each role may do in each area. */
export function RolesTable() {
  const { t } = useTranslation();
  return (
    <section className={classes.scroll} aria-label={t('accessControl.everyone.table')}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('accessControl.subject')}</th>
            {columns.map(({ name }) => (
              <th key={name} scope="col">
                {t(`accessControl.roles.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {plainSubjects.map((subject) => (
            <tr key={subject}>
              <th scope="row">{t(`accessControl.subjects.${subject}`)}</th>
              {columns.map(({ name, ability }) => (
                <td key={name}>
                  <RoleCell ability={ability} subject={subject} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function RoleCell({ ability, subject }: { ability: Ability; subject: Subject }) {
  const { t } = useTranslation();
  const format = useFormat();
  const allowed = allowedActions(ability, subject);
  if (allowed.length === 0) return <Allowed isAllowed={false} label={t('accessControl.nothing')} />;
  const isAll = allowed.length === plainActions.length;
  const words = isAll
    ? t('accessControl.everything')
    : format.list(allowed.map((action) => t(`accessControl.actions.${action}`)));
  return <Allowed isAllowed label={words} withLabel />;
}
