import * as z from 'zod/mini';
import { CustomField, CustomFieldKind, type CustomValue } from './custom-values.ts';
import { route } from './route.ts';
import { day, id, line, requiredLine } from './text.ts';

export const mostCustomFields = 6;
const mostChoices = 30;
export const longestCustomText = 120;

const isEachOnce = (texts: readonly string[]) => new Set(texts.map((text) => text.toLowerCase())).size === texts.length;

const choices = () =>
  z
    .array(requiredLine(60))
    .check(
      z.maxLength(mostChoices, `Give at most ${mostChoices} choices.`),
      z.refine(isEachOnce, 'Give each choice once.'),
    );

const hasItsChoices = ({ kind, choices }: Pick<CustomField, 'kind' | 'choices'>) =>
  (kind === 'choice') === choices.length > 0;

/** A field as it is written; one that there is already is known by its id, and stays of its kind. */
export const WrittenCustomField = z
  .object({
    id: z.optional(id()),
    label: requiredLine(40),
    kind: CustomFieldKind,
    choices: z._default(choices(), []),
    isPrinted: z._default(z.boolean(), true),
  })
  .check(
    z.refine(hasItsChoices, { path: ['choices'], message: 'Give the choices of a field of choices, and of no other.' }),
  );
export type WrittenCustomField = z.infer<typeof WrittenCustomField>;

const isOnceEach = (fields: readonly WrittenCustomField[]) => {
  const ids = fields.flatMap(({ id }) => id ?? []);
  return new Set(ids).size === ids.length;
};

export const WrittenCustomFields = z
  .array(WrittenCustomField)
  .check(
    z.maxLength(mostCustomFields, `Give at most ${mostCustomFields} fields.`),
    z.refine(isOnceEach, 'Give each field once.'),
  );

export const CustomFieldChanges = z.object({
  fields: z._default(WrittenCustomFields, []),
  removedIds: z._default(z.array(id()).check(z.maxLength(mostCustomFields)), []),
});
export type CustomFieldChanges = z.infer<typeof CustomFieldChanges>;

const largest = 1_000_000_000;
const noNumber = 'Give a number from 0 to 1,000,000,000, with at most three decimals.';

/** As exactly as documents write quantities. */
const isWritable = (value: number) => Math.abs(value * 1_000 - Math.round(value * 1_000)) < 1e-4;

const valuesOf = {
  text: line(longestCustomText),
  number: z.number(noNumber).check(z.gte(0, noNumber), z.lte(largest, noNumber), z.refine(isWritable, noNumber)),
  day: day(),
  'yes-no': z.boolean('Give true or false.'),
} as const;

type Asked = Pick<CustomField, 'kind' | 'choices'>;

/** A value as it is kept, or what is wrong with it. Nothing, of a text, is no value: null. */
export function readCustomValue({ kind, choices }: Asked, given: CustomValue | null): ReadValue {
  if (given === null || given === '') return { value: null };
  if (kind === 'choice') return isChoice(choices, given) ? { value: given } : { problem: 'Choose one of the choices.' };
  const { data, error } = z.safeParse(valuesOf[kind], given);
  if (error) return { problem: error.issues[0]?.message ?? '' };
  return { value: data === '' || data === undefined ? null : data };
}

type ReadValue = { value: CustomValue | null } | { problem: string };

function isChoice(choices: readonly string[], given: CustomValue): boolean {
  return choices.some((choice) => choice === given);
}

export const listCustomFields = route({
  name: 'listCustomFields',
  method: 'GET',
  path: '/api/v1/custom-fields',
  summary:
    'The fields that invoices, quotes and series have beside the usual ones, in the order in which they were made.',
  access: { action: 'read', subject: 'Invoice' },
  status: 200,
  response: z.object({ fields: z.array(CustomField) }),
});

export const updateCustomFields = route({
  name: 'updateCustomFields',
  method: 'PATCH',
  path: '/api/v1/custom-fields',
  summary: `Add fields, which have no \`id\` yet, change others, and remove those of \`removedIds\`; the rest stay as they are. There are ${mostCustomFields} at most, and a field stays of its kind. What was issued keeps what it says.`,
  access: { action: 'update', subject: 'Invoice' },
  body: CustomFieldChanges,
  example: { fields: [{ label: 'Cost centre', kind: 'choice', choices: ['Harbour', 'Lighthouse'], isPrinted: false }] },
  status: 200,
  response: z.object({ fields: z.array(CustomField), changeId: z.nullable(id()) }),
});
