import * as z from 'zod/mini';
import { id } from './text.ts';

/** What a firm writes of its documents in fields of its own. */
export const customFieldKinds = ['text', 'number', 'day', 'yes-no', 'choice'] as const;
export const CustomFieldKind = z.enum(customFieldKinds);
export type CustomFieldKind = z.infer<typeof CustomFieldKind>;

/** A field as a document keeps it once it was issued. */
export const KeptCustomField = z.object({
  id: id(),
  label: z.string(),
  kind: CustomFieldKind,
  /** Whether the document says it, or only those who write it know. */
  isPrinted: z.boolean(),
});
export type KeptCustomField = z.infer<typeof KeptCustomField>;

/** `choices` are those of a field of that kind, in their order; others have none. */
export const CustomField = z.object({ ...KeptCustomField.shape, choices: z.array(z.string()) });
export type CustomField = z.infer<typeof CustomField>;

/** By the kind of the field: a line of text or a choice, a number, `2026-03-02`, true or false. */
export const CustomValue = z.union([z.string(), z.number(), z.boolean()]);
export type CustomValue = z.infer<typeof CustomValue>;

/** By the id of the field; one without a value is not there. */
export const CustomValues = z.record(z.string(), CustomValue);
export type CustomValues = z.infer<typeof CustomValues>;

/** Those that are not given stay as they are; null takes one out. */
export const GivenCustomValues = z.record(z.string(), z.nullable(CustomValue));
export type GivenCustomValues = z.infer<typeof GivenCustomValues>;
