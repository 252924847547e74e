import * as accountPlan from './account-plan.ts';
import * as accountSettings from './account-settings.ts';
import * as accounts from './accounts.ts';
import * as addresses from './addresses.ts';
import * as apiKeys from './api-keys.ts';
import * as autocomplete from './autocomplete.ts';
import * as blog from './blog.ts';
import * as blogComments from './blog-comments.ts';
import * as blogFeed from './blog-feed.ts';
import * as blogPosts from './blog-posts.ts';
import * as bookmarks from './bookmarks.ts';
import * as busyTimes from './busy-times.ts';
import * as calendar from './calendar.ts';
import * as calendarFiles from './calendar-files.ts';
import * as calendarLayers from './calendar-layers.ts';
import * as calendarSettings from './calendar-settings.ts';
import * as cards from './cards.ts';
import * as cartDelivery from './cart-delivery.ts';
import * as carts from './carts.ts';
import * as catalogue from './catalogue.ts';
import * as changeActors from './change-actors.ts';
import * as changes from './changes.ts';
import * as chat from './chat.ts';
import * as chatContacts from './chat-contacts.ts';
import * as chatForwarding from './chat-forwarding.ts';
import * as chatGroups from './chat-groups.ts';
import * as chosenUsers from './chosen-users.ts';
import * as clientAccount from './client-account.ts';
import * as clientStatements from './client-statements.ts';
import * as clients from './clients.ts';
import * as configuration from './configuration.ts';
import * as contacts from './contacts.ts';
import * as conversations from './conversations.ts';
import * as coupons from './coupons.ts';
import * as creditNoteList from './credit-note-list.ts';
import * as creditNotes from './credit-notes.ts';
import * as customFields from './custom-fields.ts';
import * as deliveryMethods from './delivery-methods.ts';
import * as documentLinks from './document-links.ts';
import * as employeeRecords from './employee-records.ts';
import * as employees from './employees.ts';
import * as eventGuests from './event-guests.ts';
import * as eventKinds from './event-kinds.ts';
import * as eventSearch from './event-search.ts';
import * as exchangeRates from './exchange-rates.ts';
import * as faq from './faq.ts';
import * as figures from './figures.ts';
import * as files from './files.ts';
import * as helpPages from './help-pages.ts';
import * as helpWriting from './help-writing.ts';
import * as invoiceBatches from './invoice-batches.ts';
import * as invoiceCredits from './invoice-credits.ts';
import * as invoiceDefaults from './invoice-defaults.ts';
import * as invoiceFiles from './invoice-files.ts';
import * as invoiceList from './invoice-list.ts';
import * as invoiceReminders from './invoice-reminders.ts';
import * as invoiceSeries from './invoice-series.ts';
import * as invoiceSettings from './invoice-settings.ts';
import * as invoices from './invoices.ts';
import * as knowledgeBase from './knowledge-base.ts';
import * as links from './links.ts';
import * as mail from './mail.ts';
import * as mailLabels from './mail-labels.ts';
import * as mailRules from './mail-rules.ts';
import * as mailUnread from './mail-unread.ts';
import * as messages from './messages.ts';
import * as notificationChoices from './notification-choices.ts';
import * as notifications from './notifications.ts';
import * as orderFacets from './order-facets.ts';
import * as orderNotes from './order-notes.ts';
import * as orderSteps from './order-steps.ts';
import * as orders from './orders.ts';
import * as permissions from './permissions.ts';
import * as planBills from './plan-bills.ts';
import * as pricing from './pricing.ts';
import * as productCategories from './product-categories.ts';
import * as productColors from './product-colors.ts';
import * as products from './products.ts';
import * as profile from './profile.ts';
import * as profileFeed from './profile-feed.ts';
import * as profilePeople from './profile-people.ts';
import * as profileReactions from './profile-reactions.ts';
import * as quotes from './quotes.ts';
import * as roles from './roles.ts';
import type { Route } from './route.ts';
import * as savedViews from './saved-views.ts';
import * as search from './search.ts';
import * as shopSettings from './shop-settings.ts';
import * as taskComments from './task-comments.ts';
import * as taskTags from './task-tags.ts';
import * as tasks from './tasks.ts';
import * as trustedSenders from './trusted-senders.ts';
import * as twoSteps from './two-steps.ts';
import * as userBilling from './user-billing.ts';
import * as userPreferences from './user-preferences.ts';
import * as users from './users.ts';
import * as waitlist from './waitlist.ts';
import * as workFigures from './work-figures.ts';

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'status' in value;

/** What each area exports, its calls and their schemas, by their names: for the OpenAPI document, which calls schemas as we do. */
export const modules: readonly Readonly<Record<string, unknown>>[] = [
  accounts,
  twoSteps,
  apiKeys,
  accountSettings,
  users,
  chosenUsers,
  userPreferences,
  employees,
  employeeRecords,
  autocomplete,
  pricing,
  accountPlan,
  planBills,
  userBilling,
  changeActors,
  changes,
  savedViews,
  search,
  tasks,
  taskComments,
  taskTags,
  links,
  bookmarks,
  profile,
  profileFeed,
  profilePeople,
  profileReactions,
  messages,
  waitlist,
  mail,
  mailLabels,
  mailRules,
  mailUnread,
  contacts,
  trustedSenders,
  permissions,
  roles,
  faq,
  knowledgeBase,
  helpPages,
  helpWriting,
  blog,
  blogPosts,
  blogComments,
  blogFeed,
  cards,
  figures,
  workFigures,
  chat,
  chatContacts,
  chatForwarding,
  chatGroups,
  conversations,
  calendar,
  eventGuests,
  eventKinds,
  busyTimes,
  calendarSettings,
  calendarFiles,
  calendarLayers,
  eventSearch,
  invoiceList,
  invoices,
  invoiceCredits,
  invoiceFiles,
  invoiceBatches,
  invoiceReminders,
  exchangeRates,
  customFields,
  invoiceDefaults,
  invoiceSettings,
  invoiceSeries,
  quotes,
  documentLinks,
  clientAccount,
  clientStatements,
  clients,
  products,
  productCategories,
  productColors,
  addresses,
  coupons,
  shopSettings,
  deliveryMethods,
  orderFacets,
  creditNoteList,
  creditNotes,
  catalogue,
  carts,
  cartDelivery,
  orders,
  orderNotes,
  orderSteps,
  files,
  notifications,
  notificationChoices,
  configuration,
];

/** Every call of the API, in the order of the areas: for the OpenAPI document and for tests that walk all routes. Not for the web app, which takes what it uses. */
export const routes: readonly Route[] = modules.flatMap((area) => Object.values(area)).filter(isRoute);
