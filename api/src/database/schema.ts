import type { ChangeAction, Entity } from '@atrium/contract/changes';
import type { AccountRole } from '@atrium/contract/policy';
import type { PricingPlanKey } from '@atrium/contract/pricing';
import type { Billing, Plan, UserRole, UserStatus } from '@atrium/contract/users';
import type { AccountPlansSchema } from './account-plans-schema.ts';
import type { AccountSecuritySchema } from './account-security-schema.ts';
import type { BlogSchema } from './blog-schema.ts';
import type { BookmarksSchema } from './bookmarks-schema.ts';
import type { CalendarSchema } from './calendar-schema.ts';
import type { ChatSchema } from './chat-schema.ts';
import type { FiguresSchema } from './figures-schema.ts';
import type { FilesSchema } from './files-schema.ts';
import type { HelpSchema } from './help-schema.ts';
import type { InvoicesSchema } from './invoices-schema.ts';
import type { JobsSchema } from './jobs-schema.ts';
import type { LinksSchema } from './links-schema.ts';
import type { MailSchema } from './mail-schema.ts';
import type { ProfileSchema } from './profile-schema.ts';
import type { SecretAddressesSchema } from './secret-addresses-schema.ts';
import type { ShopSchema } from './shop-schema.ts';
import type { TasksSchema } from './tasks-schema.ts';
import type { WaitlistSchema } from './waitlist-schema.ts';

/** The tables as queries see them: camel case here, snake case in SQL. Moments are ISO strings, flags are 0 or 1, JSON is text. */
export interface Schema
  extends AccountPlansSchema,
    AccountSecuritySchema,
    BlogSchema,
    BookmarksSchema,
    JobsSchema,
    CalendarSchema,
    ChatSchema,
    FiguresSchema,
    FilesSchema,
    HelpSchema,
    InvoicesSchema,
    LinksSchema,
    MailSchema,
    ProfileSchema,
    SecretAddressesSchema,
    ShopSchema,
    TasksSchema,
    WaitlistSchema {
  accounts: AccountRow;
  sessions: SessionRow;
  refreshTokens: RefreshTokenRow;
  oneTimeLinks: OneTimeLinkRow;
  attempts: { key: string; failures: number; since: string };
  sequences: { name: string; last: number };
  signingSecret: { id: number; secret: string };
  changes: ChangeRow;
  additions: AdditionRow;
  listFacets: { list: string; facet: string; total: number };
  listSegments: {
    id: number;
    list: string;
    sort: string;
    lowerKey: string;
    lowerId: number;
    total: number;
    version: number;
  };
  listSegmentCounts: { segmentId: number; facet: string; total: number };
  searchGrams: { list: string; gram: string; facet: string; total: number };
  users: UserRow;
  userConnections: { userId: number; service: string; isConnected: number; handle: string };
  messages: MessageRow;
  messageAttachments: MessageAttachmentRow;
  employees: EmployeeRow;
  autocompleteItems: { id: number; title: string; rank: number };
  pricingPlans: PricingPlanRow;
  pricingQuestions: { id: number; question: string; answer: string };
  savedViews: { id: number; accountId: number; list: string; name: string; state: string };
  roles: RoleRow;
  permissions: PermissionRow;
  permissionRoles: { permissionId: number; roleId: number };
}

/** What an account added with a key. */
export interface AdditionRow {
  accountId: number;
  idempotencyKey: string;
  entity: Entity | 'invoice-payment';
  entityId: number;
  /** 0 for a letter that changed nothing else. */
  changeId: number;
  /** A digest of the request; null from before it was kept. */
  asked: string | null;
  addedAt: string;
}

export interface AccountRow {
  id: number;
  email: string;
  emailKey: string;
  username: string;
  usernameKey: string;
  fullName: string;
  fullNameKey: string;
  avatar: string | null;
  role: AccountRole;
  passwordHash: string | null;
  emailVerifiedAt: string | null;
  suspendedAt: string | null;
  userId: number | null;
  createdAt: string;
  /** 0 for the people of the sample data: they are there to be written to, and never get a password. */
  canSignIn: number;
  closedAt: string | null;
}

export interface SessionRow {
  id: number;
  accountId: number;
  userAgent: string;
  address: string;
  createdAt: string;
  lastUsedAt: string;
  expiresAt: string;
  endedAt: string | null;
}

interface RefreshTokenRow {
  hash: string;
  sessionId: number;
  expiresAt: string;
  usedAt: string | null;
}

export interface OneTimeLinkRow {
  hash: string;
  accountId: number | null;
  purpose: 'password' | 'email' | 'new-email' | 'owner';
  expiresAt: string;
  usedAt: string | null;
  /** The address that it confirms, when it is another than the account has. */
  email: string | null;
}

export interface ChangeRow {
  id: number;
  at: string;
  actorId: number | null;
  actorName: string;
  ownerId: number | null;
  action: ChangeAction;
  /** One of the contract, or one that it had when this was recorded. */
  entity: string;
  entityId: number;
  entityName: string;
  before: string | null;
  after: string | null;
  requestId: string;
  isUndoable: number;
  undoneBy: number | null;
  isPrivate: number;
  /** The ids of the accounts that alone may hear of it, as JSON. */
  audience: string | null;
  /** What the thing was called then and is called now, and who did it, folded. */
  search: string;
}

export interface UserRow {
  id: number;
  fullName: string;
  fullNameKey: string;
  username: string;
  usernameKey: string;
  email: string;
  emailKey: string;
  company: string;
  companyKey: string;
  country: string;
  countryKey: string;
  contact: string;
  contactKey: string;
  role: UserRole;
  currentPlan: Plan;
  billing: Billing;
  status: UserStatus;
  avatar: string;
  accessRoleId: number | null;
  createdAt: string;
  suspendedAt: string | null;
  facet: string;
  search: string;
  place: number;
}

export interface EmployeeRow {
  id: number;
  fullName: string;
  fullNameKey: string;
  post: string;
  postKey: string;
  email: string;
  emailKey: string;
  city: string;
  cityKey: string;
  /** A day: YYYY-MM-DD. */
  startDate: string;
  salaryCents: number;
  salaryKey: string;
  age: number;
  ageKey: string;
  experienceYears: number;
  status: number;
  avatar: string;
  archivedAt: string | null;
  experienceKey: string;
  statusKey: string;
  facet: string;
  search: string;
  place: number;
}

export interface PricingPlanRow {
  id: number;
  key: PricingPlanKey;
  title: string;
  subtitle: string;
  monthlyPriceCents: number;
  yearlyMonthlyPriceCents: number;
  yearlyTotalCents: number;
  /** A JSON list of texts. */
  benefits: string;
  isPopular: number;
}

export interface MessageRow {
  id: number;
  recipient: string;
  subject: string;
  body: string;
  createdAt: string;
  /** When it is tried next; while a process tries it, when another one does. Null for what is not tried any more. */
  dueAt: string | null;
  attempts: number;
  deliveredAt: string | null;
  /** The address that answers go to; empty for the sender's. */
  replyTo: string;
  /** JSON, a list of addresses. */
  copiesTo: string;
}

/** `content` is Base64, `bytes` how long it is without. */
export interface MessageAttachmentRow {
  messageId: number;
  position: number;
  name: string;
  mediaType: string;
  bytes: number;
  content: string;
}

export interface PermissionRow {
  id: number;
  name: string;
  nameKey: string;
  createdAt: string;
  search: string;
  isCore: number;
}

export interface RoleRow {
  id: number;
  key: string;
  name: string;
  nameKey: string;
  isBuiltIn: number;
  /** Words such as `orders:read`, or `*` for full access. */
  grants: string;
  /** Null for the built-in ones. */
  createdAt: string | null;
}
