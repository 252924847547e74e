import { Button } from '@mantine/core';
import { IconUserOff, IconUsers } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/empty-state.tsx';
import classes from '../chat.module.css';
import type { PartnerId } from './partner.ts';

interface NoPartnerProps extends Pick<PartnerId, 'kind'> {
  /** Whether it is a group that one was in a moment ago. */
  wasIn: boolean;
}

/** The address of nobody whom one may write to, or of a group that one is not in, or not any more. */
export function NoPartner({ kind, wasIn }: NoPartnerProps) {
  const { t } = useTranslation();
  const isGroup = kind === 'group';
  const groupTitle = wasIn ? 'chat.group.out' : 'chat.group.none';
  const groupText = wasIn ? 'chat.group.outText' : 'chat.group.noneText';
  const title = t(isGroup ? groupTitle : 'chat.noContact');
  const Icon = isGroup ? IconUsers : IconUserOff;
  return (
    <section className={classes.nothing} aria-label={t('chat.conversation')}>
      <h1 className={classes.hiddenTitle}>{title}</h1>
      <EmptyState
        icon={<Icon size={20} stroke={1.5} />}
        title={title}
        text={t(isGroup ? groupText : 'chat.noContactText')}
        action={
          <Button variant="default" renderRoot={(props) => <Link to="/apps/chat" {...props} />}>
            {t('chat.backToChats')}
          </Button>
        }
      />
    </section>
  );
}
