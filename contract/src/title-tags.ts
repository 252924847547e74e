/** A title without the tags that somebody wrote in it: they are none of its words. */
export function withoutTags(title: string): string {
  return title.replace(/<\/?[a-z][^<>]*>/gi, ' ');
}
