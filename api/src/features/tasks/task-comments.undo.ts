import * as z from 'zod/mini';
import { signedIn } from '../../changes/owner.ts';
import { undoOf } from '../../changes/undo-record.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import type { TaskCommentRow } from '../../database/tasks-schema.ts';
import { Refusal } from '../../errors.ts';
import { findTaskComment } from './task-comments.queries.ts';
import { changeComment, restoreComment, takeComment } from './task-comments.ts';
import { findReadable } from './tasks.assigned.queries.ts';

const Said = z.object({ text: z.string(), editedAt: z.nullable(z.string()) });
const Kept = z.object({ ...Said.shape, id: z.int(), taskId: z.int(), accountId: z.int(), createdAt: z.string() });

/** Whoever was given a task takes back what they said as long as it is theirs to do. */
export const undoTaskCommentChange = undoOf<TaskCommentRow>({
  find: findTaskComment,
  async remove(transaction, context, now) {
    const { author, task } = await stillSeen(transaction, context, now.taskId);
    return takeComment(transaction, author, task, now);
  },
  async restore(transaction, context, before) {
    const comment = Kept.parse(before);
    const { author, task } = await stillSeen(transaction, context, comment.taskId);
    return restoreComment(transaction, author, task, comment);
  },
  async revert(transaction, context, now, before) {
    const { author, task } = await stillSeen(transaction, context, now.taskId);
    return changeComment(transaction, author, task, now, Said.parse(before));
  },
});

async function stillSeen(transaction: Transaction, context: Context, taskId: number) {
  const author = signedIn(context);
  const found = await findReadable(transaction, author.caller.accountId, taskId);
  if (!found) throw new Refusal(403, 'This task is not yours to do any more.');
  return { author, task: found.task };
}
