import type { CalendarEvent, GuestAnswer } from '@atrium/contract/calendar';
import { longestNote } from '@atrium/contract/event-guests';
import { Button, Group, Textarea } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../../session/ability.ts';
import type { PanelControls } from '../../../ui/side-panel.tsx';
import { useAnswerEvent } from '../calendar-commands.queries.ts';
import classes from './event-panel.module.css';
import { GuestAnswerBadge, GuestNote } from './guest-answer.tsx';

interface AnsweringProps {
  event: CalendarEvent;
  answer: GuestAnswer;
  panel: Pick<PanelControls, 'setDirty'>;
}

const answers: readonly GuestAnswer[] = ['accepted', 'tentative', 'declined'];

/** Whether one comes, and what one says with it to who invites. */
export function Answering({ event, answer, panel }: AnsweringProps) {
  const { t } = useTranslation();
  const ability = useAbility();
  const say = useAnswerEvent();
  const note = event.answerNote ?? '';
  const [typed, setTyped] = useTyped(note);
  const isTyped = typed.trim() !== note;
  const { setDirty } = panel;
  useEffect(() => setDirty(isTyped), [isTyped, setDirty]);
  if (!ability.can('update', 'Calendar'))
    return (
      <div>
        <GuestAnswerBadge answer={answer} />
        <GuestNote note={note} />
      </div>
    );
  return (
    <fieldset className={classes.answering}>
      <legend className={classes.question}>{t('calendar.form.doYouCome')}</legend>
      <Group gap="xs">
        {answers.map((own) => (
          <Button
            key={own}
            variant={own === answer ? 'filled' : 'default'}
            aria-pressed={own === answer}
            onClick={() => say.mutate({ event, answer: own === answer ? 'waiting' : own, note: typed })}
          >
            {t(`calendar.answer.${own}`)}
          </Button>
        ))}
      </Group>
      <Textarea
        mt="sm"
        label={t('calendar.form.note')}
        description={t('calendar.form.noteText')}
        rows={2}
        maxLength={longestNote}
        dir="auto"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {isTyped && answer !== 'waiting' && (
        <Button
          mt="xs"
          size="compact-sm"
          variant="default"
          loading={say.isPending}
          onClick={() => say.mutate({ event, answer, note: typed })}
        >
          {t('calendar.form.sendNote')}
        </Button>
      )}
    </fieldset>
  );
}

/** Follows what is known of the note, from another device too, unless something else is being typed. */
function useTyped(note: string): [typed: string, type: (text: string) => void] {
  const [typed, setTyped] = useState({ text: note, of: note });
  if (typed.of !== note) {
    const isKept = typed.text.trim() !== typed.of && typed.text.trim() !== note;
    setTyped({ text: isKept ? typed.text : note, of: note });
  }
  return [typed.text, (text) => setTyped({ text, of: note })];
}
