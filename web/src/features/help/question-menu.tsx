import type { HelpQuestion } from '@atrium/contract/help';
import { Menu } from '@mantine/core';
import { IconDots, IconEdit, IconEye, IconEyeOff, IconLink, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { LazyMenu } from '../../ui/lazy-menu.tsx';
import classes from './help.module.css';
import { useChangeArticle, useDeleteArticle } from './help-commands.queries.ts';

interface QuestionMenuProps {
  question: HelpQuestion;
  onEdit: () => void;
  onCopy: () => void;
  onDeleted?: () => void;
}

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

export function QuestionMenu({ question, onEdit, onCopy, onDeleted }: QuestionMenuProps) {
  const { t } = useTranslation();
  const ability = useAbility();
  const change = useChangeArticle();
  const remove = useDeleteArticle();
  const { title, isPublished } = question;
  const publish = () =>
    change.mutate({
      article: question,
      changes: { isPublished: !isPublished },
      said: isPublished ? 'drafted' : 'published',
    });
  return (
    <LazyMenu
      label={t('help.question.menu', { title })}
      icon={<IconDots {...icon} size={18} />}
      className={classes.menu}
    >
      {() => (
        <>
          <Menu.Item leftSection={<IconLink {...icon} />} onClick={onCopy}>
            {t('help.copyLink')}
          </Menu.Item>
          {ability.can('update', 'Article') && (
            <>
              <Menu.Item leftSection={<IconEdit {...icon} />} onClick={onEdit}>
                {t('help.question.edit')}
              </Menu.Item>
              <Menu.Item leftSection={isPublished ? <IconEyeOff {...icon} /> : <IconEye {...icon} />} onClick={publish}>
                {t(isPublished ? 'help.question.unpublish' : 'help.question.publish')}
              </Menu.Item>
            </>
          )}
          {ability.can('delete', 'Article') && (
            <Menu.Item
              leftSection={<IconTrash {...icon} />}
              color="danger"
              onClick={() => remove.mutate(question, { onSuccess: () => onDeleted?.() })}
            >
              {t('help.question.delete')}
            </Menu.Item>
          )}
        </>
      )}
    </LazyMenu>
  );
}
