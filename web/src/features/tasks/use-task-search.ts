import { useSyncExternalStore } from 'react';
import { useListSearch } from '../../ui/data-table/use-list-search.ts';
import { keptChoices, TaskSearch } from './task-search.ts';

/** Of what is chosen about the completed ones, how they are looked at the next time, too. */
export function useTaskSearch(): ReturnType<typeof useListSearch<typeof TaskSearch>> {
  const kept = useSyncExternalStore(keptChoices.subscribe, keptChoices.read);
  const [search, change] = useListSearch(TaskSearch, kept);
  const keep: typeof change = (patch, options) => {
    change(patch, options);
    if ('completed' in patch) keptChoices.store({ completed: TaskSearch.parse(patch).completed });
  };
  return [search, keep];
}
