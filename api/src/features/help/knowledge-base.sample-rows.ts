import type { SampleGroup } from './knowledge-base.sample-article.ts';
import { moreGroups } from './knowledge-base.sample-more.ts';
import { salesGroups } from './knowledge-base.sample-sales.ts';
import { wordGroups } from './knowledge-base.sample-words.ts';
import { workGroups } from './knowledge-base.sample-work.ts';

export const sampleGroups: readonly SampleGroup[] = [...salesGroups, ...workGroups, ...wordGroups, ...moreGroups];
