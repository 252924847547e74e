import { TextInput } from '@mantine/core';
import { IconPlus, IconRepeat, IconStarFilled } from '@tabler/icons-react';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountZone, todayIn } from '../../ui/zone-clock.ts';
import classes from './quick-add.module.css';
import { type FindDay, type QuickTask, type QuickWords, quickTask } from './quick-add-words.ts';
import { useAddTask } from './task-commands.queries.ts';
import { DueDay, TagBadge } from './task-labels.tsx';
import type { TaskView } from './task-search.ts';

/** One line makes a task; what is understood of it is shown while one types. */
export function QuickAdd({ view, inputRef }: { view: TaskView; inputRef: RefObject<HTMLInputElement | null> }) {
  const { t } = useTranslation();
  const [line, setLine] = useState('');
  const [isWanted, setIsWanted] = useState(false);
  const { read, readSurely } = useReading(isWanted);
  const isReading = useRef(false);
  const add = useAddTask();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (line.trim() === '' || isReading.current || add.isPending) return;
    isReading.current = true;
    const task = inView(await readSurely(line), view);
    isReading.current = false;
    add.mutate(task, { onSuccess: () => setLine((now) => (now === line ? '' : now)) });
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
        onChange={(event) => setLine(event.currentTarget.value)}
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
  return (
    <>
      <bdi className={classes.readTitle}>{task.title}</bdi>
      {task.isImportant && (
        <IconStarFilled size={14} className={classes.readStar} role="img" aria-label={t('tasks.fields.isImportant')} />
      )}
      {task.tags.map((tag) => (
        <TagBadge key={tag} tag={tag} />
      ))}
      <DueDay task={{ dueDate: task.dueDate, isCompleted: false }} />
      {task.repeat && (
        <span className={classes.readRepeat}>
          <IconRepeat size={14} stroke={1.5} aria-hidden /> {t(`tasks.repeats.${task.repeat}`)}
        </span>
      )}
    </>
  );
}

function findDayQuery(language: string) {
  return queryOptions({
    queryKey: ['find-day', language],
    queryFn: async () => (await import('./find-day.ts')).findDayIn(language),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    networkMode: 'always',
  });
}

const findNone: FindDay = () => null;

/** The words for days come when one begins to write; whoever is quicker than they are is waited for. */
function useReading(isWanted: boolean) {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const words: QuickWords = {
    nameOf: (tag) => t(`tasks.tags.${tag}`),
    wordsOf: (repeat) => t(`tasks.quick.repeats.${repeat}`),
  };
  const { data: findDay = findNone } = useQuery({ ...findDayQuery(i18n.language), enabled: isWanted });
  return {
    read: (line: string) => quickTask(line, words, findDay, todayIn(accountZone())),
    readSurely: async (line: string) => {
      const find = await client.ensureQueryData(findDayQuery(i18n.language)).catch(() => findNone);
      return quickTask(line, words, find, todayIn(accountZone()));
    },
  };
}

/** What is added where only some are shown is one of those. */
function inView(task: QuickTask, { filter, tag }: TaskView): QuickTask {
  return {
    ...task,
    isImportant: task.isImportant || filter === 'important',
    tags: tag && !task.tags.includes(tag) ? [...task.tags, tag] : task.tags,
  };
}
