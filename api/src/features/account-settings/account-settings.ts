import type { AccountSettings } from '@atrium/contract/account-settings';
import { endOfDayIn } from '@atrium/contract/time-zone';
import { findAccount } from '../../auth/accounts.ts';
import { differenceOf, givenFields } from '../../changes/difference.ts';
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
    info: { ...infoOf(settings), phone: digitsOf(settings) },
    social: { socialLinks: linksOf(settings), connections },
    notification: flagsOf(await findChoices(database, accountId)),
    details: detailsOf(settings),
    billing: billingOf(settings),
  };
}

function digitsOf({ phone }: KeptSettings): number | null {
  const digits = phone.replace(/\D/g, '');
  return digits === '' ? null : Number(digits);
}

export function changeOwnSettings(context: SignedInContext, given: GivenSettings) {
  const { accountId } = context.caller;
  return context.services.engine.write(async (transaction) => {
    if (given.dob) refuseFutureBirth(given.dob, await findSettings(transaction, accountId), context.now);
    return changeSettings(transaction, context, accountId, given);
  });
}

/** By the clocks that the account has chosen; those of its device are not known here. */
function refuseFutureBirth(day: string, { timeZone }: Pick<KeptSettings, 'timeZone'>, now: string): void {
  if (endOfDayIn(timeZone || 'UTC', day) > Date.parse(now))
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
  const settings: KeptSettings = { ...before, ...givenFields(given) };
  const difference = differenceOf(before, settings);
  if (!difference) return { settings, changeId: null };
  await storeSettings(transaction, accountId, settings);
  if (difference.fields.some((field) => ownFields.includes(field)))
    await changeOwn(transaction, context, accountId, settings);
  const changeId = await recordChange(transaction, context, {
    entity: 'account-settings',
    entityId: accountId,
    entityName: (await findGeneral(transaction, accountId))?.username ?? '',
    before: difference.before,
    after: difference.after,
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
  if (own.fullName !== account.fullName) await context.followName(transaction, accountId, context.services.tuning);
  await recordChange(transaction, context, {
    entity: 'account',
    entityId: accountId,
    entityName: account.username,
    before: { fullName: account.fullName },
    after: { fullName: own.fullName },
    ownerId: accountId,
  });
}
