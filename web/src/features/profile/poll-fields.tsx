import { mostPollOptions } from '@atrium/contract/profile-feed';
import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../ui/forms/day-field.tsx';
import pollClasses from './poll.module.css';
import type { PollValues } from './poll-values.ts';
import postClasses from './post.module.css';

interface PollFieldsProps {
  poll: PollValues;
  onChange: (poll: PollValues) => void;
  onRemove: () => void;
}

/** The question and the answers of a poll to be. */
export function PollFields({ poll, onChange, onRemove }: PollFieldsProps) {
  const { t } = useTranslation();
  const { question, options, endsOn } = poll;
  const change = (options: readonly string[]) => onChange({ ...poll, options });
  return (
    <fieldset className={pollClasses.poll}>
      <legend>{t('profile.poll.title')}</legend>
      <TextInput
        label={t('profile.poll.question')}
        required
        maxLength={200}
        value={question}
        onChange={(event) => onChange({ ...poll, question: event.currentTarget.value })}
      />
      {options.map((option, index) => (
        <div key={String(index)} className={pollClasses.option}>
          <TextInput
            label={t('profile.poll.option', { number: index + 1 })}
            required={index < 2}
            maxLength={80}
            value={option}
            onChange={(event) => change(options.with(index, event.currentTarget.value))}
          />
          {options.length > 2 && (
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('profile.poll.removeOption', { number: index + 1 })}
              onClick={() => change(options.toSpliced(index, 1))}
            >
              <IconX size={16} stroke={1.5} aria-hidden />
            </ActionIcon>
          )}
        </div>
      ))}
      <DayField
        label={t('profile.poll.endsOn')}
        description={t('profile.poll.endsOnHint')}
        clearable
        firstDay={new Date().toISOString().slice(0, 10)}
        value={endsOn}
        onChange={(day) => onChange({ ...poll, endsOn: day })}
      />
      <div className={postClasses.actions}>
        {options.length < mostPollOptions && (
          <Button
            variant="subtle"
            leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
            onClick={() => change([...options, ''])}
          >
            {t('profile.poll.addOption')}
          </Button>
        )}
        <Button variant="subtle" color="danger" onClick={onRemove}>
          {t('profile.poll.remove')}
        </Button>
      </div>
    </fieldset>
  );
}
