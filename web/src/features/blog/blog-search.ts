import { BlogListQuery } from '@atrium/contract/blog-posts';
import type * as z from 'zod/mini';

export const BlogSearch = BlogListQuery;
export type BlogSearch = z.infer<typeof BlogSearch>;

export const blogDefaults = {} as const;

export type ChangeBlog = (patch: Partial<Record<keyof BlogSearch, unknown>>, options?: { replace?: boolean }) => void;
