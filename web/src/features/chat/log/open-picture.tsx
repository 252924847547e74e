import type { ChatAttachment } from '@atrium/contract/chat';
import { createContext, type ReactNode, type RefObject, Suspense, useContext, useLayoutEffect, useState } from 'react';
import { loadedLater } from '../../../ui/loaded-later.ts';

const PictureDialog = loadedLater(async () => ({ default: (await import('./picture-dialog.tsx')).PictureDialog }));

const OpenPicture = createContext<(file: ChatAttachment) => void>(() => {});

export function useOpenPicture(): (file: ChatAttachment) => void {
  return useContext(OpenPicture);
}

/** Holds the picture that is looked at: it stays open while the message that it came with turns from a waiting one into a sent one. */
export function PictureViewer({ children }: { children: ReactNode }) {
  const [file, setFile] = useState<ChatAttachment | null>(null);
  const close = () => {
    setFile(null);
    if (file !== null) requestAnimationFrame(() => focusPicture(file.id));
  };
  return (
    <OpenPicture value={setFile}>
      {children}
      {file !== null && (
        <Suspense>
          <PictureDialog file={file} onClose={close} />
        </Suspense>
      )}
    </OpenPicture>
  );
}

/** The picture that went from under the focus. */
let left: number | null = null;

/** Who is at the picture of a message that waits is at that of the sent one, which takes its place. */
export function useFocusOfPicture(button: RefObject<HTMLElement | null>, id: number): void {
  useLayoutEffect(() => {
    const here = button.current;
    if (left === id) {
      left = null;
      if (document.activeElement === document.body) here?.focus({ preventScroll: true });
    }
    return () => {
      if (here !== null && document.activeElement === here) left = id;
    };
  }, [button, id]);
}

/** What opened it may be gone, with the waiting message. */
function focusPicture(id: number): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>(`[data-picture="${id}"]`)?.focus({ preventScroll: true });
}
