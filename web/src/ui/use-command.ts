import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../backend/backend-error.ts';
import type { Place } from '../navigation/place.ts';
import { keepUnderWay } from './commands-under-way.ts';
import { notify } from './notify.tsx';

interface Command<Input, Answer> {
  /** What the server is asked to do; it answers the change that Undo takes back. */
  ask: (input: Input) => Promise<Answer>;
  /** What is said when it is done. */
  said: (input: Input, answer: Answer) => string;
  /** Where that is which was made. */
  opens?: (input: Input, answer: Answer) => Place | null;
  /** Whose queries are asked again: the first parts of their keys. */
  touches: readonly string[];
  /** Shows at once what it leads to, before the server has answered. It is put back if the server refuses. */
  show?: (client: QueryClient, input: Input) => void;
}

/** Does something that can be undone, and says that it was done, or why not. */
export function useCommand<Input, Answer extends { changeId: number | null }>(command: Command<Input, Answer>) {
  const { ask, said, opens, touches, show } = command;
  const client = useQueryClient();
  return useMutation({
    mutationKey: touches,
    mutationFn: (input: Input) => keepUnderWay(ask(input)),
    onMutate: async (input) => {
      if (!show) return [];
      const keys = touches.map((entity) => ({ queryKey: [entity] }));
      await Promise.all(keys.map((key) => client.cancelQueries(key)));
      const before = keys.flatMap((key) => client.getQueriesData(key));
      show(client, input);
      return before;
    },
    onSuccess: (answer, input) =>
      notify({
        message: said(input, answer),
        undoChangeId: answer.changeId,
        opens: opens?.(input, answer) ?? null,
      }),
    onError: (error, _, before = []) => {
      for (const [key, data] of before) client.setQueryData(key, data);
      notify({ message: messageOf(error), tone: 'error' });
    },
    // While another one is under way, what the server has is behind what is shown.
    onSettled: async () => {
      if (client.isMutating({ mutationKey: touches }) > 1) return;
      await Promise.all([...touches, 'change'].map((entity) => client.invalidateQueries({ queryKey: [entity] })));
    },
  });
}
