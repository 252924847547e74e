import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import hidden from '../../../plain/hidden.module.css';
import { useFormat } from '../../../ui/format.ts';
import { PersonAvatar } from '../../../ui/person-avatar.tsx';
import classes from './mentions.module.css';
import { type Mentioning, mentionOptionId } from './use-mentioning.ts';

/** Above the field: whom of the group one may mean. The focus stays in the field. */
export function MentionList({ mentioning }: { mentioning: Mentioning }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { listId, offered, active, moveTo, choose } = mentioning;
  useEffect(() => {
    document.getElementById(mentionOptionId(listId, active))?.scrollIntoView({ block: 'nearest' });
  }, [listId, active]);
  const count = offered.length;
  return (
    <>
      <p role="status" className={hidden.hidden}>
        {count > 0 && t('search.count', { count, formatted: number(count) })}
      </p>
      {count > 0 && (
        <div id={listId} role="listbox" aria-label={t('chat.group.mention')} className={classes.list}>
          {offered.map((person, index) => (
            <button
              key={person.id}
              id={mentionOptionId(listId, index)}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={classes.option}
              onPointerDown={(event) => event.preventDefault()}
              onPointerMove={() => index !== active && moveTo(index)}
              onClick={() => choose(person)}
            >
              <PersonAvatar name={person.fullName} picture={person.avatar} size="sm" />
              <bdi>{person.fullName}</bdi>
            </button>
          ))}
        </div>
      )}
    </>
  );
}
