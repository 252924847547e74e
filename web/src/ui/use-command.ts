import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../backend/backend-error.ts';
import { inTurn, keepUnderWay } from '../backend/commands-under-way.ts';
import { showAhead } from '../backend/shown-ahead.ts';
import type { Place } from '../navigation/place.ts';
import { notify } from './notify.tsx';
import { useSaving } from './use-saving.ts';

interface Command<Input, Answer> {
  /** What the server is asked to do; it answers the change that Undo takes back, if that can be taken back. */
  ask: (input: Input) => Promise<Answer>;
  /** What is said when it is done. What one does and takes back by the same button needs no word about it. */
  said?: (input: Input, answer: Answer) => string;
  /** Where that is which was made. */
  opens?: (input: Input, answer: Answer) => Place | null;
  /** Whose queries are asked again: the first parts of their keys. */
  touches: readonly string[];
  /**
   * Shows at once what it leads to, before the server has answered; shown twice, it leads to the same. It is put back if the server
   * refuses, and what was shown after it is shown once more.
   */
  show?: (client: QueryClient, input: Input) => void;
  /** Waits for those before it that touch the same, as what is shown at once does too. */
  isInTurn?: boolean;
  /** It is done where it is shown: whoever waits for it does until that shows what came of it. */
  untilShown?: boolean;
}

/** Does something, and says that it was done, or why not: also when what it was asked of is no longer on the page. */
export function useCommand<Input, Answer extends object>(command: Command<Input, Answer>) {
  const { ask, said, opens, touches, show, isInTurn = false, untilShown = false } = command;
  const client = useQueryClient();
  return useSaving<Input, Answer, ReturnType<typeof showAhead> | undefined>({
    mutationFn: (input: Input) => keepUnderWay(show || isInTurn ? inTurn(touches, () => ask(input)) : ask(input)),
    onMutate: async (input) => {
      if (!show) return undefined;
      await Promise.all(touches.map((entity) => client.cancelQueries({ queryKey: [entity] })));
      return showAhead(client, touches, () => show(client, input));
    },
    onSuccess: (answer, input, end) => {
      end?.(true);
      if (!said) return;
      notify({
        message: said(input, answer),
        undoChangeId: changeOf(answer),
        opens: opens?.(input, answer) ?? null,
      });
    },
    onError: (error, _, end) => {
      end?.(false);
      notify({ message: messageOf(error), tone: 'error' });
    },
    touches,
    untilShown,
  });
}

function changeOf({ changeId = null }: { changeId?: number | null }): number | null {
  return changeId;
}
