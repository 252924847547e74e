import '../mantine-styles.ts';
import type { Change } from '@atrium/contract/changes';
import { Text, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RelativeTime } from '../relative-time.tsx';
import { useActorName } from './change-actor.ts';
import classes from './change-timeline.module.css';
import { deedOf } from './change-words.ts';
import { type FieldChange, newsOf } from './field-differences.ts';
import { useFieldWords } from './field-value.tsx';
import { UndoButton } from './undo-button.tsx';

/** What happened to one thing, the latest first. */
export function ChangeTimeline({ changes, label }: { changes: readonly Change[]; label: string }) {
  return (
    <ol className={classes.timeline} aria-label={label}>
      {changes.map((change) => (
        <Entry key={change.id} change={change} />
      ))}
    </ol>
  );
}

/** Of what was made or deleted, the fields are not news. */
function Entry({ change }: { change: Change }) {
  const { t } = useTranslation();
  const actorOf = useActorName();
  const deed = t(`changes.deeds.${deedOf(change)}`);
  const fields = change.action === 'update' ? newsOf(change) : [];
  return (
    <li className={classes.entry} data-deed={change.action}>
      <div className={classes.words}>
        <Text size="sm" fw={500}>
          {deed}
        </Text>
        <Fields fields={fields} />
        <Text size="xs" c="dimmed">
          <bdi>{actorOf(change)}</bdi> · <RelativeTime moment={change.at} />
        </Text>
      </div>
      <UndoButton change={change} name={deed} />
    </li>
  );
}

const shownFields = 6;

/** The first of them, and all when one wants to see them. */
function Fields({ fields }: { fields: readonly FieldChange[] }) {
  const { t } = useTranslation();
  const words = useFieldWords();
  const [isWhole, setIsWhole] = useState(false);
  const count = isWhole ? 0 : Math.max(0, fields.length - shownFields);
  return (
    <>
      {fields.slice(0, fields.length - count).map((field) => (
        <Text key={field.path} size="sm" c="dimmed">
          {words.sentenceOf(field)}
        </Text>
      ))}
      {count > 0 && (
        <UnstyledButton className={classes.more} onClick={() => setIsWhole(true)}>
          {t('changes.moreFields', { count })}
        </UnstyledButton>
      )}
    </>
  );
}
