import * as z from 'zod/mini';
import { moment } from './text.ts';

/** An address that is read without signing in. It is told once, when it is made. */
export const SecretAddress = z.object({ createdAt: moment() });
export type SecretAddress = z.infer<typeof SecretAddress>;
