import { employeeStatuses } from '@atrium/contract/employee-status';
import { allGrants } from '@atrium/contract/grants';
import type { Role } from '@atrium/contract/roles';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { isLanguage, languageNames } from '../../i18n/languages.ts';
import { grantWords, roleName } from '../access/role-words.ts';
import { useRoles } from '../access/roles.queries.ts';
import { countryIn } from '../countries.ts';
import { type Format, useFormat } from '../format.ts';
import { useLabelName } from '../mail-labels.ts';
import { useCategoryName } from '../product-categories.ts';
import { useRecurrenceWords } from '../use-recurrence-words.ts';
import { useDocumentCurrency } from './document-currency.ts';
import { type FieldChange, isItem } from './field-differences.ts';
import { itemText, itemWords } from './item-words.ts';
import { valueTexts } from './value-texts.ts';

interface ChangeFormat extends Format {
  currency: string | null;
  language: string;
  /** Whether there is such a text, of which one is meant. */
  exists: (key: string) => boolean;
}

/** Some texts are of so many. */
const one = { count: 1 };

/** Puts the fields and values of changes in words. */
export function useFieldWords() {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const roles = useRoles();
  const currency = useDocumentCurrency();
  const recurrenceOf = useRecurrenceWords();
  const categoryName = useCategoryName();
  const labelName = useLabelName();
  const exists = (key: string) => i18n.exists(key, one);
  const wordOf = (path: string, value: unknown): string => {
    if (isItem(value)) return itemText(path, value, wordOf);
    if (path === 'recurrence' && typeof value === 'string' && value !== '') return recurrenceOf(value, null);
    if (path === 'labels' && typeof value === 'string' && value !== '')
      return format.list(value.split(', ').map(labelName));
    if (path === 'categories' && typeof value === 'string' && value !== '')
      return format.list(value.split(', ').map(categoryName));
    if (isCategory(path) && typeof value === 'string' && value !== '') return categoryName(value);
    const words = { ...format, currency, exists, language: i18n.language };
    return accessValue(path, value, t, format, roles) ?? fieldValue(path, value, t, words);
  };
  const sentenceOf = ({ path, before, after }: FieldChange) =>
    t('changes.fromTo', {
      field: fieldName(path, t, exists),
      before: wordOf(path, before),
      after: wordOf(path, after),
    });
  return {
    nameOf: (path: string) => fieldName(path, t, exists),
    valueOf: wordOf,
    sentenceOf: (change: FieldChange) => itemWords(change, t, wordOf) ?? sentenceOf(change),
  };
}

/** Of a product, and where those of a category went. */
function isCategory(path: string): boolean {
  return path === 'category' || path === 'movedTo';
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
  if (field === 'colors' && thing && way)
    return t('changes.partOf', { thing: t(`shop.colors.${thing}`), field: fieldWord(way, t, exists) });
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
  if (typeof value === 'number') return statusOf(path, value, t) ?? measured(path, value, format);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const field = path.split('.').at(-1) ?? '';
  if (field === 'language' && isLanguage(text)) return languageNames[text];
  if (/country$/i.test(field)) return countryIn(format.language, text);
  const chosen = chosenWords(field, text, t, format);
  if (chosen !== undefined) return chosen;
  if (day.test(text)) return format.day(text);
  return moment.test(text) ? format.dateTime(text) : text;
}

/** Of an employee it is a number. */
function statusOf(path: string, value: number, t: TFunction): string | undefined {
  const status = path === 'status' ? employeeStatuses[value - 1] : undefined;
  return status && t(`employees.statuses.${status}`);
}

/** A value among a few, or several of them, beside which there may be some that somebody named; undefined for what is anything else. */
function chosenWords(field: string, text: string, t: TFunction, { exists, list }: ChangeFormat): string | undefined {
  const values = text.split(', ');
  const words = values.map((value) => {
    const texts = valueTexts[field]?.find((each) => exists(`${each}.${value}`));
    return texts && t(`${texts}.${value}`, one);
  });
  if (words.every((word) => word === undefined)) return undefined;
  return list(words.map((word, place) => word ?? values[place] ?? ''));
}
