import { TextInput } from '@mantine/core';
import { IconPlus, IconRepeat, IconStarFilled } from '@tabler/icons-react';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FindDay, type QuickTask, type QuickWords, quickTask } from './quick-add-words.ts';
import { useAddTask } from './task-commands.queries.ts';
import { DueDay, TagBadge, today } from './task-labels.tsx';
import type { TaskView } from './task-search.ts';
import classes from './tasks.module.css';

/** One line makes a task; what is understood of it is shown while one types. */
export function QuickAdd({ view }: { view: TaskView }) {
  const { t } = useTranslation();
  const [line, setLine] = useState('');
  const [isWanted, setIsWanted] = useState(false);
  const read = useReading(isWanted);
  const add = useAddTask();
  const task = read(line);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (line.trim() === '' || add.isPending) return;
    add.mutate(inView(task, view), { onSuccess: () => setLine((now) => (now === line ? '' : now)) });
  };
  return (
    <form className={classes.quickAdd} onSubmit={submit}>
      <TextInput
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
        {line.trim() !== '' && <Reading task={task} />}
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

/** The words for days come when one begins to write. */
function useReading(isWanted: boolean): (line: string) => QuickTask {
  const { t, i18n } = useTranslation();
  const words: QuickWords = {
    nameOf: (tag) => t(`tasks.tags.${tag}`),
    wordsOf: (repeat) => t(`tasks.quick.repeats.${repeat}`),
  };
  const [findDay, setFindDay] = useState<FindDay>(() => () => null);
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    void import('./find-day.ts').then(async ({ findDayIn }) => {
      const find = await findDayIn(i18n.language);
      if (isCurrent) setFindDay(() => find);
    });
    return () => {
      isCurrent = false;
    };
  }, [i18n.language, isWanted]);
  return (line) => quickTask(line, words, findDay, today());
}

/** What is added where only some are shown is one of those. */
function inView(task: QuickTask, { filter, tag }: TaskView): QuickTask {
  return {
    ...task,
    isImportant: task.isImportant || filter === 'important',
    tags: tag && !task.tags.includes(tag) ? [...task.tags, tag] : task.tags,
  };
}
