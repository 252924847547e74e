import type { AccountSettings } from '@atrium/contract/account-settings';
import { findAccount } from '../../auth/accounts.ts';
import { recordChange } from '../../changes/record.ts';
import type { Context, SignedInContext } from '../../context.ts';
import type { Database, Transaction } from '../../database/engine.ts';
import { badInput, notFound } from '../../errors.ts';
import { findChoices } from '../../notifications/notification-choices.queries.ts';
import {
  findConnections,
  findGeneral,
  findSettings,
  storeOwnFields,
  storeSettings,
} from './account-settings.queries.ts';
import {
  billingOf,
  connectionsOf,
  detailsOf,
  flagsOf,
  infoOf,
  type KeptSettings,
  linksOf,
} from './account-settings.shapes.ts';

/** Of the settings, those that are given. */
type GivenSettings = { [Name in keyof KeptSettings]?: KeptSettings[Name] | undefined };

export async function readSettings(database: Database, accountId: number): Promise<AccountSettings> {
  const general = await findGeneral(database, accountId);
  if (!general) throw notFound('account');
  const settings = await findSettings(database, accountId);
  const connections = connectionsOf(await findConnections(database, accountId));
  return {
    general: { ...general, avatar: general.avatar ?? '', company: general.company ?? '' },
    info: infoOf(settings),
    social: { socialLinks: linksOf(settings), connections },
    notification: flagsOf(await findChoices(database, accountId)),
    details: detailsOf(settings),
    billing: billingOf(settings),
  };
}

export function changeOwnSettings(context: SignedInContext, given: GivenSettings) {
  refuseFutureBirth(given.dob, context.now);
  return context.services.engine.write((transaction) =>
    changeSettings(transaction, context, context.caller.accountId, given),
  );
}

function refuseFutureBirth(day: string | null | undefined, now: string): void {
  if (day && day >= now.slice(0, 10))
    throw badInput([{ path: 'dob', message: 'Give a day that is past, or nothing.' }]);
}

/** Records what is different; `changeId` is null when nothing is. */
export async function changeSettings(
  transaction: Transaction,
  context: Context,
  accountId: number,
  given: GivenSettings,
): Promise<{ settings: KeptSettings; changeId: number | null }> {
  const before = await findSettings(transaction, accountId);
  const wished = Object.entries(given).filter(([, value]) => value !== undefined);
  const settings: KeptSettings = { ...before, ...Object.fromEntries(wished) };
  const old = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(settings).filter(([name, value]) => old.get(name) !== value);
  if (changed.length === 0) return { settings, changeId: null };
  await storeSettings(transaction, accountId, settings);
  const names = changed.map(([name]) => name);
  if (names.some((name) => ownFields.includes(name))) await changeOwn(transaction, context, accountId, settings);
  const only = (all: KeptSettings) => Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
  const changeId = await recordChange(transaction, context, {
    entity: 'account-settings',
    entityId: accountId,
    entityName: (await findGeneral(transaction, accountId))?.username ?? '',
    before: only(before),
    after: only(settings),
    ownerId: accountId,
    isUndoable: true,
  });
  return { settings, changeId };
}

const ownFields: readonly string[] = ['firstName', 'lastName', 'avatar'];

/** The account is called and looks as its settings say; that others see, so they hear of it. */
async function changeOwn(
  transaction: Transaction,
  context: Context,
  accountId: number,
  { firstName, lastName, avatar }: KeptSettings,
): Promise<void> {
  const account = await findAccount(transaction, accountId);
  if (!account) throw notFound('account');
  const own = { fullName: `${firstName} ${lastName}`.trim(), avatar: avatar || null };
  await storeOwnFields(transaction, accountId, own);
  await recordChange(transaction, context, {
    entity: 'account',
    entityId: accountId,
    entityName: account.username,
    before: { fullName: account.fullName },
    after: { fullName: own.fullName },
    ownerId: accountId,
  });
}
