import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Saves what a form has, which says itself what is wrong with it. `entity` is whose queries are asked again then. */
export function useSaving<Input, Answer>(entity: string, save: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: save,
    onSuccess: () => Promise.all([entity, 'change'].map((key) => client.invalidateQueries({ queryKey: [key] }))),
  });
}
