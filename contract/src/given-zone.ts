import * as z from 'zod/mini';
import { line } from './text.ts';
import { isTimeZone } from './time-zone.ts';

export const timeZone = () =>
  line(60).check(
    z.regex(/^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/, 'Give a time zone such as Europe/Berlin.'),
    z.refine(isTimeZone, 'Give a time zone such as Europe/Berlin.'),
  );
