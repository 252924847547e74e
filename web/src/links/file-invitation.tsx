import '../ui/mantine-styles.ts';
import type { FileInvitation as Invitation } from '@atrium/contract/calendar-files';
import { longestNote } from '@atrium/contract/event-guests';
import type { Linked } from '@atrium/contract/links';
import { Button, Group, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnswerFile } from './calendar-file.queries.ts';
import classes from './calendar-message.module.css';
import { useEventTime } from './use-event-time.ts';

interface FileInvitationProps {
  fileId: number;
  from: Linked;
  invitation: Invitation;
}

const answers = ['accepted', 'tentative', 'declined'] as const;

/** Who invites to what in a mail, and whether one comes. */
export function FileInvitation({ fileId, from, invitation }: FileInvitationProps) {
  const { t } = useTranslation();
  const when = useEventTime();
  const answering = useAnswerFile();
  const [note, setNote] = useState(invitation.note);
  return (
    <fieldset className={classes.message}>
      <legend className={classes.question}>
        {t('links.calendarFile.invites', { name: invitation.from, title: invitation.title })}
      </legend>
      <Text size="sm">{when(invitation)}</Text>
      {invitation.location !== '' && (
        <Text size="sm" c="dimmed" dir="auto">
          {invitation.location}
        </Text>
      )}
      <Group gap="xs">
        {answers.map((answer) => (
          <Button
            key={answer}
            variant={answer === invitation.answer ? 'filled' : 'default'}
            aria-pressed={answer === invitation.answer}
            disabled={answering.isPending}
            onClick={() => answering.mutate({ fileId, from, answer, note: note.trim(), title: invitation.title })}
          >
            {t(`calendar.answer.${answer}`)}
          </Button>
        ))}
      </Group>
      <Textarea
        className={classes.note}
        label={t('calendar.form.note')}
        rows={2}
        maxLength={longestNote}
        dir="auto"
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
    </fieldset>
  );
}
