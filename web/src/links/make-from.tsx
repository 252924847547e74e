import '../ui/mantine-styles.ts';
import type { Link, Linked } from '@atrium/contract/links';
import { Menu } from '@mantine/core';
import { IconCalendarEvent, IconCalendarPlus, IconCheckbox, IconSquarePlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { placeOf } from '../navigation/place.ts';
import { useAbility } from '../session/ability.ts';
import { LinkMenuItem } from '../ui/link-menu-item.tsx';
import { linksQuery, useMakeEvent, useMakeTask } from './links.queries.ts';
import type { Said } from './named-start.ts';

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

interface MakeFromProps extends Linked {
  /** For the day that it names. */
  says?: () => Said;
}

/** Items of a menu: what is made of a thing, at once, and is linked with it. */
export function MakeFrom({ entity, id, says }: MakeFromProps) {
  const { t } = useTranslation();
  const { canMakeTask, canMakeEvent } = useMakeable(entity);
  const { mutate: makeTask } = useMakeTask();
  const { mutate: makeEvent } = useMakeEvent();
  const from = { entity, id };
  const made = useMade(from);
  return (
    <>
      {canMakeTask && (
        <Menu.Item leftSection={<IconSquarePlus {...icon} />} onClick={() => makeTask(from)}>
          {t(made.task ? 'links.makeTaskAgain' : 'links.makeTask')}
        </Menu.Item>
      )}
      {made.task && <OpenMade made={made.task} icon={<IconCheckbox {...icon} />} label="links.openTask" />}
      {canMakeEvent && (
        <Menu.Item leftSection={<IconCalendarPlus {...icon} />} onClick={() => makeEvent({ from, says })}>
          {t(made.event ? 'links.makeEventAgain' : 'links.makeEvent')}
        </Menu.Item>
      )}
      {made.event && <OpenMade made={made.event} icon={<IconCalendarEvent {...icon} />} label="links.openEvent" />}
    </>
  );
}

/** The newest task and the newest event that the thing is linked with: nobody means to make a second one without knowing of the first. */
function useMade(of: Linked): Partial<Record<'task' | 'event', Link>> {
  const { data: links = [] } = useQuery(linksQuery(of));
  const newest = (entity: Linked['entity']) => links.find((link) => link.entity === entity && link.exists);
  const [task, event] = [newest('task'), newest('event')];
  return { ...(task && of.entity !== 'task' && { task }), ...(event && of.entity !== 'event' && { event }) };
}

function OpenMade({ made, icon: drawn, label }: { made: Link; icon: ReactNode; label: string }) {
  const { t } = useTranslation();
  const place = placeOf(made.entity, made.entityId);
  if (!place) return null;
  return (
    <LinkMenuItem to={place.to} search={place.search ?? {}} leftSection={drawn}>
      {t(label, { title: made.title })}
    </LinkMenuItem>
  );
}

/** Whether there is anything to make of a thing of this kind; nothing is made of its own kind. */
export function useMakeable(entity: Linked['entity']) {
  const ability = useAbility();
  return {
    canMakeTask: entity !== 'task' && ability.can('create', 'Task'),
    canMakeEvent: entity !== 'event' && ability.can('create', 'Calendar'),
  };
}
