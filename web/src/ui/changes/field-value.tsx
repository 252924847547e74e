import type { PlanPeriod } from '@atrium/contract/account-plan';
import { allGrants } from '@atrium/contract/grants';
import { orderStates } from '@atrium/contract/orders';
import type { PricingPlanKey } from '@atrium/contract/pricing';
import type { Role } from '@atrium/contract/roles';
import { billings, plans, userRoles, userStatuses } from '@atrium/contract/users';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { isLanguage, languageNames } from '../../i18n/languages.ts';
import { grantWords, roleName } from '../access/role-words.ts';
import { useRoles } from '../access/roles.queries.ts';
import { type Format, useFormat } from '../format.ts';
import { useDocumentCurrency } from './document-currency.ts';
import { type FieldChange, isItem } from './field-differences.ts';
import { itemText, itemWords } from './item-words.ts';

interface ChangeFormat extends Format {
  currency: string | null;
}

/** Puts the fields and values of changes in words. */
export function useFieldWords() {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const roles = useRoles();
  const currency = useDocumentCurrency();
  const wordOf = (path: string, value: unknown): string => {
    if (isItem(value)) return itemText(path, value, wordOf);
    return accessValue(path, value, t, format, roles) ?? fieldValue(path, value, t, { ...format, currency });
  };
  const sentenceOf = ({ path, before, after }: FieldChange) =>
    t('changes.fromTo', {
      field: fieldName(path, t, (key) => i18n.exists(key)),
      before: wordOf(path, before),
      after: wordOf(path, after),
    });
  return {
    nameOf: (path: string) => fieldName(path, t, (key) => i18n.exists(key)),
    valueOf: wordOf,
    sentenceOf: (change: FieldChange) => itemWords(change, t, wordOf) ?? sentenceOf(change),
  };
}

function fieldName(path: string, t: TFunction, exists: (key: string) => boolean): string {
  const [field = '', thing, way] = path.split('.');
  if (field === 'notifications' && thing && way) {
    const channel = t(`notifications.choices.channels.${way}`);
    return `${t(`notifications.choices.topics.${thing}`)}, ${channel}`;
  }
  if (field === 'connections' && thing) {
    const service = t(`users.connections.services.${thing}`);
    return way === 'handle' ? t('changes.addressAt', { service }) : service;
  }
  if (thing === undefined) return fieldWord(field, t, exists);
  const outer = fieldWord(field, t, exists);
  if (way === undefined && Number.isInteger(Number(thing))) return outer;
  const inner = fieldWord(way ?? thing, t, exists);
  if (way === undefined) return t('changes.partOf', { thing: outer, field: inner });
  return t('changes.partOfNumber', { thing: outer, number: thing, field: inner });
}

function fieldWord(field: string, t: TFunction, exists: (key: string) => boolean): string {
  const key = [`changes.fields.${field}`, `users.fields.${field}`].find(exists);
  return key ? t(key) : field;
}

// Named here: what imports the plans would come with every page that has a toast.
const accountPlans = ['basic', 'standard', 'enterprise'] as const satisfies readonly PricingPlanKey[];
const planPeriods = ['monthly', 'yearly'] as const satisfies readonly PlanPeriod[];

const choices: Readonly<Record<string, { values: readonly string[]; texts: string }>> = {
  role: { values: userRoles, texts: 'users.roles' },
  waitsFor: { values: ['coming-soon', 'maintenance'], texts: 'messages.waitlist.for' },
  currentPlan: { values: plans, texts: 'users.plans' },
  billing: { values: billings, texts: 'users.billings' },
  status: { values: userStatuses, texts: 'users.statuses' },
  state: { values: orderStates, texts: 'orders.states' },
  plan: { values: accountPlans, texts: 'accountSettings.plan.names' },
  nextPlan: { values: accountPlans, texts: 'accountSettings.plan.names' },
  period: { values: planPeriods, texts: 'accountSettings.plan.periods' },
  nextPeriod: { values: planPeriods, texts: 'accountSettings.plan.periods' },
};

/** Fields with their unit in the name are shown as people write them. */
function measured(path: string, value: number, format: ChangeFormat): string {
  // A line or a payment is in the currency of its document, which is known where the document is shown.
  if (/^(lines|payments)\..*Cents$/.test(path))
    return format.currency === null ? format.amount(value / 100) : format.money(value, format.currency);
  if (path.endsWith('Cents')) return format.money(value);
  if (path.endsWith('Millionths')) return format.number(value / 1_000_000);
  if (path.endsWith('BasisPoints')) return format.rate(value);
  if (path.endsWith('Thousandths')) return format.number(value / 1_000);
  return String(value);
}

/** Roles by their names and rights in words; undefined for whatever else. */
function accessValue(
  path: string,
  value: unknown,
  t: TFunction,
  format: Format,
  roles: readonly Role[],
): string | undefined {
  if (path === 'accessRoleId') {
    const role = roles.find(({ id }) => id === value);
    return role && roleName(role, t);
  }
  if (path !== 'grants' || typeof value !== 'string') return undefined;
  const words = value.split(', ');
  const held = grantWords(
    allGrants.filter((grant) => words.includes(grant)),
    t,
  );
  return held.length > 0 ? format.list(held) : undefined;
}

const day = /^\d{4}-\d\d-\d\d$/;
const moment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

function fieldValue(path: string, value: unknown, t: TFunction, format: ChangeFormat): string {
  if (value === null || value === undefined || value === '') return t('changes.nothing');
  if (typeof value === 'boolean') return t(value ? 'changes.yes' : 'changes.no');
  if (typeof value === 'number') return measured(path, value, format);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (path === 'language' && isLanguage(text)) return languageNames[text];
  const choice = choices[path];
  if (choice?.values.includes(text)) return t(`${choice.texts}.${text}`);
  if (day.test(text)) return format.day(text);
  return moment.test(text) ? format.dateTime(text) : text;
}
