import type { FoundPart } from '@atrium/contract/help';
import type { ReactNode } from 'react';

/** A text with what a search found in it. */
export function MarkedText({ text, parts }: { text: string; parts: readonly FoundPart[] }) {
  const pieces: ReactNode[] = [];
  let place = 0;
  for (const { start, end } of parts) {
    pieces.push(text.slice(place, start), <mark key={start}>{text.slice(start, end)}</mark>);
    place = end;
  }
  return (
    <bdi>
      {pieces}
      {text.slice(place)}
    </bdi>
  );
}
