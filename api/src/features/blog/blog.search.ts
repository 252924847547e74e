import { beginningOf, plainText } from '../../rich-text/plain-text.ts';
import { searchText } from '../../search/fold.ts';

const longestSearchedText = 50_000;

/** What a search of the posts looks at. */
export function blogSearch(post: { title: string; excerpt: string; content: string }): string {
  const text = beginningOf(plainText(post.content), longestSearchedText);
  return searchText([post.title, post.excerpt, text]);
}
