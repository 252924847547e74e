import { accountPlanActs } from './account-plan.acts.ts';
import { accountSettingsActs } from './account-settings.acts.ts';
import { accountActs } from './accounts.acts.ts';
import type { Acts } from './act.ts';
import { billingActs } from './billing.acts.ts';
import { blogActs } from './blog.acts.ts';
import { bookmarkActs } from './bookmarks.acts.ts';
import { calendarActs } from './calendar.acts.ts';
import { changeActs } from './changes.acts.ts';
import { chatActs } from './chat.acts.ts';
import { creditNoteActs } from './credit-notes.acts.ts';
import { employeeActs } from './employees.acts.ts';
import { helpActs } from './help.acts.ts';
import { invoicesActs } from './invoices.acts.ts';
import { linkActs } from './links.acts.ts';
import { mailActs } from './mail.acts.ts';
import { notificationActs } from './notifications.acts.ts';
import { permissionActs } from './permissions.acts.ts';
import { profileActs } from './profile.acts.ts';
import { roleActs } from './roles.acts.ts';
import { savedViewActs } from './saved-views.acts.ts';
import { shopActs } from './shop.acts.ts';
import { shopAdministrationActs } from './shop-administration.acts.ts';
import { taskActs } from './tasks.acts.ts';
import { twoStepsActs } from './two-steps.acts.ts';
import { userActs } from './users.acts.ts';
import { waitlistActs } from './waitlist.acts.ts';

/** Everything that can be done. */
export const acts: Acts = {
  ...mailActs,
  ...helpActs,
  ...shopActs,
  ...shopAdministrationActs,
  ...invoicesActs,
  ...billingActs,
  ...creditNoteActs,
  ...accountPlanActs,
  ...accountSettingsActs,
  ...accountActs,
  ...blogActs,
  ...bookmarkActs,
  ...calendarActs,
  ...changeActs,
  ...chatActs,
  ...employeeActs,
  ...linkActs,
  ...notificationActs,
  ...permissionActs,
  ...profileActs,
  ...roleActs,
  ...savedViewActs,
  ...taskActs,
  ...twoStepsActs,
  ...userActs,
  ...waitlistActs,
};
