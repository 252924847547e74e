import { mostGroupMembers } from '@atrium/contract/chat-groups';
import { id, requiredText } from '@atrium/contract/text';
import * as z from 'zod/mini';

/** What the contract asks of the fields: of its routes the browser has no schemas. */
export const GroupNameValues = z.object({ name: requiredText(100) });

export const GroupPeopleValues = z.object({
  memberIds: z
    .array(id())
    .check(
      z.minLength(1, 'Choose at least one person.'),
      z.maxLength(mostGroupMembers - 1, `A group has at most ${mostGroupMembers} members.`),
    ),
});

export type GroupPeopleValues = z.infer<typeof GroupPeopleValues>;

export const NewGroupValues = z.extend(GroupNameValues, GroupPeopleValues.shape);
export type NewGroupValues = z.infer<typeof NewGroupValues>;
