import { useNavigate, useSearch } from '@tanstack/react-router';

/** The page of an invoice, with the letter that it is sent with open before it. */
export const sendingSearch = { send: true } as const;

/** Whether the letter is open, which the address says: others lead to it. */
export function useSending(): [isSending: boolean, setSending: (isSending: boolean) => void] {
  const { send }: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const setSending = (isSending: boolean) =>
    void navigate({ to: '.', search: isSending ? sendingSearch : {}, replace: true, resetScroll: false });
  return [send === true, setSending];
}
