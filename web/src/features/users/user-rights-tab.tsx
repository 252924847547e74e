import { type Area, areas, type Grant, grantOf, rights } from '@atrium/contract/grants';
import type { Explanation, explainAccess } from '@atrium/contract/roles';
import type { RouteResult } from '@atrium/contract/route';
import type { User } from '@atrium/contract/users';
import { Alert, Skeleton } from '@mantine/core';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { grantWords, roleName } from '../../ui/access/role-words.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { useFormat } from '../../ui/format.ts';
import { Panel } from '../../ui/panel.tsx';
import classes from './roles.module.css';
import { explanationQuery } from './roles.queries.ts';

type Answer = RouteResult<typeof explainAccess>;

/** What the server lets this user do, cell by cell, and by what. */
export function UserRightsTab({ user }: { user: User }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(explanationQuery(user.id));
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={420} />;
  return (
    <Panel title={t('roles.explain.title')} text={t('roles.explain.text')}>
      <Standing holder={data.holder} />
      <div className={classes.scroll}>
        <table className={classes.matrix} aria-label={t('roles.explain.title')}>
          <thead>
            <tr>
              <th scope="col">{t('roles.form.area')}</th>
              {rights.map((right) => (
                <th key={right} scope="col" className={classes.cell}>
                  {t(`roles.rights.${right}`)}
                </th>
              ))}
              <th scope="col">{t('roles.explain.why')}</th>
            </tr>
          </thead>
          <tbody>
            {areas.map((area) => (
              <AreaRow key={area} area={area} answer={data} />
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}

/** What keeps the user from all of it, whatever their role says. */
function Standing({ holder }: Pick<Answer, 'holder'>) {
  const { t } = useTranslation();
  if (holder.accountRole === null)
    return (
      <Alert color="warning" mb="md">
        {t('roles.explain.noAccount')}
      </Alert>
    );
  if (!holder.isSuspended) return null;
  return (
    <Alert color="warning" mb="md">
      {t('roles.explain.suspended')}
    </Alert>
  );
}

function AreaRow({ area, answer }: { area: Area; answer: Answer }) {
  const { t } = useTranslation();
  const { list } = useFormat();
  const explanations = answer.explanations.filter((explanation) => explanation.area === area);
  return (
    <tr>
      <th scope="row">{t(`roles.areas.${area}`)}</th>
      {explanations.map((explanation) => (
        <td key={explanation.rights.join()} className={classes.cell}>
          {isGiven(explanation) ? (
            <IconCheck className={classes.yes} size={16} role="img" aria-label={t('accessControl.allowed')} />
          ) : (
            <IconMinus className={classes.no} size={16} role="img" aria-label={t('accessControl.notAllowed')} />
          )}
        </td>
      ))}
      <td className={classes.reason}>{reasonOf(area, explanations, answer, t, list)}</td>
    </tr>
  );
}

/** By the account, by the role, or by the cell that it takes: whoever has no account yet gets it with one. */
function isGiven({ chain }: Explanation): boolean {
  const grants = chain.filter(({ link }) => link === 'grant');
  return grants.length > 0 ? grants.every(({ allows }) => allows) : chain.at(-1)?.allows === true;
}

/** The last link of the chains of a row, in a sentence. */
function reasonOf(
  area: Area,
  explanations: readonly Explanation[],
  { holder }: Answer,
  t: TFunction,
  list: (parts: readonly string[]) => string,
): string {
  const last = explanations[0]?.chain.at(-1);
  if (last?.link === 'suspension') return t('roles.explain.suspended');
  if (last?.link === 'account') return t('roles.explain.admin');
  if (last?.link === 'everybody') return t('roles.explain.everybody');
  if (!holder.accessRole) return t('roles.explain.noRole');
  const role = roleName(holder.accessRole, t);
  if (last?.link === 'role') return t('roles.explain.fullAccess', { role });
  const given = explanations.filter(isGiven).flatMap((explanation) => explanation.rights);
  if (given.length === 0) return t('roles.explain.givesNothing', { role });
  const cells = given.map((right): Grant => grantOf(area, right));
  return t('roles.explain.gives', { role, what: list(grantWords(cells, t)) });
}
