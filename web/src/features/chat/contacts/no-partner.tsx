import { Button } from '@mantine/core';
import { IconUserOff, IconUsers } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/empty-state.tsx';
import classes from '../chat.module.css';
import type { PartnerId } from './partner.ts';

/** The address of nobody whom one may write to, or of a group that one is not in, or not any more. */
export function NoPartner({ kind }: Pick<PartnerId, 'kind'>) {
  const { t } = useTranslation();
  const isGroup = kind === 'group';
  const title = t(isGroup ? 'chat.group.none' : 'chat.noContact');
  const Icon = isGroup ? IconUsers : IconUserOff;
  return (
    <section className={classes.nothing} aria-label={t('chat.conversation')}>
      <h1 className={classes.hiddenTitle}>{title}</h1>
      <EmptyState
        icon={<Icon size={20} stroke={1.5} />}
        title={title}
        text={t(isGroup ? 'chat.group.noneText' : 'chat.noContactText')}
        action={
          <Button variant="default" renderRoot={(props) => <Link to="/apps/chat" {...props} />}>
            {t('chat.backToChats')}
          </Button>
        }
      />
    </section>
  );
}
