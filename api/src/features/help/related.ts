import type { HelpSectionRow } from '../../database/help-schema.ts';
import { fold } from '../../search/fold.ts';

interface Question {
  id: number;
  sectionId: number;
  title: string;
}

const most = 5;

/** Others of its category: those of its own group first, and within a group those whose titles share the most words with its own. */
export function relatedTo<Item extends Question>(
  article: Question,
  sections: readonly HelpSectionRow[],
  questions: readonly Item[],
): Item[] {
  const categoryId = sections.find(({ id }) => id === article.sectionId)?.parentId ?? null;
  const groups = sections.filter(({ parentId }) => parentId === categoryId && categoryId !== null);
  const nearest = [...groups].sort((one, other) => far(one) - far(other));
  const words = wordsOf(article.title);
  const shared = ({ title }: Item) => [...wordsOf(title)].filter((word) => words.has(word)).length;
  return nearest
    .flatMap(({ id }) =>
      questions
        .filter((question) => question.sectionId === id && question.id !== article.id)
        .sort((one, other) => shared(other) - shared(one)),
    )
    .slice(0, most);

  function far({ id }: HelpSectionRow): number {
    return id === article.sectionId ? 0 : 1;
  }
}

/** Short ones are in every title. */
function wordsOf(title: string): Set<string> {
  return new Set(
    fold(title)
      .split(/[^\p{Letter}\p{Number}]+/u)
      .filter((word) => word.length > 3),
  );
}
