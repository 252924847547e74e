import '../ui/mantine-styles.ts';
import type { FileAnswer } from '@atrium/contract/calendar-files';
import type { Linked } from '@atrium/contract/links';
import { Button, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useAddEventsOfFile } from './calendar-file.queries.ts';
import classes from './calendar-message.module.css';

interface FileAnswersProps {
  fileId: number;
  from: Linked;
  answers: readonly FileAnswer[];
  /** Whether the events say so already. */
  isTaken: boolean;
}

/** What guests answer in a mail, and the way to have it in the calendar. */
export function FileAnswers({ fileId, from, answers, isTaken }: FileAnswersProps) {
  const { t } = useTranslation();
  const taking = useAddEventsOfFile();
  return (
    <div className={classes.message}>
      {answers.map(({ title, name, answer, note }) => (
        <div key={`${title} ${name}`}>
          <Text size="sm">{t(`links.calendarFile.says.${answer}`, { title, name })}</Text>
          {note !== '' && (
            <Text size="sm" c="dimmed" dir="auto">
              {note}
            </Text>
          )}
        </div>
      ))}
      {isTaken ? (
        <Text size="sm" c="dimmed" role="status">
          {t('links.calendarFile.answerTaken')}
        </Text>
      ) : (
        <Button
          variant="default"
          loading={taking.isPending}
          onClick={() => taking.mutate({ fileId, calendar: 'Business', from, isAnswer: true })}
        >
          {t('links.calendarFile.takeAnswer')}
        </Button>
      )}
    </div>
  );
}
