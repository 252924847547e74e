import { Extension } from '@tiptap/core';
import { completeAddress } from './complete-address.ts';

/** Links as people write them: an address without its beginning leads somewhere, and one that stands on no word is a word itself. */
export const WrittenLinks = Extension.create({
  name: 'writtenLinks',
  addCommands: () => ({
    setLink:
      (given) =>
      ({ chain, tr }) => {
        const attrs = { ...given, href: completeAddress(given.href) };
        const link = { type: 'text', text: given.href.trim(), marks: [{ type: 'link', attrs }] };
        const linked = tr.selection.empty
          ? chain().insertContent(link).unsetMark('link')
          : chain().setMark('link', attrs);
        return linked.setMeta('preventAutolink', true).run();
      },
  }),
});
