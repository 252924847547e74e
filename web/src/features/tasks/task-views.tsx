import { taskTags } from '@atrium/contract/tasks';
import { Button } from '@mantine/core';
import { IconCircleCheck, IconInbox, IconList, IconPlus, IconStar, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePagesAhead } from '../../navigation/use-pages-ahead.ts';
import { useAbility } from '../../session/ability.ts';
import { useFormat } from '../../ui/format.ts';
import classes from '../../ui/views.module.css';
import { Views } from '../../ui/views.tsx';
import { tagTones } from './task-labels.tsx';
import { taskCountsQuery } from './tasks.queries.ts';

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** The ways to look at one's tasks, each with how many it has. */
export function TaskViews({ onAdd }: { onAdd: () => void }) {
  const { t } = useTranslation();
  const ability = useAbility();
  const { data: counts } = useQuery(taskCountsQuery);
  usePagesAhead('/_shell/apps/todo/', '/_shell/apps/todo/$filter', '/_shell/apps/todo/tag/$tag');
  return (
    <Views
      label={t('tasks.views.label')}
      isCounted={counts !== undefined}
      action={
        ability.can('create', 'Task') && (
          <Button fullWidth leftSection={<IconPlus {...icon} />} onClick={onAdd}>
            {t('tasks.add')}
          </Button>
        )
      }
    >
      <ul className={classes.viewList}>
        <View to="/apps/todo" icon={<IconList {...icon} />} label={t('tasks.views.all')} count={counts?.open} />
        <View
          to="/apps/todo/assigned"
          icon={<IconInbox {...icon} />}
          label={t('tasks.views.assigned')}
          count={counts?.assigned}
        />
        <View
          to="/apps/todo/important"
          icon={<IconStar {...icon} />}
          label={t('tasks.views.important')}
          count={counts?.important}
        />
        <View
          to="/apps/todo/completed"
          icon={<IconCircleCheck {...icon} />}
          label={t('tasks.views.completed')}
          count={counts?.completed}
        />
        <View
          to="/apps/todo/deleted"
          icon={<IconTrash {...icon} />}
          label={t('tasks.views.deleted')}
          count={counts?.deleted}
        />
      </ul>
      <h2 className={classes.viewsHeading}>{t('tasks.tagsHeading')}</h2>
      <ul className={classes.viewList}>
        {taskTags.map((tag) => (
          <View
            key={tag}
            to={`/apps/todo/tag/${tag}`}
            icon={<span className={classes.dot} data-tone={tagTones[tag]} />}
            label={t(`tasks.tags.${tag}`)}
            count={counts?.tags.find((counted) => counted.tag === tag)?.total}
          />
        ))}
      </ul>
    </Views>
  );
}

interface ViewProps {
  to: string;
  icon: ReactNode;
  label: string;
  count: number | undefined;
}

function View({ to, icon, label, count }: ViewProps) {
  const { number } = useFormat();
  return (
    <li>
      <Link to={to} className={classes.view} activeOptions={{ exact: true, includeSearch: false }}>
        {icon}
        <span className={classes.viewName}>{label}</span>
        {count !== undefined && count > 0 && <span className={classes.viewCount}>{number(count)}</span>}
      </Link>
    </li>
  );
}
