import type { Ability } from '@atrium/contract/policy';
import { useTranslation } from 'react-i18next';
import classes from './access-control.module.css';
import { Allowed } from './allowed.tsx';
import { plainActions, plainSubjects } from './policy-table.ts';

/** Every area, with a tick for each thing that the account may do there. */
export function OwnAccessTable({ ability }: { ability: Ability }) {
  const { t } = useTranslation();
  return (
    <section className={classes.scroll} aria-label={t('accessControl.own.table')}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('accessControl.subject')}</th>
            {plainActions.map((action) => (
              <th key={action} scope="col" className={classes.mark}>
                {t(`accessControl.actions.${action}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {plainSubjects.map((subject) => (
            <tr key={subject}>
              <th scope="row">{t(`accessControl.subjects.${subject}`)}</th>
              {plainActions.map((action) => (
                <td key={action} className={classes.mark}>
                  <Allowed isAllowed={ability.can(action, subject)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
