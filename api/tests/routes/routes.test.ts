import type { Route } from '@atrium/contract/route';
import { routes } from '@atrium/contract/routes';
import { describe, expect, test } from 'vitest';
import { openApp } from '../helper.ts';
import { accountPlanProofs } from './account-plan.proofs.ts';
import { accountSettingsProofs } from './account-settings.proofs.ts';
import { accountProofs } from './accounts.proofs.ts';
import { addressProofs } from './addresses.proofs.ts';
import { apiKeyProofs } from './api-keys.proofs.ts';
import { autocompleteProofs } from './autocomplete.proofs.ts';
import { blogProofs } from './blog.proofs.ts';
import { blogCommentProofs } from './blog-comments.proofs.ts';
import { blogFeedProofs } from './blog-feed.proofs.ts';
import { blogPostProofs } from './blog-posts.proofs.ts';
import { bookmarkProofs } from './bookmarks.proofs.ts';
import { busyTimesProofs } from './busy-times.proofs.ts';
import { calendarProofs } from './calendar.proofs.ts';
import { calendarFileProofs } from './calendar-files.proofs.ts';
import { calendarLayerProofs } from './calendar-layers.proofs.ts';
import { calendarSettingsProofs } from './calendar-settings.proofs.ts';
import { cardProofs } from './cards.proofs.ts';
import { cartProofs } from './carts.proofs.ts';
import { catalogueProofs } from './catalogue.proofs.ts';
import { changeActorProofs } from './change-actors.proofs.ts';
import { changeProofs } from './changes.proofs.ts';
import { chatProofs } from './chat.proofs.ts';
import { chatContactProofs } from './chat-contacts.proofs.ts';
import { chatForwardingProofs } from './chat-forwarding.proofs.ts';
import { chatGroupProofs } from './chat-groups.proofs.ts';
import { chatReactionProofs } from './chat-reactions.proofs.ts';
import { clientProofs } from './clients.proofs.ts';
import { configurationProofs } from './configuration.proofs.ts';
import { contactProofs } from './contacts.proofs.ts';
import { conversationMarkProofs } from './conversation-marks.proofs.ts';
import { conversationProofs } from './conversations.proofs.ts';
import { couponProofs } from './coupons.proofs.ts';
import { creditNoteProofs } from './credit-notes.proofs.ts';
import { customFieldsProofs } from './custom-fields.proofs.ts';
import { deliveryMethodProofs } from './delivery-methods.proofs.ts';
import { documentLinkProofs } from './document-links.proofs.ts';
import { employeeRecordProofs } from './employee-records.proofs.ts';
import { employeeProofs } from './employees.proofs.ts';
import { eventGuestProofs } from './event-guests.proofs.ts';
import { eventKindProofs } from './event-kinds.proofs.ts';
import { exchangeRatesProofs } from './exchange-rates.proofs.ts';
import { faqProofs } from './faq.proofs.ts';
import { figureProofs } from './figures.proofs.ts';
import { fileProofs } from './files.proofs.ts';
import { helpProofs } from './help.proofs.ts';
import { helpWritingProofs } from './help-writing.proofs.ts';
import { invoiceBatchProofs } from './invoice-batches.proofs.ts';
import { invoiceCreditProofs } from './invoice-credits.proofs.ts';
import { invoiceFileProofs } from './invoice-files.proofs.ts';
import { invoiceListProofs } from './invoice-lists.proofs.ts';
import { invoicePaymentProofs } from './invoice-payments.proofs.ts';
import { invoiceRemindersProofs } from './invoice-reminders.proofs.ts';
import { invoiceSeriesProofs } from './invoice-series.proofs.ts';
import { invoiceSettingsProofs } from './invoice-settings.proofs.ts';
import { invoiceProofs } from './invoices.proofs.ts';
import { knowledgeBaseProofs } from './knowledge-base.proofs.ts';
import { linkProofs } from './links.proofs.ts';
import { mailProofs } from './mail.proofs.ts';
import { mailLabelProofs } from './mail-labels.proofs.ts';
import { mailRuleProofs } from './mail-rules.proofs.ts';
import { mailSendingProofs } from './mail-sending.proofs.ts';
import { mailSnoozeProofs } from './mail-snooze.proofs.ts';
import { mailWritingProofs } from './mail-writing.proofs.ts';
import { notificationProofs } from './notifications.proofs.ts';
import { orderNoteProofs } from './order-notes.proofs.ts';
import { orderStepProofs } from './order-steps.proofs.ts';
import { orderProofs } from './orders.proofs.ts';
import { permissionProofs } from './permissions.proofs.ts';
import { pricingProofs } from './pricing.proofs.ts';
import { productCategoryProofs } from './product-categories.proofs.ts';
import { productProofs } from './products.proofs.ts';
import { profileProofs } from './profile.proofs.ts';
import { profileFeedProofs } from './profile-feed.proofs.ts';
import { profilePeopleProofs } from './profile-people.proofs.ts';
import { profileReactionProofs } from './profile-reactions.proofs.ts';
import { leadsToOwnThing, type ProofTable, type Scenarios, takesInput } from './proofs.ts';
import { quoteProofs } from './quotes.proofs.ts';
import { roleProofs } from './roles.proofs.ts';
import { savedViewProofs } from './saved-views.proofs.ts';
import { searchProofs } from './search.proofs.ts';
import { shopSettingsProofs } from './shop-settings.proofs.ts';
import { taskCommentProofs } from './task-comments.proofs.ts';
import { taskListProofs } from './task-lists.proofs.ts';
import { taskTagProofs } from './task-tags.proofs.ts';
import { taskProofs } from './tasks.proofs.ts';
import { trustedSenderProofs } from './trusted-senders.proofs.ts';
import { twoStepsProofs } from './two-steps.proofs.ts';
import { userAccessProofs } from './user-access.proofs.ts';
import { userBillingProofs } from './user-billing.proofs.ts';
import { userProofs } from './users.proofs.ts';
import { waitlistProofs } from './waitlist.proofs.ts';
import { workFigureProofs } from './work-figures.proofs.ts';

const proofs: ProofTable = {
  ...accountProofs,
  ...accountPlanProofs,
  ...accountSettingsProofs,
  ...addressProofs,
  ...apiKeyProofs,
  ...autocompleteProofs,
  ...blogProofs,
  ...blogFeedProofs,
  ...blogPostProofs,
  ...blogCommentProofs,
  ...bookmarkProofs,
  ...calendarProofs,
  ...calendarFileProofs,
  ...calendarLayerProofs,
  ...calendarSettingsProofs,
  ...eventGuestProofs,
  ...eventKindProofs,
  ...busyTimesProofs,
  ...cartProofs,
  ...cardProofs,
  ...changeActorProofs,
  ...changeProofs,
  ...chatProofs,
  ...chatContactProofs,
  ...chatForwardingProofs,
  ...chatGroupProofs,
  ...conversationMarkProofs,
  ...chatReactionProofs,
  ...clientProofs,
  ...configurationProofs,
  ...conversationProofs,
  ...couponProofs,
  ...deliveryMethodProofs,
  ...shopSettingsProofs,
  ...notificationProofs,
  ...employeeProofs,
  ...employeeRecordProofs,
  ...faqProofs,
  ...figureProofs,
  ...fileProofs,
  ...invoiceListProofs,
  ...invoiceProofs,
  ...invoiceFileProofs,
  ...invoiceBatchProofs,
  ...invoiceCreditProofs,
  ...creditNoteProofs,
  ...invoiceRemindersProofs,
  ...exchangeRatesProofs,
  ...customFieldsProofs,
  ...invoiceSettingsProofs,
  ...invoiceSeriesProofs,
  ...quoteProofs,
  ...documentLinkProofs,
  ...invoicePaymentProofs,
  ...helpProofs,
  ...helpWritingProofs,
  ...knowledgeBaseProofs,
  ...orderProofs,
  ...orderNoteProofs,
  ...orderStepProofs,
  ...catalogueProofs,
  ...productCategoryProofs,
  ...linkProofs,
  ...mailProofs,
  ...mailSendingProofs,
  ...mailSnoozeProofs,
  ...mailWritingProofs,
  ...contactProofs,
  ...mailLabelProofs,
  ...mailRuleProofs,
  ...trustedSenderProofs,
  ...permissionProofs,
  ...pricingProofs,
  ...profileFeedProofs,
  ...profilePeopleProofs,
  ...profileProofs,
  ...profileReactionProofs,
  ...productProofs,
  ...roleProofs,
  ...savedViewProofs,
  ...searchProofs,
  ...taskProofs,
  ...taskCommentProofs,
  ...taskListProofs,
  ...taskTagProofs,
  ...twoStepsProofs,
  ...userAccessProofs,
  ...userBillingProofs,
  ...userProofs,
  ...waitlistProofs,
  ...workFigureProofs,
};

const app = await openApp();
const stage = {
  app,
  admin: await app.signIn('admin'),
  client: await app.signIn('client'),
  nobody: app.visitor(),
};

test('Every route is proven to work, to refuse what is wrong, and to keep others out of what one account owns', () => {
  const unproven = routes.flatMap((route) => {
    const { works = {}, refuses = {}, keepsOut = {} } = proofs[route.name] ?? {};
    return [
      ...(isEmpty(works) ? [`${route.name}: works`] : []),
      ...(takesInput(route) && isEmpty(refuses) ? [`${route.name}: refuses`] : []),
      ...(leadsToOwnThing(route) && isEmpty(keepsOut) ? [`${route.name}: keepsOut`] : []),
    ];
  });
  const todo = 'Write these in a table of api/tests/routes/<area>.proofs.ts, and name the table in `proofs` above';
  expect(unproven, todo).toEqual([]);
});

function isEmpty(scenarios: Scenarios): boolean {
  return Object.keys(scenarios).length === 0;
}

test('Every proof is of a route that there is', () => {
  const names = routes.map(({ name }) => name);
  expect(Object.keys(proofs).filter((name) => !names.includes(name))).toEqual([]);
});

for (const route of routes) {
  const proven = proofs[route.name];
  if (!proven) continue;
  const { works, refuses = {}, keepsOut = {} } = proven;
  describe(`${route.method} ${route.path}`, () => {
    prove('works', route, works, [route.status]);
    prove('refuses', route, refuses, [400, 401, 403, 404, 409, 413]);
    prove('keeps out', route, keepsOut, [401, 403, 404]);
  });
}

/** A scenario counts only if the route itself was called in it and answered so. */
function prove(what: string, route: Route, scenarios: Scenarios, statuses: readonly number[]): void {
  for (const [sentence, play] of Object.entries(scenarios)) {
    test(`${what}: ${sentence}`, async () => {
      const before = app.answered.length;
      await play(stage);
      const answers = app.answered.slice(before).filter((answer) => answer.route === route.name);
      const statusesSeen = answers.map(({ status }) => status);
      expect(
        statusesSeen.some((status) => statuses.includes(status)),
        `${statusesSeen} of ${statuses}`,
      ).toBe(true);
    });
  }
}
