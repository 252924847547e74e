import '../../../ui/mantine-styles.ts';
import type { Task } from '@atrium/contract/tasks';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../../session/ability.ts';
import { useFormat } from '../../../ui/format.ts';
import { PersonAvatar } from '../../../ui/person-avatar.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { usePersonName } from '../../../ui/use-person-name.ts';
import cardClasses from '../card.module.css';
import { Card, Loaded } from '../card.tsx';
import { Facts } from '../facts.tsx';
import { Progress } from './advance-cards-task-people.tsx';
import classes from './advance-cards-work.module.css';
import { teamTaskQuery, useCompleteTask } from './advance-cards-work.queries.ts';

/** What the team has to do next. */
export function TeamTask() {
  const ability = useAbility();
  return ability.can('read', 'Task') ? <Next /> : null;
}

function Next() {
  const { t } = useTranslation();
  const answer = useQuery(teamTaskQuery);
  return (
    <Card
      title={t('dashboards.teamTask.title')}
      span={4}
      link={
        <Link to="/apps/todo/tag/$tag" params={{ tag: 'team' }} className={cardClasses.link}>
          {t('dashboards.teamTask.link')}
        </Link>
      }
    >
      <Loaded answer={answer} height={224}>
        {(task) =>
          task ? (
            <TaskOfTeam key={task.id} task={task} />
          ) : (
            <p className={cardClasses.text}>{t('dashboards.teamTask.none')}</p>
          )
        }
      </Loaded>
    </Card>
  );
}

function TaskOfTeam({ task }: { task: Task }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const ability = useAbility();
  const { mutate, isPending } = useCompleteTask();
  const { id, title, tags, assignee, checklist, comments } = task;
  const done = checklist.filter(({ isDone }) => isDone).length;
  const steps = t('dashboards.teamTask.ofSteps', { done: number(done), all: number(checklist.length) });
  return (
    <>
      <div className={classes.dated}>
        <DayBadge day={task.dueDate} />
        <span className={classes.words}>
          <Link to="/apps/todo" search={{ task: id }} className={cardClasses.link}>
            <bdi>{title}</bdi>
          </Link>
          <span className={classes.tags}>
            {tags.map((tag) => (
              <StatusBadge key={tag} tone="neutral" label={t(`tasks.tags.${tag}`)} />
            ))}
          </span>
          {assignee && <Assignee name={assignee.fullName} avatar={assignee.avatar} />}
        </span>
      </div>
      {checklist.length > 0 && <Progress share={done / checklist.length} />}
      <Facts
        facts={[
          ...(checklist.length > 0 ? [{ id: 'steps', name: t('dashboards.teamTask.steps'), value: steps }] : []),
          { id: 'comments', name: t('dashboards.teamTask.comments'), value: number(comments) },
        ]}
      />
      {ability.can('update', 'Task') && (
        <Button
          className={classes.action}
          variant="default"
          size="compact-sm"
          loading={isPending}
          onClick={() => mutate(task)}
        >
          {t('dashboards.teamTask.complete')}
        </Button>
      )}
    </>
  );
}

function Assignee({ name, avatar }: { name: string; avatar: string }) {
  const nameOf = usePersonName();
  return (
    <span className={classes.assignee}>
      <PersonAvatar name={name} picture={avatar} size="sm" />
      <bdi className={cardClasses.text}>{nameOf(name)}</bdi>
    </span>
  );
}

function DayBadge({ day }: { day: string | null }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (day === null) return null;
  return (
    <time className={classes.day} dateTime={day}>
      <span className={classes.hidden}>{t('dashboards.coming.due', { day: format.day(day) })}</span>
      <span aria-hidden>{format.month(day)}</span>
      <strong aria-hidden>{format.number(Number(day.slice(8)))}</strong>
    </time>
  );
}
