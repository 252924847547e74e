import type { HelpArticle } from '@atrium/contract/help';
import { Button } from '@mantine/core';
import { IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import classes from './help.module.css';
import { useVote } from './help-commands.queries.ts';

/** Whether this answer helped; pressed again, one has said nothing. Those who write see what all have said. */
export function VoteButtons({ article }: { article: HelpArticle }) {
  const { t } = useTranslation();
  const { mutate, isPending } = useVote();
  const { id, title, ownVote, votes } = article;
  if (!useAbility().can('read', 'Article')) return null;
  const button = (isHelpful: boolean) => (
    <Button
      size="compact-sm"
      variant={ownVote === isHelpful ? 'light' : 'default'}
      aria-pressed={ownVote === isHelpful}
      leftSection={isHelpful ? <IconThumbUp size={16} aria-hidden /> : <IconThumbDown size={16} aria-hidden />}
      onClick={() => !isPending && mutate({ id, isHelpful: ownVote === isHelpful ? null : isHelpful })}
    >
      {t(isHelpful ? 'help.vote.yes' : 'help.vote.no')}
    </Button>
  );
  return (
    <fieldset className={classes.votes} aria-label={t('help.vote.of', { title })}>
      <span>{t('help.vote.ask')}</span>
      {button(true)}
      {button(false)}
      {votes && votes.helpful + votes.notHelpful > 0 && (
        <span className={classes.counts}>
          {t('help.vote.counts', { helpful: votes.helpful, all: votes.helpful + votes.notHelpful })}
        </span>
      )}
    </fieldset>
  );
}
