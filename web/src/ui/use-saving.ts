import { type QueryClient, type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { isShownAhead } from '../backend/shown-ahead.ts';

interface Saving<Input, Answer, Before> extends Omit<UseMutationOptions<Answer, Error, Input, Before>, 'onSettled'> {
  /** Whose queries are asked again: the first parts of their keys. */
  touches: readonly string[];
  /** For what is written in the place where it is shown: closed before that has come, its field would uncover what was there before. */
  untilShown?: boolean;
}

/**
 * Saves something, and asks again for what shows it. Whoever waits has the answer of the server at once, to say so and to close their
 * panel, however long the lists behind it take. It is pending until these have come: nobody presses again for what they still see.
 */
export function useSaving<Input, Answer, Before = unknown>(saving: Saving<Input, Answer, Before>) {
  const { touches, untilShown = false, ...save } = saving;
  const client = useQueryClient();
  const asked = useMutation({ mutationFn: () => askFor(client, [...touches, 'change']) });
  const saved = useMutation({
    ...save,
    onSettled: (_, error) => {
      const isShown = asked.mutateAsync();
      return untilShown && error === null ? isShown : undefined;
    },
  });
  return { ...saved, isPending: saved.isPending || asked.isPending };
}

/** What is shown ahead of the server is asked for by the last command about it. */
async function askFor(client: QueryClient, entities: readonly string[]): Promise<void> {
  const behind = entities.filter((entity) => !isShownAhead(entity));
  await Promise.all(behind.map((entity) => client.invalidateQueries({ queryKey: [entity] })));
}
