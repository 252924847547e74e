import { withAttributes, type XmlElement, xml, xmlDocument } from '../../documents/xml.ts';
import type { Settings } from '../../services.ts';
import { type findLatest, tagsOf } from './blog.queries.ts';

type Post = Awaited<ReturnType<typeof findLatest>>[number];
type House = Pick<Settings, 'publicUrl' | 'brandName'>;

/** Before there is a post: a feed has to say when it changed last. */
const never = '1970-01-01T00:00:00.000Z';

/** The posts as RFC 4287 has them. `self` is the path under which the feed was read. */
export function atomOf(posts: readonly Post[], { publicUrl, brandName }: House, self: string): string {
  const page = `${publicUrl}/pages/blog/list`;
  const updated = posts.map(updatedAt).toSorted().at(-1) ?? never;
  const feed = xml(
    'feed',
    xml('id', page),
    xml('title', `${brandName} Blog`),
    xml('updated', updated),
    // An entry without an author has that of the feed.
    xml('author', xml('name', brandName)),
    link('self', `${publicUrl}${self}`, 'application/atom+xml'),
    link('alternate', page, 'text/html'),
    ...posts.map((post) => entry(post, publicUrl)),
  );
  // Pictures of ours stand in the posts by their paths.
  return xmlDocument(withAttributes(feed, { xmlns: 'http://www.w3.org/2005/Atom', 'xml:base': `${publicUrl}/` }));
}

/** Its id is by number: an address changes with the slug, and a reader would take it for another post. */
function entry(post: Post, publicUrl: string): XmlElement {
  const { id, slug, title, excerpt, content, authorName, publishedAt, createdAt } = post;
  return xml(
    'entry',
    xml('id', `${publicUrl}/api/v1/blog/posts/${id}`),
    xml('title', title),
    xml('published', publishedAt ?? createdAt),
    xml('updated', updatedAt(post)),
    authorName === '' ? null : xml('author', xml('name', authorName)),
    link('alternate', `${publicUrl}/pages/blog/detail/${encodeURIComponent(slug)}`, 'text/html'),
    ...tagsOf(post.tags).map((term) => withAttributes(xml('category'), { term })),
    excerpt === '' ? null : withAttributes(xml('summary', excerpt), { type: 'text' }),
    withAttributes(xml('content', content), { type: 'html' }),
  );
}

function updatedAt({ publishedAt, updatedAt: changedAt, createdAt }: Post): string {
  const shownAt = publishedAt ?? createdAt;
  return changedAt !== null && changedAt > shownAt ? changedAt : shownAt;
}

function link(rel: string, href: string, type: string): XmlElement {
  return withAttributes(xml('link'), { rel, type, href });
}
