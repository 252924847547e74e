import type { OwnTaskTag } from '@atrium/contract/task-tags';
import { type TaskTag, taskTags } from '@atrium/contract/tasks';
import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { IconDots, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { LazyMenu } from '../../ui/lazy-menu.tsx';
import { loadedLater } from '../../ui/loaded-later.ts';
import type { StatusTone } from '../../ui/status-badge.tsx';
import views from '../../ui/views.module.css';
import classes from './tag-views.module.css';
import { tagTones } from './task-labels.tsx';
import { useDeleteTag } from './task-tags.queries.ts';
import { TaskViewLink } from './task-view-link.tsx';
import { taskCountsQuery } from './tasks.queries.ts';
import { useOwnTags } from './use-task-tags.ts';

const TagPanel = loadedLater(async () => ({ default: (await import('./tag-panel.tsx')).TagPanel }));

/** The tasks of each tag: of the five, and of those that one has made. */
export function TagViews() {
  const { t } = useTranslation();
  const own = useOwnTags();
  const [edited, setEdited] = useState<OwnTaskTag | 'new' | null>(null);
  return (
    <>
      <Heading onAdd={() => setEdited('new')} />
      <ul className={`${views.viewList} ${classes.list}`}>
        {taskTags.map((tag) => (
          <li key={tag}>
            <TagLink tag={tag} tone={tagTones[tag]} label={t(`tasks.tags.${tag}`)} />
          </li>
        ))}
        {own.map((tag) => (
          <li key={tag.key} className={classes.own}>
            <TagLink tag={tag.key} tone={tag.color} label={tag.name} />
            <TagMenu tag={tag} onEdit={() => setEdited(tag)} />
          </li>
        ))}
      </ul>
      {edited && (
        <Suspense>
          <TagPanel tag={edited} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </>
  );
}

function Heading({ onAdd }: { onAdd: () => void }) {
  const { t } = useTranslation();
  const ability = useAbility();
  return (
    <div className={classes.heading}>
      <h2 className={views.viewsHeading}>{t('tasks.tagsHeading')}</h2>
      {ability.can('create', 'Task') && (
        <Tooltip label={t('tasks.ownTags.add')}>
          <ActionIcon size={28} aria-label={t('tasks.ownTags.add')} onClick={onAdd}>
            <IconPlus size={16} stroke={1.5} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
    </div>
  );
}

function TagLink({ tag, tone, label }: { tag: TaskTag; tone: StatusTone; label: string }) {
  const { data: counts } = useQuery(taskCountsQuery);
  return (
    <TaskViewLink
      to={`/apps/todo/tag/${tag}`}
      icon={<span className={views.dot} data-tone={tone} />}
      label={label}
      count={counts?.tags.find((counted) => counted.tag === tag)?.total}
    />
  );
}

function TagMenu({ tag, onEdit }: { tag: OwnTaskTag; onEdit: () => void }) {
  const { t } = useTranslation();
  const ability = useAbility();
  const remove = useDelete(tag);
  const [mayUpdate, mayDelete] = [ability.can('update', 'Task'), ability.can('delete', 'Task')];
  if (!mayUpdate && !mayDelete) return null;
  return (
    <LazyMenu
      label={t('tasks.ownTags.actionsOf', { name: tag.name })}
      icon={<IconDots size={16} stroke={1.5} aria-hidden />}
      className={classes.menuButton}
    >
      {() => (
        <>
          {mayUpdate && <Menu.Item onClick={onEdit}>{t('tasks.ownTags.edit')}</Menu.Item>}
          {mayDelete && (
            <Menu.Item color="danger" onClick={remove}>
              {t('tasks.ownTags.delete')}
            </Menu.Item>
          )}
        </>
      )}
    </LazyMenu>
  );
}

/** Whoever looks at the tasks of a tag that they delete looks at all of theirs then. */
function useDelete(tag: OwnTaskTag): () => void {
  const { mutate } = useDeleteTag();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return () => {
    if (pathname.endsWith(`/tag/${tag.key}`)) void navigate({ to: '/apps/todo' });
    mutate(tag);
  };
}
