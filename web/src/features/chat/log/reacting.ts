import { type ChatMessage, type ReactionKind, reactionKinds } from '@atrium/contract/chat';

/** A message as it is once somebody has reacted to it, or taken that back. */
export function withReaction(message: ChatMessage, kind: ReactionKind, accountId: number, isOn: boolean): ChatMessage {
  const reactions = reactionKinds.flatMap((each) => {
    const known = message.reactions.find((reaction) => reaction.kind === each)?.accountIds ?? [];
    const others = known.filter((id) => id !== accountId);
    const accountIds = each !== kind ? known : isOn ? [...others, accountId].sort((one, other) => one - other) : others;
    return accountIds.length === 0 ? [] : { kind: each, accountIds };
  });
  return { ...message, reactions };
}
