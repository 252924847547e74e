import { useState } from 'react';

/** Whether a group was there while it was looked at: null is what it is afterwards for whoever was removed, or has left. */
export function useWasIn(group: object | null | undefined): boolean {
  const [wasIn, setWasIn] = useState(false);
  if (group && !wasIn) setWasIn(true);
  return wasIn;
}
