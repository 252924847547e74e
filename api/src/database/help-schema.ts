import type { HelpColor, HelpIcon, HelpPicture, HelpSite } from '@atrium/contract/help';
import type { SearchState } from '@atrium/contract/help-writing';

/** The tables of the FAQ and of the knowledge base. */
export interface HelpSchema {
  helpSections: HelpSectionRow;
  articles: ArticleRow;
  articleVotes: ArticleVoteRow;
  helpSearches: HelpSearchRow;
}

export interface HelpSectionRow {
  id: number;
  site: HelpSite;
  parentId: number | null;
  slug: string;
  title: string;
  description: string;
  icon: HelpIcon;
  color: HelpColor;
  picture: HelpPicture;
  positionKey: string;
}

export interface ArticleRow {
  id: number;
  site: HelpSite;
  sectionId: number;
  slug: string;
  title: string;
  content: string;
  isPublished: number;
  positionKey: string;
  updatedAt: string;
  titleSearch: string;
  search: string;
}

export interface ArticleVoteRow {
  id: number;
  articleId: number;
  accountId: number;
  isHelpful: number;
  at: string;
}

export interface HelpSearchRow {
  id: number;
  site: HelpSite;
  term: string;
  termKey: string;
  times: number;
  lastAt: string;
  lastAccountId: number | null;
  state: SearchState;
}
