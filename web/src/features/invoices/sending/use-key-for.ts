import { useRef } from 'react';
import { newKey } from '../../../ui/forms/new-key.ts';

/** When an answer was lost, or one presses again before it has come, the same is asked for with the same key; asked for nothing, it begins anew. */
export function useKeyFor(): (wanted: string) => string {
  const last = useRef({ wanted: '', key: '' });
  return (wanted) => {
    if (last.current.wanted !== wanted) last.current = { wanted, key: newKey() };
    return last.current.key;
  };
}
