import type { ChatStatus, Contact } from '@atrium/contract/chat';
import { usePresent } from '../../../backend/signals.ts';

/** What a contact is at this moment: what they say of themselves, while they are here. Who came with the sample data is never here. */
export function useStatusOf(): (
  contact: Pick<Contact, 'id' | 'status' | 'isSample' | 'isClosed'> & { blocksMe?: boolean },
) => ChatStatus {
  const present = usePresent();
  return ({ id, status, isSample, isClosed, blocksMe }) => {
    if (blocksMe || isClosed) return 'offline';
    return isSample || present.has(id) ? status : 'offline';
  };
}
