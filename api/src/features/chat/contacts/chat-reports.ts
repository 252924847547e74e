import { sql } from 'kysely';
import { textOfAccess } from '../../../auth/access-roles.ts';
import { recordChange } from '../../../changes/record.ts';
import type { SignedInContext } from '../../../context.ts';
import type { ChatReportRow } from '../../../database/chat-schema.ts';
import type { Database, Transaction } from '../../../database/engine.ts';
import { nextId } from '../../../database/sequences.ts';
import { conflict } from '../../../errors.ts';
import { notifyAccounts } from '../../../notifications/notifications.ts';
import { nameOf } from '../chat.shapes.ts';
import { requireGroup } from '../groups/chat-group-rules.ts';
import { requireContact } from './chat-contacts.ts';

const betweenReports = 24 * 60 * 60 * 1000;
/** Where everybody is an administrator, those who came first are told. */
const mostHearers = 500;

interface Reported {
  kind: ChatReportRow['kind'];
  id: number;
  name: string;
}

export function reportContact(context: SignedInContext, contactId: number, reason: string) {
  return context.services.engine.write(async (transaction) => {
    const contact = await requireContact(transaction, context.caller.accountId, contactId);
    return report(transaction, context, { kind: 'contact', id: contact.id, name: nameOf(contact) }, reason);
  });
}

export function reportGroup(context: SignedInContext, groupId: number, reason: string) {
  return context.services.engine.write(async (transaction) => {
    const { groupName } = await requireGroup(transaction, context.caller.accountId, groupId);
    return report(transaction, context, { kind: 'group', id: groupId, name: groupName }, reason);
  });
}

/** The record is what administrators read. It belongs to whoever reports, and whoever is reported does not hear of it. */
async function report(
  transaction: Transaction,
  context: SignedInContext,
  { kind, id, name }: Reported,
  reason: string,
) {
  const { accountId, name: person } = context.caller;
  const entityId = await storeReport(transaction, { accountId, kind, reportedId: id, reportedAt: context.now });
  const about = kind === 'group' ? { groupId: id } : { accountId: id };
  await recordChange(transaction, context, {
    entity: 'chat-report',
    entityId,
    entityName: name,
    before: null,
    after: { ...about, reason },
    ownerId: accountId,
  });
  const hearers = await findHearers(transaction, accountId, kind === 'contact' ? id : null);
  const news = { kind: 'chat-reported', entity: 'chat-report', entityId, title: name, person } as const;
  await notifyAccounts(transaction, context, hearers, news);
  return {};
}

async function storeReport(transaction: Transaction, row: Omit<ChatReportRow, 'id'>): Promise<number> {
  const { reportedAt } = row;
  const dayBefore = new Date(Date.parse(reportedAt) - betweenReports).toISOString();
  const id = await nextId(transaction, 'chat_reports');
  const stored = await transaction
    .insertInto('chatReports')
    .values({ ...row, id })
    .onConflict((known) =>
      known
        .columns(['accountId', 'kind', 'reportedId'])
        .doUpdateSet({ id, reportedAt })
        .where('chatReports.reportedAt', '<=', dayBefore),
    )
    .returning('id')
    .executeTakeFirst();
  if (!stored) throw conflict('You have reported this within the last 24 hours. The administrators know of it.');
  return id;
}

/** The administrators but whoever reports; and whoever is reported, if there is somebody else to look into it. */
async function findHearers(database: Database, reporterId: number, reportedId: number | null): Promise<number[]> {
  const byRole = database
    .selectFrom('roles')
    .innerJoin('users', 'users.accessRoleId', 'roles.id')
    .innerJoin('accounts', 'accounts.userId', 'users.id')
    .select('accounts.id')
    .where('roles.grants', '=', textOfAccess({ hasFullAccess: true, grants: [] }));
  // As the index has it: a parameter would not be known to be this one.
  const administrators = database.selectFrom('accounts').select('id').where(sql<boolean>`role = 'admin'`);
  const rows = await database
    .selectFrom('accounts')
    .select('id')
    .where('id', 'in', administrators.union(byRole))
    .where('suspendedAt', 'is', null)
    .where('canSignIn', '=', 1)
    .where('id', '<>', reporterId)
    .orderBy('id')
    .limit(mostHearers)
    .execute();
  const ids = rows.map(({ id }) => id);
  const others = ids.filter((id) => id !== reportedId);
  return others.length > 0 ? others : ids;
}
