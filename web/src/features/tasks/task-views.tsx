import { Button } from '@mantine/core';
import {
  IconCalendarEvent,
  IconCircleCheck,
  IconInbox,
  IconList,
  IconPlus,
  IconStar,
  IconTrash,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { usePagesAhead } from '../../navigation/use-pages-ahead.ts';
import { useAbility } from '../../session/ability.ts';
import classes from '../../ui/views.module.css';
import { Views } from '../../ui/views.tsx';
import { TagViews } from './tag-views.tsx';
import { TaskViewLink } from './task-view-link.tsx';
import { taskCountsQuery, taskTagsQuery } from './tasks.queries.ts';

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** The ways to look at one's tasks, each with how many are left to do in it. */
export function TaskViews({ onAdd }: { onAdd: () => void }) {
  const { t } = useTranslation();
  const ability = useAbility();
  const { data: counts } = useQuery(taskCountsQuery);
  const { isPending } = useQuery(taskTagsQuery);
  usePagesAhead('/_shell/apps/todo/', '/_shell/apps/todo/$filter', '/_shell/apps/todo/tag/$tag');
  return (
    <Views
      label={t('tasks.views.label')}
      isCounted={counts !== undefined && !isPending}
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
          to="/apps/todo/today"
          icon={<IconCalendarEvent {...icon} />}
          label={t('tasks.views.today')}
          count={counts?.today}
        />
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
        <View to="/apps/todo/completed" icon={<IconCircleCheck {...icon} />} label={t('tasks.views.completed')} />
        <View to="/apps/todo/deleted" icon={<IconTrash {...icon} />} label={t('tasks.views.deleted')} />
      </ul>
      <TagViews />
    </Views>
  );
}

function View(props: ComponentProps<typeof TaskViewLink>) {
  return (
    <li>
      <TaskViewLink {...props} />
    </li>
  );
}
