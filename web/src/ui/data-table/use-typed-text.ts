import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../use-latest.ts';
import { meet } from './own-questions.ts';

/** Shows a text, and asks for it after so many milliseconds; null leaves it unasked. */
type SetTyped = (text: string, delay: number | null) => void;

interface TypedText {
  typed: string;
  type: SetTyped;
  /** What the box has asked for last, which may not be there yet. */
  lastAsked: () => string | undefined;
}

/**
 * The text of a box, which is ahead of what is found; when that is searched from elsewhere, the box follows. What the box has asked for
 * itself may still come while more is typed: it is never put back over that.
 */
export function useTypedText(value: string, onChange: (value: string) => void): TypedText {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const sent = useRef<readonly string[]>([value]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useLatest(onChange);

  if (value !== known) {
    setKnown(value);
    const met = meet(sent.current, value);
    sent.current = met.sent;
    if (met.isFromElsewhere) {
      // What was typed before that is not asked for any more.
      clearTimeout(timer.current);
      setTyped(value);
    }
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  const type: SetTyped = (text, delay) => {
    setTyped(text);
    clearTimeout(timer.current);
    if (delay === null) return;
    timer.current = setTimeout(() => {
      const wanted = text.trim();
      sent.current = [...sent.current, wanted];
      latest.current(wanted);
    }, delay);
  };
  return { typed, type, lastAsked: () => sent.current.at(-1) };
}
