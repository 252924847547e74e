import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../backend/backend-error.ts';
import { inTurn, isShownAhead, keepUnderWay } from '../backend/commands-under-way.ts';
import type { Place } from '../navigation/place.ts';
import { notify } from './notify.tsx';

interface Command<Input, Answer> {
  /** What the server is asked to do; it answers the change that Undo takes back, if that can be taken back. */
  ask: (input: Input) => Promise<Answer>;
  /** What is said when it is done. What one does and takes back by the same button needs no word about it. */
  said?: (input: Input, answer: Answer) => string;
  /** Where that is which was made. */
  opens?: (input: Input, answer: Answer) => Place | null;
  /** Whose queries are asked again: the first parts of their keys. */
  touches: readonly string[];
  /** Shows at once what it leads to, before the server has answered. It is put back if the server refuses. */
  show?: (client: QueryClient, input: Input) => void;
  /** Waits for the one before it, as what is shown at once does too. */
  isInTurn?: boolean;
}

/** Does something, and says that it was done, or why not: also when what it was asked of is no longer on the page. */
export function useCommand<Input, Answer extends object>(command: Command<Input, Answer>) {
  const { ask, said, opens, touches, show, isInTurn = false } = command;
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => {
      const answer = show || isInTurn ? inTurn(touches.join(), () => ask(input)) : ask(input);
      return keepUnderWay(answer, show ? touches : []);
    },
    onMutate: async (input) => {
      if (!show) return [];
      const keys = touches.map((entity) => ({ queryKey: [entity] }));
      await Promise.all(keys.map((key) => client.cancelQueries(key)));
      const before = keys.flatMap((key) => client.getQueriesData(key));
      show(client, input);
      return before;
    },
    onSuccess: (answer, input) => {
      if (!said) return;
      notify({
        message: said(input, answer),
        undoChangeId: changeOf(answer),
        opens: opens?.(input, answer) ?? null,
      });
    },
    onError: (error, _, before = []) => {
      for (const [key, data] of before) client.setQueryData(key, data);
      notify({ message: messageOf(error), tone: 'error' });
    },
    onSettled: async () => {
      const settled = [...touches, 'change'].filter((entity) => !isShownAhead(entity));
      await Promise.all(settled.map((entity) => client.invalidateQueries({ queryKey: [entity] })));
    },
  });
}

function changeOf({ changeId = null }: { changeId?: number | null }): number | null {
  return changeId;
}
