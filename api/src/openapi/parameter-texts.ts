/** What a query parameter says, by its name. */
type Texts = Readonly<Record<string, string>>;

/** Means the same in every call that has it. */
const everywhere: Texts = {
  q: 'Words that have to be in it, whole or in part, in whatever case. Without it nothing is left out.',
  page: 'Which page, counted from 1. One past the end is empty.',
  perPage: 'How many a page has, from 1 to 100.',
  sort: 'Whether `sortColumn` rises or falls.',
  sortColumn: 'What the list is in the order of.',
  allData: 'Whether to send `allData` too: every row, up to 1,000.',
  format: 'What kind of file: text separated by commas, or an Excel workbook.',
  columns: 'The columns of the file, in the order in which it has them. Without it, all.',
  headings: 'What the columns of the file are called, in their order: all of them or none.',
  cellWords: 'How values of cells read, such as `status:active=Aktiv`. What is not named reads as in English.',
  language: 'The language of what is written. Without it, that of whom it is for.',
  timeZone: 'The time zone that days are meant in, such as `Europe/Berlin`.',
  period: 'What time the figures are of.',
};

const idsAbove = 'Answers what is newer than this one: the `id` of the latest that is known.';
const idsBelow = 'Answers what is older than this one: the `id` of the earliest that is known.';

const ofUsers: Texts = {
  role: 'Only users with this word about them.',
  currentPlan: 'Only users who have this plan.',
  status: 'Only users in this state.',
  accessRoleId: 'Only users with this access role, by its `id`. 0 asks for those who have none.',
  joined: 'Only users who joined on these days, both ends among them: `2026-02-01..2026-03-02`.',
};
const ofEmployees: Texts = {
  name: 'A part of the full name.',
  email: 'A part of the e-mail address.',
  post: 'A part of what they work as.',
  city: 'A part of the city.',
  from: 'Only who began on this day or after it.',
  to: 'Only who began on this day or before it.',
  salaryFrom: 'The least salary, in whole cents.',
  salaryTo: 'The highest salary, in whole cents.',
  status: 'Only who is in this state, by its number: current, professional, rejected, resigned, applied.',
  archive: 'Whether to list those who are here or those who are archived.',
};
const ofChanges: Texts = {
  q: 'Words of what things were called then or are called now, and of who did it.',
  entity: 'Only changes of things of this kind.',
  entityId: 'Only changes of this one thing, by its `id`.',
  action: 'Only what was made, changed or deleted.',
  actorId: 'Only what this account did, by its `id`.',
  days: 'Only what was done in these days, both ends among them: `2026-02-01..2026-03-02`.',
  after: idsAbove,
};
const ofLinked: Texts = {
  entity: 'What kind of thing it is.',
  id: 'The `id` of the thing.',
};
const ofPosts: Texts = {
  person: 'Only of this person, by their `id`.',
  before: 'Answers what is older than this: `next` of the answer before.',
  limit: 'At most so many, up to 30.',
};
const ofMails: Texts = {
  folder: 'The folder to look in.',
  label: 'Only mails with this label: one of the four that everybody has, or the `key` of one of one’s own.',
  isRead: 'Only mails that have been read, or only those that have not.',
};
const ofKinds = 'Only events of these kinds: of the five that everybody has, or of one’s own by their `key`.';
const ofImports: Texts = {
  calendar: 'The kind of the events whose kind the file does not say by a name that is known here.',
};
const ofAnswers: Texts = {
  answer: 'What one says to who invites to the events of the file by mail. Without it, nothing.',
  note: 'What is said with the answer.',
};
const ofInvoices: Texts = {
  status: 'Only invoices in this state.',
  age: 'Only invoices with something open that has been due for so many days.',
  taxTreatment: 'Only invoices with this tax treatment.',
  clientId: 'Only invoices of this client, by their `id`.',
  issued: 'Only invoices that were issued on these days, both ends among them: `2026-02-01..2026-03-02`.',
};
const ofCreditNotes: Texts = {
  state: 'Only credit notes in this state.',
  issued: 'Only credit notes of these days, both ends among them: `2026-02-01..2026-03-02`.',
  invoiceId: 'Only credit notes of this invoice, by its `id`.',
  clientId: 'Only credit notes of the invoices of this client, by their `id`.',
};
const ofStatement = 'The first and the last day that the statement is of: `2026-01-01..2026-03-31`.';
const ofProducts: Texts = {
  category: 'Only products of these categories.',
  brand: 'Only products of these brands.',
  rating: 'Only products with at least so many stars.',
  hasFreeShipping: 'Only products that are sent for nothing, or only those that are not.',
  priceBand: 'Only products with a price in one of these spans, in the currency of the house.',
  stockState: 'Only products of which there is enough, little or nothing left.',
};
const ofOrders: Texts = {
  status: 'Only orders in this state, as the figures count them.',
  state: 'Only orders that have come this far.',
  placed: 'Only orders of these days, both ends among them: `2026-02-01..2026-03-02`.',
  refundState: 'Only orders of which nothing, a part or everything was paid back.',
  deliveryMethod: 'Only orders that went by the way of delivery of this name, as it was called when they were placed.',
  customer: 'Only the first orders of who placed them, or only later ones.',
  sold: 'Only orders in which something of this category was sold.',
};

/** Means something of its own, by the name of the call. It comes before what stands above. */
const ofCalls: Readonly<Record<string, Texts>> = {
  listUsers: ofUsers,
  exportUsers: ofUsers,
  getUser: { id: 'The `id` of the user.' },
  deleteUser: { id: 'The `id` of the user.' },
  listEmployees: { status: ofEmployees.status ?? '' },
  listEmployeeRecords: ofEmployees,
  exportEmployees: ofEmployees,
  listAutocompleteItems: { limit: 'At most so many, up to 1,000.' },
  listChangeActors: { actorId: 'Only this account, by its `id`, closed or not.' },
  listChanges: ofChanges,
  exportChanges: ofChanges,
  streamChanges: { after: 'The `id` of the last change that was seen. What came since is sent first.' },
  listSavedViews: { list: 'The list that they are views of, such as `users`.' },
  searchEverything: {
    kind: 'Only what is of this kind, and more of it.',
    most: 'At most so many of the one kind: of files, and of what only has words like these.',
  },
  listContacts: { id: 'Only the contact with this `id`.' },
  listTasks: {
    filter: 'Only tasks that are important, done, in the bin, due by today, or from others.',
    tag: 'Only tasks with this tag: one of the five, or the `key` of one’s own.',
    isCompleted: 'Only tasks that are done, or only those that are not.',
    completedLast: 'Whether the tasks that are done follow all that are not.',
    dueOn: 'Only tasks that are due on this day.',
    sortBy: 'What the tasks are in the order of.',
  },
  deleteTask: { taskId: 'The `id` of the task.' },
  listLinks: ofLinked,
  addEventsFrom: { ...ofLinked, ...ofImports, ...ofAnswers },
  listFeed: { ...ofPosts, after: 'Answers only what is newer than this post, by its `id`.' },
  listProfilePhotos: ofPosts,
  listFriends: { person: 'Whose friends, by the `id` of the person. Without it, one’s own.' },
  readPerson: {
    id: 'The `id` of the person.',
    account: 'The person of this account, by its `id`. Without either it is the caller.',
  },
  listWaitlist: { waitsFor: 'Only who waits for news of this page.' },
  listMails: ofMails,
  getMail: { ...ofMails, id: 'The `id` of the mail.' },
  paginateMail: {
    ...ofMails,
    emailId: 'The `id` of the mail beside which to look.',
    dir: 'The one above, which is newer, or the one below.',
  },
  deletePermission: { id: 'The `id` of the permission.' },
  listPermissions: { assignedTo: 'Only permissions of the role with this key.' },
  deleteRole: { moveTo: 'The `id` of the role that its users get instead.' },
  explainAccess: {
    action: 'What would be done.',
    subject: 'What it would be done to.',
    userId: 'Of whom to say it, by the `id` of the user. Without it, of the caller.',
  },
  readKnowledgeBaseArticle: { slug: 'The name of the question in addresses.' },
  deleteProductCategory: { moveTo: 'The slug of the category that its products go to.' },
  readKnowledgeBaseCategory: { category: 'The name of the category in addresses.' },
  readBlogPost: { id: 'The `id` of the post.' },
  readEditableBlogPost: { id: 'The `id` of the post.' },
  listPosts: {
    tag: 'Only posts with this tag.',
    category: 'Only posts of this category.',
    author: 'Only posts of who is called so.',
    show: 'What is published, one’s own drafts, or what one has bookmarked.',
  },
  uploadInvoiceLogo: { name: 'What the file is called.' },
  uploadPostPicture: { name: 'What the file is called.' },
  uploadAttachment: { name: 'What the file is called.' },
  uploadFile: { name: 'What the file is called.' },
  readRevenueReport: { year: 'Which year. Without it, the current one.' },
  readRevenueFigures: { year: 'Which year. Without it, the current one.' },
  getChat: { id: 'The `id` of the contact.' },
  listChatsAndContacts: { only: 'Which of the two lists to fill. Without it, both.' },
  listConversationMessages: {
    before:
      'Answers the messages before this one, by its `id`. Give at most one of `before`, `after`, `around` and `at`.',
    after: 'Answers the messages after this one, by its `id`.',
    around: 'Answers this message and those on both sides of it, by its `id`.',
    at: 'Answers the messages around the first that was sent at this moment or after it.',
  },
  listConversationFiles: { before: idsBelow },
  searchConversation: { before: idsBelow },
  searchChatMessages: { before: 'Where to go on: `before` of the answer before.' },
  listNotifications: { before: idsBelow },
  listEvents: {
    calendars: ofKinds,
    everyKind: 'Events of every kind, whatever `calendars` says.',
    from: 'Where the range begins: a moment. Give both ends or neither.',
    to: 'Where the range ends: a moment.',
  },
  exportCalendar: { calendars: ofKinds },
  searchEvents: { calendars: ofKinds },
  deleteEventKind: { moveTo: 'The kind that its events get: one of the five, or the `key` of another of one’s own.' },
  removeEvent: {
    id: 'The `id` of the event.',
    declines: 'Whether to tell who invites to it by mail that one does not come.',
  },
  listBusyTimes: {
    accountIds: 'Of whom to say it, by the `id` of each account.',
    from: 'Where the range begins: a moment.',
    to: 'Where the range ends: a moment.',
    except: 'The `id` of an event that does not count, such as the one that is being moved.',
  },
  importCalendar: ofImports,
  previewImport: ofImports,
  readCalendarLayers: {
    from: 'The first day.',
    to: 'The last day.',
    layers: 'What to show beside the events.',
  },
  listInvoices: ofInvoices,
  exportInvoices: ofInvoices,
  deleteInvoice: { id: 'The `id` of the invoice.' },
  listCreditNotes: ofCreditNotes,
  exportCreditNotes: ofCreditNotes,
  getClientStatement: { days: ofStatement },
  getClientStatementPdf: { days: ofStatement },
  listQuotes: { state: 'Only quotes in this state.', clientId: 'Only quotes for this client, by their `id`.' },
  listProducts: { ...ofProducts, sortBy: 'What the products are in the order of.' },
  getProductFacets: ofProducts,
  listCatalogue: ofProducts,
  exportCatalogue: ofProducts,
  listOrders: { ...ofOrders, all: 'Whether to list everybody’s orders. Without it, one’s own.' },
  getOrderFacets: { ...ofOrders, all: 'Whether to count everybody’s orders. Without it, one’s own.' },
  exportOrders: ofOrders,
};

/** What leads to a thing other than by its number, or to no thing of a list, by the name of the call or of the parameter. */
const inPaths: Texts = {
  token: 'The secret in the address, with the ending of the file or without it.',
  kind: 'What kind of document it is.',
  'getHelpCategory category': 'The name of the category in addresses.',
  'getHelpPage question': 'The name of the question in addresses.',
  'readPost post': 'The name of the post in addresses.',
  'getMessageAttachment position': 'Which of the files of the message, counted from 1.',
  'addDocumentLink id': 'The `id` of the document.',
  'getDocumentLinks id': 'The `id` of the document.',
  'revokeDocumentLinks id': 'The `id` of the document.',
};

/** Empty where nothing is written yet: a test asks for it. */
export function queryText(call: string, name: string): string {
  return ofCalls[call]?.[name] ?? everywhere[name] ?? '';
}

/** A number says what it is the number of by the part of the path before it: `/users/{id}`. */
export function pathText(call: string, path: string, name: string): string {
  const written = inPaths[`${call} ${name}`] ?? inPaths[name];
  if (written !== undefined) return written;
  const [, things = ''] = path.match(new RegExp(`([a-z-]+)/\\{${name}\\}`)) ?? [];
  return /id$/i.test(name) ? `The \`id\` of the ${one(things)}.` : '';
}

/** What no rule of English makes one of. */
const oneOf: Texts = {
  'api-keys': 'API key',
  'invoice-series': 'series',
  cart: 'product in the cart',
  wishlist: 'product on the wish list',
  members: 'account of the member',
  'chat-contacts': 'contact: their account',
  friends: 'person',
};

function one(things: string): string {
  const words = things.replaceAll('-', ' ');
  return (
    oneOf[things] ??
    words
      .replace(/ies$/, 'y')
      .replace(/(ss|ch|sh|x)es$/, '$1')
      .replace(/(?<!s)s$/, '')
  );
}
