import type { KeyboardEvent } from 'react';
import { markedOption } from '../../theme/take-marked-option.ts';

/**
 * For the keys of a choice that is searched by typing: what is only typed is nothing chosen, and Enter does not send the form, which would go
 * with what was chosen before. An option that is marked is taken by it.
 */
export function staysOnEnter(chosen: string) {
  return (event: KeyboardEvent<HTMLInputElement>): void => {
    const isChosen = event.currentTarget.value === chosen || markedOption(event.currentTarget) !== null;
    if (event.key === 'Enter' && !isChosen) event.preventDefault();
  };
}
