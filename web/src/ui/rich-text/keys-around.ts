import { type Editor, Extension } from '@tiptap/core';
import { finishLink } from './ending-links.ts';

/** Ctrl+Enter is left to what is around the text, such as a window that sends it; a line is broken by Shift+Enter. */
export const KeysAround = Extension.create({
  name: 'keysAround',
  priority: 1_000,
  addKeyboardShortcuts: () => ({ 'Mod-Enter': leave, 'Ctrl-Enter': leave }),
});

function leave({ editor }: { editor: Editor }): boolean {
  finishLink(editor.view);
  return true;
}
