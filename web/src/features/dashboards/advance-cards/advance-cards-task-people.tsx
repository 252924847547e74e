import type { TaskPerson } from '@atrium/contract/work-figures';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../../session/ability.ts';
import { useFormat } from '../../../ui/format.ts';
import { PersonAvatar } from '../../../ui/person-avatar.tsx';
import { usePersonName } from '../../../ui/use-person-name.ts';
import cardClasses from '../card.module.css';
import { Card, Loaded } from '../card.tsx';
import tableClasses from '../table.module.css';
import classes from './advance-cards-work.module.css';
import { taskPeopleQuery } from './advance-cards-work.queries.ts';

const shown = 6;

/** Who has which part of one's own tasks, and how far they are. */
export function TaskPeople() {
  const ability = useAbility();
  return ability.can('read', 'Task') ? <People /> : null;
}

function People() {
  const { t } = useTranslation();
  const answer = useQuery(taskPeopleQuery);
  return (
    <Card
      title={t('dashboards.taskPeople.title')}
      text={t('dashboards.taskPeople.text')}
      span={4}
      link={
        <Link to="/apps/todo" search={{ sortBy: 'assignee' }} className={cardClasses.link}>
          {t('dashboards.taskPeople.link')}
        </Link>
      }
    >
      <Loaded answer={answer} height={52 * shown}>
        {(people) =>
          people.length === 0 ? (
            <p className={cardClasses.text}>{t('dashboards.taskPeople.none')}</p>
          ) : (
            <ul className={tableClasses.list} aria-label={t('dashboards.taskPeople.title')}>
              {people.map((person) => (
                <PersonRow key={person.accountId ?? person.name} person={person} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}

function PersonRow({ person: { name, avatar, open, completed } }: { person: TaskPerson }) {
  const { t } = useTranslation();
  const { number, percent } = useFormat();
  const nameOf = usePersonName();
  const share = completed / (open + completed);
  return (
    <li className={tableClasses.row}>
      <span className={classes.person}>
        <PersonAvatar name={name} picture={avatar} />
        <span className={tableClasses.words}>
          <bdi>{nameOf(name)}</bdi>
          <span className={tableClasses.note}>
            {t('dashboards.taskPeople.open', { count: open, formatted: number(open) })}
          </span>
        </span>
      </span>
      <span className={tableClasses.end}>
        <span>{t('dashboards.taskPeople.done', { share: percent(share) })}</span>
        <Progress share={share} />
      </span>
    </li>
  );
}

/** How much of it is done; it is told in words beside it. */
export function Progress({ share }: { share: number }) {
  return (
    <span className={classes.progress} aria-hidden>
      <span style={{ inlineSize: `${share * 100}%` }} />
    </span>
  );
}
