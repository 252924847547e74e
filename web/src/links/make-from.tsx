import '../ui/mantine-styles.ts';
import type { Linked } from '@atrium/contract/links';
import { Menu } from '@mantine/core';
import { IconCalendarPlus, IconSquarePlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../session/ability.ts';
import { useMakeEvent, useMakeTask } from './links.queries.ts';
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
  return (
    <>
      {canMakeTask && (
        <Menu.Item leftSection={<IconSquarePlus {...icon} />} onClick={() => makeTask(from)}>
          {t('links.makeTask')}
        </Menu.Item>
      )}
      {canMakeEvent && (
        <Menu.Item leftSection={<IconCalendarPlus {...icon} />} onClick={() => makeEvent({ from, says })}>
          {t('links.makeEvent')}
        </Menu.Item>
      )}
    </>
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
