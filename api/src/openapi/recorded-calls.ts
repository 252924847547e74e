import { recorded } from './answers.gen.ts';

/** What a call of tests asked and answered on the sample data, shortened. Without what it does not have, and without what was bytes. */
export interface RecordedCall {
  readonly parameters?: Readonly<Record<string, string>>;
  /** Several values of a name are a list. */
  readonly query?: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: unknown;
  readonly answer?: unknown;
  /** What it said when it refused, by status. */
  readonly refusals?: Readonly<Record<string, string>>;
}

/** Stands for the name of the house. */
export const brandMark = '{brandName}';

/** By the name of the call. One without a recording is new. */
export function recordedCalls(brandName: string): Readonly<Record<string, RecordedCall>> {
  const inJson = JSON.stringify(brandName).slice(1, -1);
  return JSON.parse(JSON.stringify(recorded).replaceAll(brandMark, () => inJson));
}
