import { sql } from 'kysely';
import { listTables } from './catalogue.ts';
import { type Dialect, dialectOf, type SchemaWords, schemaWords } from './dialect.ts';
import type { Database, Engine, Transaction } from './engine.ts';
import { accounts } from './migrations/0001-accounts.ts';
import { changes } from './migrations/0002-changes.ts';
import { lists } from './migrations/0003-lists.ts';
import { users } from './migrations/0004-users.ts';
import { messages } from './migrations/0005-messages.ts';
import { signingSecret } from './migrations/0006-signing-secret.ts';
import { permissions } from './migrations/0007-permissions.ts';
import { employees } from './migrations/0008-employees.ts';
import { autocomplete } from './migrations/0009-autocomplete.ts';
import { pricing } from './migrations/0010-pricing.ts';
import { faq } from './migrations/0011-faq.ts';
import { knowledgeBase } from './migrations/0012-knowledge-base.ts';
import { blog } from './migrations/0013-blog.ts';
import { invoices } from './migrations/0014-invoices.ts';
import { chat } from './migrations/0015-chat.ts';
import { bookmarks } from './migrations/0016-bookmarks.ts';
import { profile } from './migrations/0017-profile.ts';
import { calendar } from './migrations/0018-calendar.ts';
import { privateChanges } from './migrations/0019-private-changes.ts';
import { mail } from './migrations/0020-mail.ts';
import { products } from './migrations/0021-products.ts';
import { orders } from './migrations/0022-orders.ts';
import { tasks } from './migrations/0023-tasks.ts';
import { figures } from './migrations/0024-figures.ts';
import { checkout } from './migrations/0025-checkout.ts';
import { shopAdministration } from './migrations/0026-shop-administration.ts';
import { invoiceOptions } from './migrations/0027-invoice-options.ts';
import { messageAttachments } from './migrations/0028-message-attachments.ts';
import { accessRoles } from './migrations/0029-access-roles.ts';
import { jobs } from './migrations/0030-jobs.ts';
import { chatContacts } from './migrations/0031-chat-contacts.ts';
import { mailInAndOut } from './migrations/0032-mail-in-and-out.ts';
import { calendarForMany } from './migrations/0033-calendar-for-many.ts';
import { linksAndTasks } from './migrations/0034-links-and-tasks.ts';
import { quotesAndSeries } from './migrations/0035-quotes-and-series.ts';
import { productDays } from './migrations/0036-product-days.ts';
import { bookmarksOfAnything } from './migrations/0037-bookmarks-of-anything.ts';
import { help } from './migrations/0038-help.ts';
import { blogAndPlans } from './migrations/0039-blog-and-plans.ts';
import { profileFeed } from './migrations/0040-profile-feed.ts';
import { accountSecurity } from './migrations/0041-account-security.ts';
import { employeeArchive } from './migrations/0042-employee-archive.ts';
import { changesByWhomAndWhen } from './migrations/0043-changes-by-whom-and-when.ts';
import { trustedSenders } from './migrations/0044-trusted-senders.ts';
import { secretAddresses } from './migrations/0046-secret-addresses.ts';
import { notificationChoicesAndBills } from './migrations/0048-notification-choices-and-bills.ts';
import { whoseNamesStandWhere } from './migrations/0049-whose-names-stand-where.ts';
import { mailWritings } from './migrations/0050-mail-writings.ts';
import { orderTracking } from './migrations/0051-order-tracking.ts';
import { orderNotes } from './migrations/0052-order-notes.ts';
import { invoiceReminders } from './migrations/0053-invoice-reminders.ts';
import { mailSnooze } from './migrations/0054-mail-snooze.ts';
import { chatAnswersAndReactions } from './migrations/0055-chat-answers-and-reactions.ts';
import { addedOnce } from './migrations/0056-added-once.ts';
import { taskComments } from './migrations/0057-task-comments.ts';
import { waitlist } from './migrations/0058-waitlist.ts';
import { mailRules } from './migrations/0059-mail-rules.ts';
import { currencies } from './migrations/0060-currencies.ts';
import { chatGroups } from './migrations/0061-chat-groups.ts';
import { invoiceCredit } from './migrations/0062-invoice-credit.ts';
import { taskRepeatDay } from './migrations/0063-task-repeat-day.ts';
import { chatJoined } from './migrations/0064-chat-joined.ts';
import { clientLanguage } from './migrations/0065-client-language.ts';
import { realTwoSteps } from './migrations/0066-real-two-steps.ts';
import { accountClients } from './migrations/0067-account-clients.ts';
import { planCredit } from './migrations/0068-plan-credit.ts';
import { outboxAttempts } from './migrations/0069-outbox-attempts.ts';
import { paymentProvider } from './migrations/0071-payment-provider.ts';
import { paidInvoicesFound } from './migrations/0072-paid-invoices-found.ts';
import { accountNameKeys } from './migrations/0073-account-name-keys.ts';
import { askedOnce } from './migrations/0074-asked-once.ts';
import { whatUndoes } from './migrations/0075-what-undoes.ts';
import { taskRepeatEvery } from './migrations/0076-task-repeat-every.ts';
import { invoiceCredits } from './migrations/0077-invoice-credits.ts';
import { mailMarks } from './migrations/0078-mail-marks.ts';
import { busyTimes } from './migrations/0079-busy-times.ts';
import { whatCameBack } from './migrations/0080-what-came-back.ts';
import { arabicSearch } from './migrations/0081-arabic-search.ts';
import { mailRuleOrder } from './migrations/0082-mail-rule-order.ts';
import { lastDaysAndHiddenNews } from './migrations/0083-last-days-and-hidden-news.ts';
import { releasesAndCouponsOfOrders } from './migrations/0084-releases-and-coupons-of-orders.ts';
import { eventLetters } from './migrations/0085-event-letters.ts';
import { oneInvoiceOfAQuote } from './migrations/0086-one-invoice-of-a-quote.ts';
import { roomOfFiles } from './migrations/0087-room-of-files.ts';
import { importantContacts } from './migrations/0088-important-contacts.ts';
import { vatNumbersAndAmountsOff } from './migrations/0089-vat-numbers-and-amounts-off.ts';
import { workFigures } from './migrations/0090-work-figures.ts';
import { creditNotes } from './migrations/0091-credit-notes.ts';
import { invoiceBatches } from './migrations/0092-invoice-batches.ts';
import { shopSettings } from './migrations/0093-shop-settings.ts';
import { productCategories } from './migrations/0094-product-categories.ts';
import { taxTreatments } from './migrations/0095-tax-treatments.ts';
import { creditNoteList } from './migrations/0096-credit-note-list.ts';
import { mailLabels } from './migrations/0097-mail-labels.ts';
import { taskTags } from './migrations/0098-task-tags.ts';
import { calendarView } from './migrations/0099-calendar-view.ts';
import { unreadPinnedAndForwarded } from './migrations/0100-unread-pinned-and-forwarded.ts';
import { deliveryOfOrders } from './migrations/0101-delivery-of-orders.ts';
import { taxFilterAndTruePlans } from './migrations/0103-tax-filter-and-true-plans.ts';
import { productColors } from './migrations/0104-product-colors.ts';
import { eventKinds } from './migrations/0106-event-kinds.ts';
import { customFields } from './migrations/0107-custom-fields.ts';
import { invoiceSettings } from './migrations/0109-invoice-settings.ts';
import { invitationsAndFiles } from './migrations/0111-invitations-and-files.ts';
import { answersByMail } from './migrations/0112-answers-by-mail.ts';
import { logo } from './migrations/0113-logo.ts';
import { copiesOfLetters } from './migrations/0114-copies-of-letters.ts';
import { documentReferences } from './migrations/0115-document-references.ts';
import { clientAccount } from './migrations/0116-client-account.ts';
import { productPictures } from './migrations/0117-product-pictures.ts';
import { couponsOfCustomers } from './migrations/0118-coupons-of-customers.ts';
import { wordsOfOrders } from './migrations/0119-words-of-orders.ts';
import { changesByName } from './migrations/0120-changes-by-name.ts';
import { joinedAndDeclined } from './migrations/0121-joined-and-declined.ts';

/** One step of the schema: its statements for either engine. Once released it is never edited. */
export interface Migration {
  readonly name: string;
  statements(words: SchemaWords): readonly string[];
}

/**
 * Each is known by its name and taken once, in the order of this list, which stays as it is: what stands later may build on what stands before, and
 * databases have taken them so. Numbers only tell names apart: some steps got theirs before others that came in first, and 0045 and 0047 never came to be.
 */
export const migrations: readonly Migration[] = [
  accounts,
  changes,
  lists,
  users,
  messages,
  signingSecret,
  permissions,
  employees,
  autocomplete,
  pricing,
  faq,
  knowledgeBase,
  blog,
  chat,
  privateChanges,
  tasks,
  bookmarks,
  profile,
  calendar,
  invoices,
  products,
  orders,
  mail,
  figures,
  invoiceOptions,
  messageAttachments,
  checkout,
  shopAdministration,
  accessRoles,
  jobs,
  productDays,
  chatContacts,
  mailInAndOut,
  calendarForMany,
  linksAndTasks,
  quotesAndSeries,
  bookmarksOfAnything,
  help,
  accountSecurity,
  blogAndPlans,
  profileFeed,
  employeeArchive,
  changesByWhomAndWhen,
  trustedSenders,
  secretAddresses,
  notificationChoicesAndBills,
  whoseNamesStandWhere,
  mailWritings,
  orderTracking,
  orderNotes,
  invoiceReminders,
  mailSnooze,
  chatAnswersAndReactions,
  addedOnce,
  taskComments,
  waitlist,
  mailRules,
  currencies,
  chatGroups,
  invoiceCredit,
  taskRepeatDay,
  chatJoined,
  clientLanguage,
  realTwoSteps,
  accountClients,
  planCredit,
  outboxAttempts,
  paymentProvider,
  paidInvoicesFound,
  accountNameKeys,
  askedOnce,
  whatUndoes,
  taskRepeatEvery,
  invoiceCredits,
  mailMarks,
  busyTimes,
  whatCameBack,
  arabicSearch,
  mailRuleOrder,
  lastDaysAndHiddenNews,
  releasesAndCouponsOfOrders,
  eventLetters,
  oneInvoiceOfAQuote,
  roomOfFiles,
  importantContacts,
  vatNumbersAndAmountsOff,
  workFigures,
  creditNotes,
  invoiceBatches,
  shopSettings,
  productCategories,
  taxTreatments,
  creditNoteList,
  mailLabels,
  taskTags,
  calendarView,
  unreadPinnedAndForwarded,
  deliveryOfOrders,
  taxFilterAndTruePlans,
  productColors,
  eventKinds,
  customFields,
  invoiceSettings,
  invitationsAndFiles,
  answersByMail,
  logo,
  copiesOfLetters,
  documentReferences,
  clientAccount,
  productPictures,
  changesByName,
  joinedAndDeclined,
  couponsOfCustomers,
  wordsOfOrders,
];

/** Its message is for whoever starts the house. */
export class CannotMigrate extends Error {}

/** Brings the schema up to date, each step in a transaction of its own, and answers the names of the steps it took. */
export async function migrate(engine: Engine): Promise<string[]> {
  const before = new Set(await takenBefore(engine));
  const taken: string[] = [];
  for (const migration of migrations.filter(({ name }) => !before.has(name))) {
    if (await takeOrExplain(engine, migration)) taken.push(migration.name);
  }
  return taken;
}

/** The steps that were taken. One of a later version is refused: what that has laid out otherwise this one would read and write wrongly. */
async function takenBefore(engine: Engine): Promise<string[]> {
  const create = 'create table if not exists migrations (name text primary key)';
  await engine.write((transaction) => execute(transaction, create)).catch((error) => explainFailure('', error));
  const taken = await takenSteps(engine.read);
  const unknown = taken.filter((name) => !migrations.some((migration) => migration.name === name)).sort();
  const latest = unknown.at(-1);
  if (latest === undefined) return taken;
  throw new CannotMigrate(
    `The database is of a later version of Atrium, which took the step ${latest}: start that version, or one after it.`,
  );
}

function takeOrExplain(engine: Engine, migration: Migration): Promise<boolean> {
  return engine
    .write((transaction) => take(transaction, migration))
    .catch((error) => explainFailure(`, at the step ${migration.name}`, error));
}

function explainFailure(where: string, error: unknown): never {
  const reason = error instanceof Error ? error.message : String(error);
  throw new CannotMigrate(`The database cannot be brought up to date${where}: ${reason}.`, { cause: error });
}

/** Whether exactly the steps of this version were taken: a database of another one is laid out differently. */
export async function isOfThisVersion(database: Database): Promise<boolean> {
  if (!(await listTables(database)).some(({ name }) => name === 'migrations')) return false;
  const taken = await takenSteps(database);
  const known = new Set(migrations.map(({ name }) => name));
  return taken.length === known.size && taken.every((name) => known.has(name));
}

async function takenSteps(database: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(database);
  return rows.map(({ name }) => name);
}

/** The tables that the steps make, also those that a later step drops. A database may hold more, which are somebody else's. */
export function ownTables(dialect: Dialect): ReadonlySet<string> {
  const statements = migrations.flatMap((migration) => migration.statements(schemaWords(dialect)));
  return new Set(statements.flatMap((statement) => /\b(?:create table|rename to) (\w+)/.exec(statement)?.[1] ?? []));
}

/** Asked within the transaction: another process may have taken the step while this one waited for its turn. */
async function take(transaction: Transaction, migration: Migration): Promise<boolean> {
  const done = await sql`select 1 from migrations where name = ${migration.name}`.execute(transaction);
  if (done.rows.length > 0) return false;
  for (const statement of migration.statements(schemaWords(dialectOf(transaction))))
    await execute(transaction, statement);
  await sql`insert into migrations (name) values (${migration.name})`.execute(transaction);
  return true;
}

async function execute(database: Database, statement: string): Promise<void> {
  await sql.raw(statement).execute(database);
}
