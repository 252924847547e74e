import type { HelpSection } from '@atrium/contract/help';
import { Menu } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconDots, IconEdit, IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { LazyMenu } from '../../ui/lazy-menu.tsx';
import { useConfirm } from '../../ui/use-confirm.tsx';
import classes from './help.module.css';
import { useDeleteSection, useMoveSection } from './help-commands.queries.ts';

interface SectionMenuProps {
  section: HelpSection;
  /** Those that it stands among, in their order. */
  siblings: readonly HelpSection[];
  /** How many questions go with it. */
  count: number;
  onEdit: () => void;
  onAdd: () => void;
  /** What is added to it: a question, or a group. */
  adds: 'question' | 'group';
}

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** What is done to a category or group; nothing for those who may do nothing. */
export function SectionMenu({ section, siblings, count, onEdit, onAdd, adds }: SectionMenuProps) {
  const { t } = useTranslation();
  const ability = useAbility();
  const { confirm, dialog } = useConfirm();
  const move = useMoveSection();
  const remove = useDeleteSection();
  const canCreate = ability.can('create', 'Article');
  const canUpdate = ability.can('update', 'Article');
  const canDelete = ability.can('delete', 'Article');
  if (!canCreate && !canUpdate && !canDelete) return null;
  const at = siblings.findIndex(({ id }) => id === section.id);
  const { title } = section;
  const ask = async () => {
    const question = {
      title: t('help.section.deleteTitle', { title }),
      text: t('help.section.deleteText', { count }),
      confirm: t('help.section.delete'),
      isDanger: true,
    };
    if (count === 0 || (await confirm(question))) remove.mutate(section);
  };
  return (
    <>
      <LazyMenu
        label={t('help.section.menu', { title })}
        icon={<IconDots {...icon} size={18} />}
        className={classes.menu}
      >
        {() => (
          <>
            {canCreate && (
              <Menu.Item leftSection={<IconPlus {...icon} />} onClick={onAdd}>
                {t(adds === 'group' ? 'help.section.addGroup' : 'help.add')}
              </Menu.Item>
            )}
            {canUpdate && (
              <>
                <Menu.Item leftSection={<IconEdit {...icon} />} onClick={onEdit}>
                  {t('help.section.edit')}
                </Menu.Item>
                <Menu.Item
                  leftSection={<IconArrowUp {...icon} />}
                  disabled={at <= 0}
                  onClick={() => move.mutate({ section, afterId: siblings[at - 2]?.id ?? null })}
                >
                  {t('help.section.up')}
                </Menu.Item>
                <Menu.Item
                  leftSection={<IconArrowDown {...icon} />}
                  disabled={at >= siblings.length - 1}
                  onClick={() => move.mutate({ section, afterId: siblings[at + 1]?.id ?? null })}
                >
                  {t('help.section.down')}
                </Menu.Item>
              </>
            )}
            {canDelete && (
              <Menu.Item leftSection={<IconTrash {...icon} />} color="danger" onClick={() => void ask()}>
                {t('help.section.delete')}
              </Menu.Item>
            )}
          </>
        )}
      </LazyMenu>
      {dialog}
    </>
  );
}
