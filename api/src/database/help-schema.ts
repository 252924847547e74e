import type { FaqCategoryKey } from '@atrium/contract/faq';

/** The tables of the FAQ and of the knowledge base. */
export interface HelpSchema {
  faqCategories: { id: number; key: FaqCategoryKey; icon: string; title: string; subtitle: string; position: number };
  faqQuestions: FaqQuestionRow;
  knowledgeBaseCategories: { id: number; slug: string; title: string; description: string };
  knowledgeBaseGroups: KnowledgeBaseGroupRow;
  knowledgeBaseArticles: KnowledgeBaseArticleRow;
}

export interface FaqQuestionRow {
  id: number;
  categoryId: number;
  question: string;
  answer: string;
  search: string;
  position: number;
}

export interface KnowledgeBaseGroupRow {
  id: number;
  categoryId: number;
  title: string;
  icon: string;
  iconColor: string;
  position: number;
}

export interface KnowledgeBaseArticleRow {
  id: number;
  groupId: number;
  slug: string;
  title: string;
  content: string;
  updatedAt: string;
}
