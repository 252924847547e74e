import { requiredText } from '@atrium/contract/text';
import { NewUser, type User, UserChanges } from '@atrium/contract/users';
import * as z from 'zod/mini';

/** Whoever is added by hand comes with all that one needs to reach them. */
export const AddedUser = z.object({
  ...NewUser.shape,
  contact: requiredText(60),
  company: requiredText(120),
  country: requiredText(80),
});

export const EditedUser = UserChanges;

export type UserFormValues = Pick<
  User,
  | 'fullName'
  | 'username'
  | 'email'
  | 'contact'
  | 'company'
  | 'country'
  | 'role'
  | 'currentPlan'
  | 'billing'
  | 'status'
  | 'accessRoleId'
>;

export const newUserValues: UserFormValues = {
  fullName: '',
  username: '',
  email: '',
  contact: '',
  company: '',
  country: '',
  role: 'subscriber',
  currentPlan: 'basic',
  billing: 'Auto Debit',
  status: 'active',
  accessRoleId: null,
};

export function valuesOf(user: User): UserFormValues {
  const { fullName, username, email, contact, company, country, role, currentPlan, billing, status, accessRoleId } =
    user;
  return { fullName, username, email, contact, company, country, role, currentPlan, billing, status, accessRoleId };
}
