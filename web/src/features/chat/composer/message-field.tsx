import { Textarea, type TextareaProps } from '@mantine/core';
import type { KeyboardEvent, RefObject } from 'react';
import classes from './composer.module.css';
import { type Mentioning, mentionAttributes } from './use-mentioning.ts';

export const mostLetters = 5_000;

interface MessageFieldProps extends Omit<TextareaProps, 'value' | 'onChange'> {
  ref: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
  mentioning: Mentioning;
}

/** Where one writes what is to be said: it grows with what is written. */
export function MessageField({ text, onText, mentioning, ...others }: MessageFieldProps) {
  return (
    <Textarea
      className={classes.field}
      autosize
      minRows={1}
      maxRows={8}
      value={text}
      dir={directionOf(text)}
      onChange={({ currentTarget: { value } }) => {
        onText(value);
        mentioning.look();
      }}
      onSelect={mentioning.look}
      {...mentionAttributes(mentioning)}
      {...others}
    />
  );
}

/** That of what is written, as it will be shown; of nothing, that of the page. */
function directionOf(text: string): 'auto' | undefined {
  return text === '' ? undefined : 'auto';
}

/** On a keyboard that is drawn on the screen Enter makes a line: there is no Shift+Enter. */
export function sends({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !shiftKey && !nativeEvent.isComposing && !matchMedia('(pointer: coarse)').matches;
}
