import { type RefObject, useEffect, useRef } from 'react';

/** Whether this part of the page had the focus last: also when what had it there is gone, but not when one clicked beside everything. */
export function useHadFocus(part: RefObject<HTMLElement | null>): RefObject<boolean> {
  const hadFocus = useRef(false);
  useEffect(() => {
    const isIn = (target: EventTarget | null) => target instanceof Node && (part.current?.contains(target) ?? false);
    const onFocus = ({ target }: FocusEvent) => {
      hadFocus.current = isIn(target);
    };
    const onPress = ({ target }: PointerEvent) => {
      hadFocus.current &&= isIn(target);
    };
    document.addEventListener('focusin', onFocus);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [part]);
  return hadFocus;
}
