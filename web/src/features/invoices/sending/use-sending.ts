import { useNavigate, useSearch } from '@tanstack/react-router';

/** Which letter is open before the page of an invoice: the one that it is sent with, or one that reminds of it. */
type LetterOf = 'send' | 'remind';

/** The page of an invoice, with the letter that it is sent with open before it. */
export const sendingSearch = { send: true } as const;
export const remindingSearch = { remind: true } as const;

const searches = { send: sendingSearch, remind: remindingSearch };

/** Whether the letter is open, which the address says: others lead to it. */
export function useSending(letter: LetterOf = 'send'): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const setOpen = (isOpen: boolean) =>
    void navigate({ to: '.', search: isOpen ? searches[letter] : {}, replace: true, resetScroll: false });
  return [search[letter] === true, setOpen];
}
