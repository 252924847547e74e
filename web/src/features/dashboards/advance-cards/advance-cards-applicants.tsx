import '../../../ui/mantine-styles.ts';
import type { EmployeeRecord } from '@atrium/contract/employee-records';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../../session/ability.ts';
import { useFormat } from '../../../ui/format.ts';
import { PersonAvatar } from '../../../ui/person-avatar.tsx';
import cardClasses from '../card.module.css';
import { Card, Loaded } from '../card.tsx';
import tableClasses from '../table.module.css';
import { applicantsQuery, statusNumber, useDecide } from './advance-cards-applicants.queries.ts';
import classes from './advance-cards-work.module.css';

const shown = 3;

/** Who wants to work here. */
export function Applicants() {
  const ability = useAbility();
  return ability.can('read', 'Employee') ? <Latest /> : null;
}

function Latest() {
  const { t } = useTranslation();
  const answer = useQuery(applicantsQuery);
  const total = answer.data?.total ?? 0;
  return (
    <Card
      title={t('dashboards.applicants.title')}
      text={t('dashboards.applicants.text')}
      span={4}
      link={<ApplicantsLink total={total} />}
    >
      <Loaded answer={answer} height={92 * shown}>
        {({ employees }) => (
          <div className={classes.filling}>
            {employees.length === 0 ? (
              <p className={cardClasses.text}>{t('dashboards.applicants.none')}</p>
            ) : (
              <ul className={tableClasses.list} aria-label={t('dashboards.applicants.title')}>
                {employees.map((applicant) => (
                  <Applicant key={applicant.id} applicant={applicant} />
                ))}
              </ul>
            )}
          </div>
        )}
      </Loaded>
    </Card>
  );
}

function ApplicantsLink({ total }: { total: number }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (
    <Link to="/datatables/basic" search={{ status: statusNumber('Applied') }} className={cardClasses.link}>
      {t('dashboards.applicants.all', { count: total, formatted: number(total) })}
    </Link>
  );
}

function Applicant({ applicant }: { applicant: EmployeeRecord }) {
  const { id, fullName, post, city, avatar } = applicant;
  return (
    <li className={classes.applicant}>
      <span className={classes.person}>
        <PersonAvatar name={fullName} picture={avatar} />
        <span className={tableClasses.words}>
          <Link to="/datatables/basic" search={{ employee: id }} className={cardClasses.link}>
            <bdi>{fullName}</bdi>
          </Link>
          <span className={tableClasses.note}>
            <bdi>{post}</bdi>
            {city !== '' && (
              <>
                {' · '}
                <bdi>{city}</bdi>
              </>
            )}
          </span>
        </span>
      </span>
      <Decision applicant={applicant} />
    </li>
  );
}

function Decision({ applicant }: { applicant: EmployeeRecord }) {
  const { t } = useTranslation();
  const ability = useAbility();
  const { mutate, isPending } = useDecide();
  if (ability.cannot('update', 'Employee')) return null;
  const name = applicant.fullName;
  return (
    <span className={classes.decision}>
      {(['Current', 'Rejected'] as const).map((status) => (
        <Button
          key={status}
          variant="default"
          size="compact-sm"
          disabled={isPending}
          aria-label={t(`dashboards.applicants.decideOn.${status}`, { name })}
          onClick={() => mutate({ applicant, status })}
        >
          {t(`dashboards.applicants.decide.${status}`)}
        </Button>
      ))}
    </span>
  );
}
