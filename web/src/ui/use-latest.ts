import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The latest value, for what is called later than it was made. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
