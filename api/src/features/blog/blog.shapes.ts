import type {
  BlogComment,
  BlogListItem,
  BlogPost,
  BlogSidebar,
  BlogStatus,
  EditableBlogPost,
} from '@atrium/contract/blog';
import type { BlogCommentRow, BlogPostRow } from '../../database/blog-schema.ts';
import { tagsOf } from './blog.queries.ts';

type Columns<Names extends keyof BlogPostRow> = Pick<BlogPostRow, Names>;
type Author = Columns<'authorName' | 'authorAvatar'>;
type Published = Columns<'title' | 'featuredImage' | 'publishedAt' | 'createdAt'>;

export const blogCategories: BlogSidebar['categories'] = [
  { category: 'Fashion', icon: 'Watch' },
  { category: 'Food', icon: 'ShoppingCart' },
  { category: 'Gaming', icon: 'Command' },
  { category: 'Quote', icon: 'Hash' },
  { category: 'Video', icon: 'Video' },
];

export const statusWords: Readonly<Record<BlogPostRow['status'], BlogStatus>> = {
  published: 'Published',
  pending: 'Pending',
  draft: 'Draft',
};

export function blogListItem(
  post: Published & Author & Columns<'id' | 'excerpt'> & { tags: string | null; comments: number },
): BlogListItem {
  return {
    id: post.id,
    img: post.featuredImage,
    title: post.title,
    ...author(post),
    blogPosted: post.publishedAt ?? post.createdAt,
    tags: tagsOf(post.tags),
    excerpt: post.excerpt,
    comment: post.comments,
  };
}

export function recentPost(post: Published & Columns<'id'>): BlogSidebar['recentPosts'][number] {
  const { id, featuredImage, title, publishedAt, createdAt } = post;
  return { id, img: featuredImage, title, createdTime: publishedAt ?? createdAt };
}

export function blogPost(
  post: Published & Author & Columns<'content'> & { tags: string | null; comments: number; bookmarked: number },
): BlogPost {
  return {
    img: post.featuredImage,
    title: post.title,
    ...author(post),
    createdTime: post.publishedAt ?? post.createdAt,
    tags: tagsOf(post.tags),
    content: post.content,
    comments: post.comments,
    bookmarked: post.bookmarked,
  };
}

export function blogComment(
  comment: Pick<BlogCommentRow, 'authorName' | 'authorAvatar' | 'createdAt' | 'text'>,
): BlogComment {
  return { ...author(comment), commentedAt: comment.createdAt, commentText: comment.text };
}

export function editableBlogPost(post: BlogPostRow & { tags: string | null }): EditableBlogPost {
  return {
    id: post.id,
    ...author(post),
    createdTime: post.publishedAt ?? post.createdAt,
    blogTitle: post.title,
    blogCategories: tagsOf(post.tags).map((tag) => ({ value: tag.toLowerCase(), label: tag })),
    slug: post.slug,
    status: statusWords[post.status],
    excerpt: post.excerpt,
    content: post.content,
    featuredImage: post.featuredImage,
  };
}

function author({ authorName, authorAvatar }: Author) {
  return { avatar: authorAvatar, userFullName: authorName };
}
