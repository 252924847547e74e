import { TextInput } from '@mantine/core';
import { IconAlarm, IconPlus, IconRepeat, IconStarFilled } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findDayQuery } from '../../ui/day-words/find-day.queries.ts';
import type { FindDay } from '../../ui/day-words/find-day.ts';
import { useFormat } from '../../ui/format.ts';
import { accountZone, momentOf, todayIn } from '../../ui/zone-clock.ts';
import classes from './quick-add.module.css';
import { type QuickClock, type QuickTask, type QuickWords, quickTask } from './quick-add-words.ts';
import { quickLine, setQuickLine, useQuickLine } from './quick-line.ts';
import { useAddTask } from './task-commands.queries.ts';
import { DueDay, TagBadges } from './task-labels.tsx';
import type { TaskView } from './task-search.ts';
import { taskTagsQuery } from './tasks.queries.ts';
import { useRepeatWords } from './use-repeat-words.ts';
import { useOwnTags } from './use-task-tags.ts';

/** One line makes a task; what is understood of it is shown while one types. */
export function QuickAdd({ view, inputRef }: { view: TaskView; inputRef: RefObject<HTMLInputElement | null> }) {
  const { t } = useTranslation();
  const line = useQuickLine();
  const [isWanted, setIsWanted] = useState(false);
  const { read, readSurely } = useReading(isWanted);
  const add = useAddTask();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (line.trim() === '') return;
    // The next one may be written while this one is on its way.
    setQuickLine('');
    try {
      await add.mutateAsync(inView(await readSurely(line), view));
    } catch {
      setQuickLine(`${line} ${quickLine()}`.trim());
    }
  };
  return (
    <form className={classes.quickAdd} onSubmit={(event) => void submit(event)}>
      <TextInput
        ref={inputRef}
        aria-keyshortcuts="n"
        aria-label={t('tasks.quick.label')}
        placeholder={t('tasks.quick.placeholder')}
        leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
        value={line}
        maxLength={200}
        onFocus={() => setIsWanted(true)}
        onChange={(event) => setQuickLine(event.currentTarget.value)}
        aria-describedby="quick-add-reading"
        autoComplete="off"
      />
      <div id="quick-add-reading" className={classes.reading} aria-live="polite">
        {line.trim() !== '' && <Reading task={read(line)} />}
      </div>
    </form>
  );
}

function Reading({ task }: { task: QuickTask }) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const repeatWords = useRepeatWords();
  const ownTags = useOwnTags();
  return (
    <>
      <bdi className={classes.readTitle}>{task.title}</bdi>
      {task.isImportant && (
        <IconStarFilled size={14} className={classes.readStar} role="img" aria-label={t('tasks.fields.isImportant')} />
      )}
      <TagBadges tags={task.tags} ownTags={ownTags} />
      <DueDay task={{ dueDate: task.dueDate, isCompleted: false }} />
      {task.remindAt && (
        <span className={classes.readRepeat}>
          <IconAlarm size={14} stroke={1.5} aria-hidden /> {t('tasks.remindedAt', { when: dateTime(task.remindAt) })}
        </span>
      )}
      {task.repeat && (
        <span className={classes.readRepeat}>
          <IconRepeat size={14} stroke={1.5} aria-hidden /> {repeatWords(task)}
        </span>
      )}
    </>
  );
}

const findNone: FindDay = () => null;

/** The words for days come when one begins to write; whoever is quicker than they are, or than one's own tags, is waited for. */
function useReading(isWanted: boolean) {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const ownTags = useOwnTags();
  const words: QuickWords = {
    nameOf: (tag) => t(`tasks.tags.${tag}`),
    ownTags,
    wordsOf: (repeat) => t(`tasks.quick.repeats.${repeat}`),
    intervalsOf: (repeat) => t(`tasks.quick.intervals.${repeat}`),
    before: t('tasks.quick.before'),
    beforeFigures: t('tasks.quick.beforeFigures'),
    every: t('tasks.quick.every'),
    everyOther: t('tasks.quick.everyOther'),
    someOf: t('tasks.quick.someOf'),
    someOfMonth: t('tasks.quick.someOfMonth'),
  };
  const { data: findDay = findNone } = useQuery({ ...findDayQuery(i18n.language), enabled: isWanted });
  return {
    read: (line: string) => quickTask(line, words, findDay, ownClock()),
    readSurely: async (line: string) => {
      const find = await client.ensureQueryData(findDayQuery(i18n.language)).catch(() => findNone);
      const known = await client.ensureQueryData(taskTagsQuery).catch(() => ownTags);
      return quickTask(line, { ...words, ownTags: known }, find, ownClock());
    },
  };
}

function ownClock(): QuickClock {
  const zone = accountZone();
  return {
    today: todayIn(zone),
    momentOf: (day, time) => new Date(momentOf(zone, day, time)).toISOString(),
  };
}

/** What is added where only some are shown is one of those. */
function inView(task: QuickTask, { filter, tag }: TaskView): QuickTask {
  return {
    ...task,
    dueDate: task.dueDate ?? (filter === 'today' ? todayIn(accountZone()) : null),
    isImportant: task.isImportant || filter === 'important',
    tags: tag && !task.tags.includes(tag) ? [...task.tags, tag] : task.tags,
  };
}
