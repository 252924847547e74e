import type * as z from 'zod/mini';

type Issue = z.core.$ZodRawIssue;

const wanted: Readonly<Record<string, string>> = {
  string: 'Give a text.',
  number: 'Give a number.',
  int: 'Give a whole number.',
  boolean: 'Give true or false.',
  array: 'Give a list.',
  object: 'Give an object.',
};

/** What is said of a bad input where the contract has no sentence of its own; undefined leaves it to the schema library. */
export function inputSentence(issue: Issue): string | undefined {
  if (issue.input === undefined && issue.code !== 'custom') return 'This is missing.';
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue.expected, issue.input);
    case 'invalid_value':
      return oneOf(issue.values);
    case 'invalid_union':
      return ofFirstKind(issue.errors);
    case 'too_big':
      return limitOf(issue.origin, 'at most', issue.maximum);
    case 'too_small':
      return limitOf(issue.origin, 'at least', issue.minimum);
    default:
      return undefined;
  }
}

function wrongType(expected: string, input: unknown): string {
  const isList = Array.isArray(input) && expected !== 'object';
  return isList ? 'Give one value, not several.' : (wanted[expected] ?? 'This is of a wrong kind.');
}

function oneOf(values: readonly unknown[]): string {
  return `Give ${values.length === 1 ? '' : 'one of these: '}${values.map(String).join(', ')}.`;
}

/** Of what may be of several kinds: what is wrong with it as the first kind that it could be. */
function ofFirstKind(errors: readonly (readonly z.core.$ZodIssue[])[]): string | undefined {
  const all = errors.flat();
  return (all.find(({ code }) => code !== 'invalid_type') ?? all[0])?.message;
}

function limitOf(origin: string, bound: string, limit: number | bigint): string | undefined {
  if (origin === 'number' || origin === 'int') return `Give a number of ${bound} ${limit}.`;
  if (origin === 'string') return `Use ${bound} ${limit} characters.`;
  return origin === 'array' ? `Give ${bound} ${limit} of them.` : undefined;
}
