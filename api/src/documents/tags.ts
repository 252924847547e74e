import { type PDFDict, type PDFDocument, PDFHexString, PDFName, type PDFRef } from '@cantoo/pdf-lib';

type TagName = 'Document' | 'H1' | 'H2' | 'P' | 'Figure' | 'Table' | 'TR' | 'TH' | 'TD';

interface Content {
  readonly page: PDFRef;
  readonly id: number;
}

/** A part of what a document says, for those who have it read aloud. Its content is in the order in which it is read. */
export interface Tag {
  readonly name: TagName;
  readonly children: (Tag | Content)[];
  readonly figure?: Figure;
}

/** What is said in the place of a picture, and where it stands: left, bottom, right and top. */
interface Figure {
  readonly alt: string;
  readonly box: readonly [number, number, number, number];
}

export function newTag(name: TagName, parent?: Tag): Tag {
  const tag: Tag = { name, children: [] };
  parent?.children.push(tag);
  return tag;
}

export function newFigure(figure: Figure, parent: Tag): Tag {
  const tag: Tag = { name: 'Figure', children: [], figure };
  parent.children.push(tag);
  return tag;
}

const isTag = (child: Tag | Content): child is Tag => 'children' in child;

/** Writes the tree of tags into the document. Each page knows by its number in `pages` which tags its content is of. */
export function writeTags(pdf: PDFDocument, root: Tag, pages: readonly PDFRef[]): void {
  const { context, catalog } = pdf;
  const tree = context.nextRef();
  const owners = pages.map((): PDFRef[] => []);
  const write = (tag: Tag, parent: PDFRef): PDFRef => {
    const own = context.nextRef();
    const kids = tag.children.map((child) => {
      if (isTag(child)) return write(child, own);
      const owner = owners[pages.indexOf(child.page)];
      if (owner) owner[child.id] = own;
      return context.obj({ Type: 'MCR', Pg: child.page, MCID: child.id });
    });
    context.assign(own, tagDictionary(pdf, tag, parent, kids));
    return own;
  };
  const document = write(root, tree);
  const numbers = owners.flatMap((owner, page) => [page, context.register(context.obj(owner))]);
  const parents = context.register(context.obj({ Nums: numbers }));
  const fields = { Type: 'StructTreeRoot', K: [document], ParentTree: parents, ParentTreeNextKey: pages.length };
  context.assign(tree, context.obj(fields));
  catalog.set(PDFName.of('StructTreeRoot'), tree);
  catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
}

function tagDictionary({ context }: PDFDocument, tag: Tag, parent: PDFRef, kids: (PDFRef | PDFDict)[]): PDFDict {
  const dictionary = context.obj({ Type: 'StructElem', S: tag.name, P: parent, K: kids });
  if (tag.name === 'TH') dictionary.set(PDFName.of('A'), context.obj({ O: 'Table', Scope: 'Column' }));
  if (tag.figure) {
    dictionary.set(PDFName.of('Alt'), PDFHexString.fromText(tag.figure.alt));
    const box = [...tag.figure.box];
    dictionary.set(PDFName.of('A'), context.obj({ O: 'Layout', Placement: 'Block', BBox: box }));
  }
  return dictionary;
}
