import { type Editor, Extension } from '@tiptap/core';

/** Where nothing is left to redo, the keys do nothing: ProseMirror would go on to the same keys without Shift, and undo. */
export const RedoKeys = Extension.create({
  name: 'redoKeys',
  priority: 1_000,
  addKeyboardShortcuts: () => ({ 'Shift-Mod-z': redo, 'Shift-Mod-я': redo }),
});

function redo({ editor }: { editor: Editor }): boolean {
  editor.commands.redo();
  return true;
}
