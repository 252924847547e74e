import { readFileSync } from 'node:fs';
import { planPeriods } from '@atrium/contract/account-plan';
import { blogTags } from '@atrium/contract/blog';
import { eventKinds, guestAnswers, showingAs } from '@atrium/contract/calendar';
import { defaultViews, firstWeekdays } from '@atrium/contract/calendar-settings';
import { reactionKinds } from '@atrium/contract/chat';
import { couponUnits } from '@atrium/contract/coupons';
import { customFieldKinds } from '@atrium/contract/custom-values';
import { usualDeliveryName } from '@atrium/contract/delivery-names';
import { documentKinds } from '@atrium/contract/document-links';
import { helpSites } from '@atrium/contract/help';
import { searchStates } from '@atrium/contract/help-writing';
import { paymentMethods } from '@atrium/contract/invoice-payments';
import { scheduleUnits, seriesDeliveries } from '@atrium/contract/invoice-schedule';
import { invoiceServices, paymentWays } from '@atrium/contract/invoices';
import { linkables } from '@atrium/contract/links';
import { mailFolders } from '@atrium/contract/mail';
import { mailLabelColors } from '@atrium/contract/mail-labels';
import * as orders from '@atrium/contract/orders';
import { pricingPlanKeys } from '@atrium/contract/pricing';
import { quoteStates } from '@atrium/contract/quotes';
import { weekdays } from '@atrium/contract/recurrence-rule';
import { taskRepeats } from '@atrium/contract/task-repeat';
import { taskTags } from '@atrium/contract/tasks';
import { taxTreatments } from '@atrium/contract/tax-treatment';
import { billings, plans, userRoles, userStatuses } from '@atrium/contract/users';
import i18next from 'i18next';
import { expect, test } from 'vitest';
import { languages } from '../../i18n/languages.ts';
import { valueTexts } from './value-texts.ts';

/** All that a record of a change can hold there. */
const values: Readonly<Record<string, readonly string[]>> = {
  addressType: orders.addressTypes,
  answer: guestAnswers,
  billing: billings,
  color: mailLabelColors,
  currentPlan: plans,
  defaultView: defaultViews,
  delivery: seriesDeliveries,
  deliveryMethod: [usualDeliveryName],
  documentKind: documentKinds,
  firstWeekday: firstWeekdays,
  folder: mailFolders,
  fromEntity: linkables,
  kind: [...eventKinds, ...reactionKinds, ...customFieldKinds],
  eventsMovedTo: [...eventKinds],
  method: paymentMethods,
  name: [usualDeliveryName],
  nextPeriod: planPeriods,
  nextPlan: pricingPlanKeys,
  ownAnswer: guestAnswers,
  paymentMethod: orders.paymentMethods.filter((method) => method !== 'declined-card'),
  paymentState: orders.paymentStates,
  paymentWay: paymentWays,
  period: planPeriods,
  plan: pricingPlanKeys,
  refundState: orders.refundStates,
  repeat: taskRepeats,
  role: userRoles,
  service: invoiceServices,
  showsAs: showingAs,
  site: helpSites,
  state: [...orders.orderStates, ...quoteStates, ...searchStates],
  status: userStatuses,
  tags: [...taskTags, ...blogTags],
  taxTreatment: taxTreatments,
  toEntity: linkables,
  unit: [...scheduleUnits, ...couponUnits],
  waitsFor: ['coming-soon', 'maintenance'],
  weekdays,
};

async function speak(language: string) {
  const areas = new Set(
    Object.values(valueTexts)
      .flat()
      .map((key) => key.split('.')[0] ?? ''),
  );
  const texts = Object.fromEntries(
    [...areas].map((area) => {
      const file = new URL(`../../../locales/${language}/${area}.json`, import.meta.url);
      return [area, JSON.parse(readFileSync(file, 'utf8'))];
    }),
  );
  const own = i18next.createInstance();
  await own.init({ lng: language, resources: { [language]: { translation: texts } } });
  return own;
}

test.each(languages)('Every value that the activity may tell of has its word in %s', async (language) => {
  const { exists } = await speak(language);
  expect(Object.keys(values).sort()).toEqual(Object.keys(valueTexts).sort());
  const untold = Object.entries(values).flatMap(([field, all]) =>
    all.filter((value) => !valueTexts[field]?.some((texts) => exists(`${texts}.${value}`, { count: 1 }))),
  );
  expect(untold).toEqual([]);
});
