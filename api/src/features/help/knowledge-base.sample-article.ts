import type { HelpColor, HelpIcon } from '@atrium/contract/help';

export interface SampleGroup {
  category: string;
  title: string;
  icon: HelpIcon;
  iconColor: HelpColor;
  articles: readonly { slug: string; title: string; content: string }[];
}

/** An article: two paragraphs with a list of what to do or to know between them. */
export function article(slug: string, title: string, opening: string, points: readonly string[], ending: string) {
  const list = points.map((point) => `<li>${point}</li>`).join('');
  return { slug, title, content: `<p>${opening}</p>\n<ul>${list}</ul>\n<p>${ending}</p>` };
}
