import '@mantine/core/styles/Checkbox.css';
import type { TaskStep } from '@atrium/contract/tasks';
import { ActionIcon, Checkbox, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './task-checklist.module.css';
import { useAfterPress } from './use-after-press.ts';

interface StepProps {
  step: TaskStep;
  canEdit: boolean;
  canTick: boolean;
  onChange: (changes: Partial<TaskStep>) => void;
  onRemove: () => void;
  /** With the text as it is written by then. */
  onMove: (by: -1 | 1, text: string) => void;
  onNext: () => void;
}

/** One step: ticked off, and written where it may be. */
export function Step({ step, canEdit, canTick, onChange, onRemove, onMove, onNext }: StepProps) {
  const { t } = useTranslation();
  return (
    <li className={classes.step} data-done={step.isDone || undefined}>
      <Checkbox
        size="xs"
        aria-label={t('tasks.complete', { title: step.text })}
        checked={step.isDone}
        disabled={!canTick}
        onChange={({ currentTarget: { checked } }) => onChange({ isDone: checked })}
      />
      {canEdit ? (
        <StepText step={step} onChange={onChange} onRemove={onRemove} onMove={onMove} onNext={onNext} />
      ) : (
        <span className={classes.text}>
          <bdi>{step.text}</bdi>
        </span>
      )}
      {canEdit && (
        <ActionIcon
          variant="subtle"
          size="sm"
          aria-label={t('tasks.steps.remove', { text: step.text })}
          onClick={onRemove}
        >
          <IconX size={14} stroke={1.5} aria-hidden />
        </ActionIcon>
      )}
    </li>
  );
}

function StepText({ step, onChange, onRemove, onMove, onNext }: Omit<StepProps, 'canEdit' | 'canTick'>) {
  const { t } = useTranslation();
  const [text, setText] = useState(step.text);
  const [known, setKnown] = useState(step.text);
  if (step.text !== known) {
    setKnown(step.text);
    setText(step.text);
  }
  // What is handed on moves the focus away, and the field hears of that before it is drawn anew.
  const isTyped = useRef(false);
  const keep = () => {
    if (!isTyped.current) return;
    isTyped.current = false;
    if (text.trim() === '') setText(step.text);
    else if (text.trim() !== step.text) onChange({ text: text.trim() });
  };
  const moveBy = (by: -1 | 1) => {
    isTyped.current = false;
    setText(step.text);
    onMove(by, text.trim() || step.text);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const move = event.altKey ? ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key] : undefined;
    const isRemoving = event.key === 'Backspace' && text === '';
    if (event.key !== 'Enter' && !move && !isRemoving) return;
    event.preventDefault();
    if (move) moveBy(move);
    else if (isRemoving) onRemove();
    else {
      keep();
      onNext();
    }
  };
  return (
    <TextInput
      className={classes.text}
      variant="unstyled"
      size="sm"
      aria-label={t('tasks.steps.text', { text: step.text })}
      maxLength={200}
      value={text}
      onChange={(event) => {
        isTyped.current = true;
        setText(event.currentTarget.value);
      }}
      onBlur={keep}
      onKeyDown={onKeyDown}
    />
  );
}

/** The line that a new step is written in. */
export function NewStep({
  inputRef,
  onAdd,
}: {
  inputRef: RefObject<HTMLInputElement | null>;
  onAdd: (text: string) => void;
}) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const afterPress = useAfterPress();
  const add = () => {
    if (text.trim() === '') return;
    onAdd(text.trim());
    setText('');
  };
  return (
    <TextInput
      ref={inputRef}
      size="sm"
      aria-label={t('tasks.steps.add')}
      placeholder={t('tasks.steps.add')}
      leftSection={<IconPlus size={14} stroke={1.5} aria-hidden />}
      maxLength={200}
      autoComplete="off"
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={() => afterPress(add)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        add();
      }}
    />
  );
}
