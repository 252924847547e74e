import { type Editor, Extension } from '@tiptap/core';
import { AllSelection } from '@tiptap/pm/state';

/** Enter replaces all that is selected by a line. A selection of the whole document has no paragraph to split; one of its text has. */
export const LineOverAll = Extension.create({
  name: 'lineOverAll',
  priority: 1_000,
  addKeyboardShortcuts: () => ({ Enter: splitAll }),
});

function splitAll({ editor }: { editor: Editor }): boolean {
  const { doc, selection } = editor.state;
  if (!(selection instanceof AllSelection)) return false;
  return editor.chain().setTextSelection({ from: 0, to: doc.content.size }).splitBlock().run();
}
