import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment } from 'parse5';

export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;

const mostNodes = 60_000;

/** What HTML becomes too much to be read: a short text can ask for millions of nodes, because what is left open is opened anew. */
class TooMuchHtml extends Error {}

/** HTML read as browsers read it; null where it asks for too much. */
export function readHtml(html: string): HtmlNode[] | null {
  let nodes = 0;
  const counted = <Arguments extends unknown[], Result>(make: (...given: Arguments) => Result) => {
    return (...given: Arguments): Result => {
      nodes += 1;
      if (nodes > mostNodes) throw new TooMuchHtml();
      return make(...given);
    };
  };
  const treeAdapter = {
    ...defaultTreeAdapter,
    createElement: counted(defaultTreeAdapter.createElement),
    insertText: counted(defaultTreeAdapter.insertText),
    insertTextBefore: counted(defaultTreeAdapter.insertTextBefore),
  };
  try {
    return parseFragment(html, { treeAdapter, scriptingEnabled: false }).childNodes;
  } catch (error) {
    if (error instanceof TooMuchHtml) return null;
    throw error;
  }
}
