import { BlogStatus, BlogTag } from '@atrium/contract/blog';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { useAccount } from '../../session/session.ts';
import type { PostValues } from './post-form-values.ts';

/** As it was written, finished or not. */
const Kept = z.object({
  at: z.string(),
  values: z.object({
    title: z.string(),
    slug: z.string(),
    tags: z.array(BlogTag),
    status: BlogStatus,
    publishAt: z.nullable(z.string()),
    excerpt: z.string(),
    content: z.string(),
    featuredImage: z.string(),
    imageAlt: z.string(),
  }),
});
export type KeptDraft = z.infer<typeof Kept>;

const pause = 400;

function read(key: string): KeptDraft | null {
  try {
    return Kept.parse(JSON.parse(localStorage.getItem(key) ?? ''));
  } catch {
    return null;
  }
}

function keep(key: string, values: PostValues): void {
  try {
    localStorage.setItem(key, JSON.stringify({ at: new Date().toISOString(), values }));
  } catch {
    // There is no room: the tab still has it, and asks before it is left.
  }
}

/** Keeps on this device what is being written, until it is saved or thrown away; answers what was left there before. */
export function useKeptDraft(postId: number | null, values: PostValues, isDirty: boolean, isSaved: boolean) {
  const accountId = useAccount()?.id ?? 0;
  const key = `blog-unsaved ${accountId} ${postId ?? 'new'}`;
  const [left, setLeft] = useState(() => read(key));
  const keyBefore = useRef(key);
  useEffect(() => {
    if (keyBefore.current === key) return;
    // A new post has been saved: what is written from then on belongs to that.
    localStorage.removeItem(keyBefore.current);
    keyBefore.current = key;
    setLeft(null);
  }, [key]);
  useEffect(() => {
    if (!isDirty) return undefined;
    const timer = setTimeout(() => keep(key, values), pause);
    return () => clearTimeout(timer);
  }, [key, values, isDirty]);
  useEffect(() => {
    if (isSaved) localStorage.removeItem(key);
  }, [key, isSaved]);
  const forget = () => {
    localStorage.removeItem(key);
    setLeft(null);
  };
  return { left, forget, take: () => setLeft(null) };
}
