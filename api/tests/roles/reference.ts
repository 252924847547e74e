import type { Access } from '@atrium/contract/route';

/** The matrix once more, written down and not computed: what each row is about. */
const table = `
  users: User Account
  content: Article Blog FAQ KnowledgeBase Pricing
  catalogue: Product File
  orders: Order
  finance: Invoice
  reporting: Analytics Employee Autocomplete
  workspace: Attachment Chat Mail Task Calendar Profile
  access: Permission Role
  audit: Change`;

const rightsOf: Readonly<Record<string, readonly string[]>> = {
  read: ['read'],
  update: ['write'],
  delete: ['write'],
  create: ['create'],
  manage: ['read', 'write', 'create'],
};

/** The subjects that stand in it. */
export const listedSubjects: readonly string[] = table.split('\n').flatMap((line) => line.split(/[\s:]+/).slice(2));

/** Whether an account that is no administrator may call what wants this, when its role has these cells. */
export function mayCall(grants: readonly string[], access: Access): boolean {
  if (access === 'public') return true;
  const { action, subject } = access;
  if (['Auth', 'ACL'].includes(subject)) return action === 'read';
  const row = table.split('\n').find((line) =>
    line
      .split(/[\s:]+/)
      .slice(2)
      .includes(subject),
  );
  if (row === undefined) return false;
  const area = row.trim().split(':')[0];
  return (rightsOf[action] ?? []).every((right) => grants.includes(`${area}:${right}`));
}
