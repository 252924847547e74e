import type { MainSearch } from '@atrium/contract/bookmarks';
import type { SignedInContext } from '../../context.ts';
import { listPages } from './bookmarks.ts';
import { findContacts } from './contacts.queries.ts';
import { findFiles } from './files.queries.ts';

const searchLimit = 4;

/** The accounts of others are for those who may read them, and so are the files of mails. */
export async function readMainSearch(context: SignedInContext): Promise<MainSearch> {
  const { read } = context.services.engine;
  const { suggestions } = await listPages(context);
  const files = context.ability.can('read', 'Mail') ? await findFiles(read, context.caller.accountId) : [];
  const contacts = context.ability.can('read', 'Account') ? await findContacts(read) : [];
  const groups: MainSearch['searchArr'] = [
    { groupTitle: 'Pages', searchLimit, data: suggestions },
    { groupTitle: 'Files', searchLimit, data: files },
    { groupTitle: 'Contacts', searchLimit, data: contacts },
  ];
  return { searchArr: groups };
}
