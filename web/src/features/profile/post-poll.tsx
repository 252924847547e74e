import type { Poll } from '@atrium/contract/profile';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import { PersonAvatar } from '../../ui/person-avatar.tsx';
import { usePersonName } from '../../ui/use-person-name.ts';
import pollClasses from './poll.module.css';
import classes from './profile.module.css';
import { useVote } from './profile-commands.queries.ts';

/** A question with its answers: one votes by choosing, and may choose another one as long as the poll goes on. */
export function PostPoll({ poll }: { poll: Poll }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { mutate: vote } = useVote();
  const nameOf = usePersonName();
  // Until the server has answered, what one has just chosen.
  const [chosen, setChosen] = useState<number | null>(null);
  return (
    <fieldset className={pollClasses.poll}>
      <legend dir="auto">{poll.name}</legend>
      {poll.options.map(({ id, name, result, isChosen, votedUser }) => (
        <label key={id} className={pollClasses.pollOption} data-chosen={isChosen || undefined}>
          <input
            type="radio"
            name={`poll-${poll.id}`}
            checked={chosen === null ? isChosen : chosen === id}
            disabled={poll.isOver}
            onChange={() => {
              setChosen(id);
              vote({ poll: poll.id, option: id }, { onSettled: () => setChosen(null) });
            }}
          />
          <bdi className={pollClasses.pollName}>{name}</bdi>
          <span className={pollClasses.voters} aria-hidden>
            {votedUser.map(({ username, img }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: names are not unique, and nothing of these is kept.
              <span key={place} title={nameOf(username)}>
                <PersonAvatar name={username} picture={img} size="sm" />
              </span>
            ))}
          </span>
          <span className={pollClasses.share}>{format.percent(Number.parseInt(result, 10) / 100)}</span>
          <span className={pollClasses.bar}>
            <span style={{ inlineSize: result }} />
          </span>
        </label>
      ))}
      <p className={classes.small}>
        {t('profile.poll.votes', { count: poll.votes, formatted: format.number(poll.votes) })}
        {poll.endsOn !== null &&
          ` · ${t(poll.isOver ? 'profile.poll.ended' : 'profile.poll.ends', { day: format.day(poll.endsOn) })}`}
      </p>
    </fieldset>
  );
}
