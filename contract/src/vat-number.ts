import * as z from 'zod/mini';
import { line } from './text.ts';

/** Each country writes its own way: with its letters in front or without, in groups or not. There is no number without a digit. */
const writtenPattern = /^(?=.*\d)[A-Za-z0-9+*]+([\s./-]+[A-Za-z0-9+*]+)*$/;

/** A VAT number, or nothing. */
export const vatNumber = () =>
  line(40).check(
    z.refine(
      (value) => value === '' || writtenPattern.test(value),
      'A VAT number is made of digits and plain letters, such as DE123456789.',
    ),
  );
