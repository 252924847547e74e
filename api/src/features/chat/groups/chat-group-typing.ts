import type { SignedInContext } from '../../../context.ts';
import { findMembers } from '../conversations.queries.ts';
import { requireGroup } from './chat-group-rules.ts';

export async function tellTypingInGroup(
  { services, signals, caller }: SignedInContext,
  groupId: number,
  isTyping: boolean,
): Promise<Record<string, never>> {
  const { accountId } = caller;
  await requireGroup(services.engine.read, accountId, groupId);
  const members = await findMembers(services.engine.read, groupId);
  const others = members.map((member) => member.accountId).filter((each) => each !== accountId);
  signals.tell(others, { type: 'typing', accountId, isTyping, groupId });
  return {};
}
