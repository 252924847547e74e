import { Extension } from '@tiptap/core';
import { isHistoryTransaction } from '@tiptap/pm/history';
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { find } from 'linkifyjs';

interface Writing {
  /** Whether a word is being written where the caret is. */
  isWord: boolean;
  /** Where the link is that was made last, of what was written. */
  made: number | null;
}

const writing = new PluginKey<Writing>('endingLinks');

/** An address becomes a link once one leaves it, not only where a space follows: a text may end with one. Written on, its link goes along. */
export const EndingLinks = Extension.create({
  name: 'endingLinks',
  addProseMirrorPlugins: () => [
    new Plugin({
      key: writing,
      state: { init: () => ({ isWord: false, made: null }), apply: writingAfter },
      appendTransaction: (transactions, before, now) => {
        const [was, is] = [writing.getState(before), writing.getState(now)];
        if (transactions.some(({ docChanged }) => docChanged)) return is?.isWord ? followed(before, now) : null;
        return was?.isWord && !is?.isWord ? finished(now, wordAt(before)) : null;
      },
      props: { handleDOMEvents: { blur: finishLink } },
    }),
  ],
});

/** Makes a link of the address that is being written, if it is one. */
export function finishLink(view: EditorView): void {
  const done = writing.getState(view.state)?.isWord && finished(view.state, wordAt(view.state));
  if (done) view.dispatch(done);
}

function writingAfter(transaction: Transaction, was: Writing, before: EditorState, now: EditorState): Writing {
  const made: number | null = transaction.getMeta(writing) ?? (was.made && transaction.mapping.map(was.made, -1));
  return { isWord: isWriting(transaction, was.isWord, before, now), made };
}

/** What was put there otherwise, or was a link and shall be none, is left as it is. */
function isWriting(transaction: Transaction, was: boolean, before: EditorState, now: EditorState): boolean {
  const isOther = ['preventAutolink', 'preventUpdate'].some((meta) => transaction.getMeta(meta) === true);
  if (transaction.docChanged) return !isOther && !isHistoryTransaction(transaction);
  return was && wordAt(before)?.from === wordAt(now)?.from;
}

interface Word {
  text: string;
  from: number;
}

/** The word that the caret stands in or behind. */
function wordAt({ selection: { $head, empty } }: EditorState): Word | null {
  const { parent, parentOffset } = $head;
  if (!empty || !parent.isTextblock) return null;
  const text = parent.textBetween(0, parent.content.size, undefined, ' ');
  const start = text.slice(0, parentOffset).search(/\S*$/);
  const [word = ''] = /^\S*/.exec(text.slice(start)) ?? [];
  return word === '' ? null : { text: word, from: $head.start() + start };
}

interface Link {
  href: string;
  from: number;
  to: number;
}

/** The address that a word is, but for the marks around it. */
function linkIn({ text, from }: Word): Link | null {
  const link = find(text, { defaultProtocol: 'https' }).find(({ isLink }) => isLink);
  if (!link || /[\p{L}\p{N}]/u.test(text.slice(0, link.start) + text.slice(link.end))) return null;
  return { href: link.href, from: from + link.start, to: from + link.end };
}

function finished(state: EditorState, word: Word | null): Transaction | null {
  const link = word && linkIn(word);
  const { code, link: type } = state.schema.marks;
  if (!link || !type || isMarked(state, link, type) || (code && isMarked(state, link, code))) return null;
  const { parent } = state.doc.resolve(link.from);
  if (!parent.type.allowsMarkType(type)) return null;
  return linked(state.tr, link);
}

type MarkType = EditorState['schema']['marks'][string];

function isMarked({ doc }: EditorState, { from, to }: Link, type: NonNullable<MarkType>): boolean {
  return doc.rangeHasMark(from, to, type);
}

function linked(transaction: Transaction, { href, from, to }: Link): Transaction {
  const type = transaction.doc.type.schema.marks.link;
  if (type) transaction.addMark(from, to, type.create({ href }));
  return transaction.setMeta('preventAutolink', true).setMeta(writing, from);
}

/** A link that leads where its word says leads there still when the word is another. What is written beside one that was put there is none of it. */
function followed(before: EditorState, now: EditorState): Transaction | null {
  const [old, word] = [wordAt(before), wordAt(now)];
  if (!old || !word || old.from !== word.from || old.text === word.text || !leadsToItself(before, old)) return null;
  const isIn = now.schema.marks.link?.isInSet(now.selection.$head.nodeBefore?.marks ?? []) !== undefined;
  if (!isIn && writing.getState(before)?.made !== linkIn(old)?.from) return null;
  const transaction = now.tr.removeMark(word.from, word.from + word.text.length, now.schema.marks.link);
  const link = linkIn(word);
  return link ? linked(transaction, link) : transaction;
}

function leadsToItself({ doc, schema }: EditorState, word: Word): boolean {
  const link = linkIn(word);
  const mark = link && schema.marks.link?.isInSet(doc.nodeAt(link.from)?.marks ?? []);
  return mark ? sameAddress(String(mark.attrs.href), link.href) : false;
}

function sameAddress(one: string, other: string): boolean {
  return one === other || (URL.canParse(one) && URL.parse(one)?.href === URL.parse(other)?.href);
}
