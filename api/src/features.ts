import { sessionJobs } from './auth/old-sessions.ts';
import { foldOldChanges } from './changes/changes.fold.ts';
import type { Undoers } from './changes/undo.ts';
import { accountSettingsEndpoints } from './features/account-settings/account-settings.routes.ts';
import { changeSettings } from './features/account-settings/account-settings.ts';
import { undoAccountSettingsChange } from './features/account-settings/account-settings.undo.ts';
import { accountEndpoints } from './features/accounts/accounts.routes.ts';
import { apiKeyEndpoints } from './features/api-keys/api-keys.routes.ts';
import { undoApiKeyChange } from './features/api-keys/api-keys.undo.ts';
import { autocompleteEndpoints } from './features/autocomplete/autocomplete.routes.ts';
import { foldOldPosts } from './features/blog/blog.fold.ts';
import { blogJobs } from './features/blog/blog.jobs.ts';
import { blogEndpoints } from './features/blog/blog.routes.ts';
import { searchPosts } from './features/blog/blog.search-source.ts';
import { blogUndoers } from './features/blog/blog.undo.ts';
import { isOnPost } from './features/blog/posts.pictures.ts';
import { bookmarkEndpoints } from './features/bookmarks/bookmarks.routes.ts';
import { undoBookmarkChange } from './features/bookmarks/bookmarks.undo.ts';
import { foldOldEvents } from './features/calendar/calendar.fold.ts';
import { eventLinks, findMadeEvent, makeLinkedEvent } from './features/calendar/calendar.links.ts';
import { calendarEndpoints } from './features/calendar/calendar.routes.ts';
import { searchOwnEvents } from './features/calendar/calendar.search-source.ts';
import { undoEventChange } from './features/calendar/calendar.undo.ts';
import { eventRemovalJobs } from './features/calendar/guests/calendar.removal-letters.ts';
import { eventReplyJobs } from './features/calendar/guests/calendar.reply-letters.ts';
import { importLinkedEvents } from './features/calendar/ics/ics-import.ts';
import { eventKindEndpoints } from './features/calendar/kinds/event-kinds.routes.ts';
import { undoEventKindChange } from './features/calendar/kinds/event-kinds.undo.ts';
import { calendarJobs } from './features/calendar/reminders/calendar.reminders.ts';
import { undoCalendarSettingsChange } from './features/calendar/settings/calendar-settings.ts';
import { cardEndpoints } from './features/cards/cards.routes.ts';
import { figureEndpoints } from './features/cards/figures.routes.ts';
import { changeActorEndpoints } from './features/changes/change-actors.routes.ts';
import { changeEndpoints } from './features/changes/changes.routes.ts';
import { chatJobs } from './features/chat/chat.jobs.ts';
import { chatMessageLinks } from './features/chat/chat.links.ts';
import { chatEndpoints } from './features/chat/chat.routes.ts';
import { chatUndoers } from './features/chat/chat.undo.ts';
import { chatGroupEndpoints } from './features/chat/groups/chat-groups.routes.ts';
import { configurationEndpoints } from './features/configuration/configuration.routes.ts';
import { employeesIndex } from './features/employees/employees.list.ts';
import { employeeEndpoints } from './features/employees/employees.routes.ts';
import { searchEmployees } from './features/employees/employees.search.ts';
import { undoEmployeeChanges } from './features/employees/employees.undo.ts';
import { fileEndpoints } from './features/files/files.routes.ts';
import { foldOldArticles } from './features/help/help.fold.ts';
import { helpEndpoints } from './features/help/help.routes.ts';
import { searchArticles, searchQuestions } from './features/help/help.search.ts';
import { helpUndoers } from './features/help/help.undo.ts';
import { invoiceBatchJobs } from './features/invoices/batches/invoice-batches.jobs.ts';
import { invoiceBatchEndpoints } from './features/invoices/batches/invoice-batches.routes.ts';
import { billingEndpoints } from './features/invoices/billing.routes.ts';
import { clientsIndex } from './features/invoices/clients/clients.list.ts';
import { clientEndpoints } from './features/invoices/clients/clients.routes.ts';
import { undoClientChange } from './features/invoices/clients/clients.undo.ts';
import { foldOldCreditNotes } from './features/invoices/credit-notes/credit-notes.fold.ts';
import { creditNotesIndex } from './features/invoices/credit-notes/credit-notes.list.ts';
import { creditNoteEndpoints } from './features/invoices/credit-notes/credit-notes.routes.ts';
import { undoCreditNoteChange } from './features/invoices/credit-notes/credit-notes.undo.ts';
import { customFieldEndpoints } from './features/invoices/custom-fields/custom-fields.routes.ts';
import { undoCustomFieldsChange } from './features/invoices/custom-fields/custom-fields.ts';
import { exchangeRateEndpoints } from './features/invoices/exchange-rates/exchange-rates.routes.ts';
import { undoExchangeRatesChange } from './features/invoices/exchange-rates/exchange-rates.ts';
import { invoiceListEndpoints } from './features/invoices/invoice-lists.routes.ts';
import { invoiceLinks } from './features/invoices/invoices.links.ts';
import { invoicesIndex } from './features/invoices/invoices.list.ts';
import { invoiceEndpoints } from './features/invoices/invoices.routes.ts';
import { searchClients, searchCreditNotes, searchInvoices, searchQuotes } from './features/invoices/invoices.search.ts';
import { invoiceUndo } from './features/invoices/invoices.undo.ts';
import { undoQuoteChange } from './features/invoices/quotes/quotes.undo.ts';
import { invoiceReminderJobs } from './features/invoices/reminders/invoice-reminders.jobs.ts';
import { reminderEndpoints } from './features/invoices/reminders/invoice-reminders.routes.ts';
import { undoReminderSettingsChange } from './features/invoices/reminders/invoice-reminders.ts';
import { invoiceSeriesJobs } from './features/invoices/series/invoice-series.jobs.ts';
import { undoSeriesChange } from './features/invoices/series/invoice-series.undo.ts';
import { invoiceSettingsEndpoints } from './features/invoices/settings/invoice-settings.routes.ts';
import { undoInvoiceSettingsChange } from './features/invoices/settings/invoice-settings.ts';
import { isLogo } from './features/invoices/settings/logo.ts';
import { undoDocumentLinkChange } from './features/invoices/shared-documents/document-links.ts';
import { invoicing } from './features/invoices/sold-invoices.ts';
import { clientStatementEndpoints } from './features/invoices/statements/client-statements.routes.ts';
import { linkEndpoints } from './features/links/links.routes.ts';
import { undoLinkChange } from './features/links/links.undo.ts';
import { contactLinks } from './features/mail/contacts/contacts.links.ts';
import { contactEndpoints } from './features/mail/contacts/contacts.routes.ts';
import { undoContactChange } from './features/mail/contacts/contacts.undo.ts';
import { mailLabelEndpoints } from './features/mail/labels/mail-labels.routes.ts';
import { undoMailLabelChange } from './features/mail/labels/mail-labels.undo.ts';
import { foldOldMails } from './features/mail/mail.fold.ts';
import { mailJobs } from './features/mail/mail.jobs.ts';
import { mailLinks } from './features/mail/mail.links.ts';
import { mailsIndex } from './features/mail/mail.list.ts';
import { mailEndpoints } from './features/mail/mail.routes.ts';
import { searchContacts, searchFiles, searchMails } from './features/mail/mail.search.ts';
import { undoMailChanges } from './features/mail/mail.undo.ts';
import { mailRuleEndpoints } from './features/mail/rules/mail-rules.routes.ts';
import { undoMailRuleChange } from './features/mail/rules/mail-rules.undo.ts';
import { trustedSenderEndpoints } from './features/mail/trusted-senders/trusted-senders.routes.ts';
import { undoTrustedSenderChange } from './features/mail/trusted-senders/trusted-senders.undo.ts';
import { messageEndpoints } from './features/messages/messages.routes.ts';
import { notificationEndpoints } from './features/notifications/notifications.routes.ts';
import { foldOldPermissions } from './features/permissions/permissions.fold.ts';
import { permissionEndpoints } from './features/permissions/permissions.routes.ts';
import { undoPermissionChange } from './features/permissions/permissions.undo.ts';
import { accountPlanJobs } from './features/pricing/account-plan.jobs.ts';
import { undoAccountPlanChange } from './features/pricing/account-plan.undo.ts';
import { pricingEndpoints } from './features/pricing/pricing.routes.ts';
import { undoOwnPageChange } from './features/profile/own-page.ts';
import { isAvatar, isOnProfile } from './features/profile/profile.pictures.ts';
import { profileEndpoints } from './features/profile/profile.routes.ts';
import { undoCommentChange, undoPostChange, undoReactionChange } from './features/profile/profile.undo.ts';
import { reactionEndpoints } from './features/profile/reactions.routes.ts';
import { savedViewEndpoints } from './features/saved-views/saved-views.routes.ts';
import { searchEndpoints } from './features/search/search.routes.ts';
import { catalogueEndpoints, orderEndpoints } from './features/shop/administration.routes.ts';
import { followBuyerName } from './features/shop/orders/buyer-names.ts';
import { soldOrders } from './features/shop/orders/order-states.ts';
import { foldOldOrders } from './features/shop/orders/orders.fold.ts';
import { ordersIndex } from './features/shop/orders/orders.list.ts';
import { productCategoryEndpoints } from './features/shop/product-categories/product-categories.routes.ts';
import { productsIndex } from './features/shop/products/products.list.ts';
import { isOnProduct } from './features/shop/products/products.pictures.ts';
import { shopSettingsEndpoints } from './features/shop/settings/shop-settings.routes.ts';
import { shopEndpoints } from './features/shop/shop.routes.ts';
import { searchOrders, searchProducts } from './features/shop/shop.search.ts';
import { shopUndoers } from './features/shop/shop.undo.ts';
import { undoTaskCommentChange } from './features/tasks/task-comments.undo.ts';
import { taskTagEndpoints } from './features/tasks/task-tags.routes.ts';
import { undoTaskTagChange } from './features/tasks/task-tags.undo.ts';
import { taskJobs } from './features/tasks/tasks.jobs.ts';
import { findMadeTask, makeLinkedTask, taskLinks } from './features/tasks/tasks.links.ts';
import { assignedIndex, tasksIndex } from './features/tasks/tasks.list.ts';
import { taskEndpoints } from './features/tasks/tasks.routes.ts';
import { searchAssigned, searchTasks } from './features/tasks/tasks.search.ts';
import { undoTaskChange } from './features/tasks/tasks.undo.ts';
import { roleEndpoints } from './features/users/roles.routes.ts';
import { undoRoleChange } from './features/users/roles.undo.ts';
import { usersIndex } from './features/users/users.list.ts';
import { userEndpoints } from './features/users/users.routes.ts';
import { searchUsers } from './features/users/users.search.ts';
import { undoUserChanges } from './features/users/users.undo.ts';
import { waitlistEndpoints } from './features/waitlist/waitlist.routes.ts';
import type { PictureUses } from './files/picture-uses.ts';
import type { Endpoint } from './handle.ts';
import type { JobRunners } from './jobs/jobs.ts';
import type { LinkSources } from './links/link-source.ts';
import type { RenewedList } from './lists/renew.ts';
import { notificationJobs } from './notifications/notification-letters.ts';
import { paymentJobs } from './payments/releases.ts';
import { foldOldAccounts } from './people/accounts.fold.ts';
import type { FollowName } from './people/follow-name.ts';
import type { SearchSources } from './search/search-source.ts';

const undoers: Undoers = {
  ...shopUndoers,
  ...blogUndoers,
  ...chatUndoers,
  ...helpUndoers,
  'account-plan': undoAccountPlanChange,
  'account-settings': undoAccountSettingsChange,
  'api-key': undoApiKeyChange,
  bookmark: undoBookmarkChange,
  'calendar-settings': undoCalendarSettingsChange,
  client: undoClientChange,
  contact: undoContactChange,
  'mail-label': undoMailLabelChange,
  'mail-rule': undoMailRuleChange,
  'trusted-sender': undoTrustedSenderChange,
  'document-link': undoDocumentLinkChange,
  employee: undoEmployeeChanges,
  event: undoEventChange,
  'event-kind': undoEventKindChange,
  invoice: invoiceUndo(soldOrders),
  'credit-note': undoCreditNoteChange,
  link: undoLinkChange,
  'invoice-reminders': undoReminderSettingsChange,
  'exchange-rates': undoExchangeRatesChange,
  'custom-fields': undoCustomFieldsChange,
  'invoice-settings': undoInvoiceSettingsChange,
  'invoice-series': undoSeriesChange,
  mail: undoMailChanges,
  permission: undoPermissionChange,
  quote: undoQuoteChange,
  profile: undoOwnPageChange,
  'profile-comment': undoCommentChange,
  'profile-post': undoPostChange,
  'profile-reaction': undoReactionChange,
  role: undoRoleChange,
  task: undoTaskChange,
  'task-comment': undoTaskCommentChange,
  'task-tag': undoTaskTagChange,
  user: undoUserChanges,
};

/** What can be linked with something else, each as its own area knows it. */
const linkSources: LinkSources = {
  'chat-message': chatMessageLinks,
  contact: contactLinks,
  event: eventLinks,
  invoice: invoiceLinks,
  mail: mailLinks,
  task: taskLinks,
};

/** What shows a picture that was uploaded, each as its own area knows it. */
const pictureUses: PictureUses = {
  Auth: isAvatar,
  Blog: isOnPost,
  Invoice: isLogo,
  Product: isOnProduct,
  Profile: isOnProfile,
};

/** What the search over everything finds, each kind in the way of its own area. */
const searchSources: SearchSources = {
  users: searchUsers,
  employees: searchEmployees,
  clients: searchClients,
  contacts: searchContacts,
  invoices: searchInvoices,
  quotes: searchQuotes,
  creditNotes: searchCreditNotes,
  orders: searchOrders,
  products: searchProducts,
  mails: searchMails,
  files: searchFiles,
  tasks: searchTasks,
  assigned: searchAssigned,
  events: searchOwnEvents,
  posts: searchPosts,
  questions: searchQuestions,
  articles: searchArticles,
};

/** The whole API, a line for each feature. */
export const endpoints: readonly Endpoint[] = [
  ...accountEndpoints,
  ...accountSettingsEndpoints,
  ...apiKeyEndpoints,
  ...autocompleteEndpoints,
  ...blogEndpoints(pictureUses),
  ...bookmarkEndpoints,
  ...calendarEndpoints,
  ...eventKindEndpoints,
  ...cardEndpoints,
  ...figureEndpoints,
  ...changeEndpoints(undoers),
  ...changeActorEndpoints,
  ...chatEndpoints,
  ...chatGroupEndpoints,
  ...configurationEndpoints,
  ...employeeEndpoints,
  ...fileEndpoints(pictureUses),
  ...invoiceListEndpoints,
  ...invoiceBatchEndpoints,
  ...invoiceEndpoints(soldOrders),
  ...clientEndpoints,
  ...clientStatementEndpoints,
  ...billingEndpoints(soldOrders),
  ...creditNoteEndpoints,
  ...reminderEndpoints,
  ...exchangeRateEndpoints,
  ...customFieldEndpoints,
  ...invoiceSettingsEndpoints(pictureUses),
  ...helpEndpoints,
  ...linkEndpoints(linkSources, {
    task: makeLinkedTask,
    madeTask: findMadeTask,
    event: makeLinkedEvent,
    madeEvent: findMadeEvent,
    events: importLinkedEvents,
  }),
  ...mailEndpoints,
  ...contactEndpoints,
  ...mailLabelEndpoints,
  ...mailRuleEndpoints,
  ...trustedSenderEndpoints,
  ...messageEndpoints,
  ...notificationEndpoints,
  ...permissionEndpoints,
  ...pricingEndpoints(invoicing),
  ...profileEndpoints(changeSettings),
  ...reactionEndpoints,
  ...roleEndpoints,
  ...savedViewEndpoints,
  ...searchEndpoints(searchSources),
  ...taskEndpoints,
  ...taskTagEndpoints,
  ...shopEndpoints,
  ...shopSettingsEndpoints,
  ...catalogueEndpoints,
  ...productCategoryEndpoints,
  ...orderEndpoints(invoicing),
  ...userEndpoints,
  ...waitlistEndpoints,
];

/** What happens by itself at its moment. */
export const jobRunners: JobRunners = {
  ...accountPlanJobs(invoicing),
  ...blogJobs,
  ...calendarJobs,
  ...chatJobs,
  ...eventRemovalJobs,
  ...eventReplyJobs,
  ...invoiceBatchJobs,
  ...invoiceReminderJobs,
  ...invoiceSeriesJobs,
  ...mailJobs,
  ...notificationJobs,
  ...paymentJobs,
  ...sessionJobs,
  ...taskJobs,
};

/** Those that got other orders or filters after they were released. */
export const renewedLists: readonly RenewedList[] = [
  { index: productsIndex, isOwnedToo: false },
  { index: ordersIndex, isOwnedToo: true },
  { index: employeesIndex, isOwnedToo: false },
  { index: invoicesIndex, isOwnedToo: false },
  { index: creditNotesIndex, isOwnedToo: false },
  { index: clientsIndex, isOwnedToo: false },
  { index: usersIndex, isOwnedToo: false },
  { index: tasksIndex, isOwnedToo: true },
  { index: assignedIndex, isOwnedToo: true },
  { index: mailsIndex, isOwnedToo: true },
];

/** What is found by what an account is called. */
export const followName: FollowName = followBuyerName;

/** What brings old rows into a search that is younger: a step of the schema cannot fold words. */
export const foldings = [
  foldOldAccounts,
  foldOldEvents,
  foldOldArticles,
  foldOldMails,
  foldOldPosts,
  foldOldPermissions,
  foldOldCreditNotes,
  foldOldOrders,
  foldOldChanges,
] as const;
