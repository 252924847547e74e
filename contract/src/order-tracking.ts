import * as z from 'zod/mini';
import { line, text } from './text.ts';

const isHttps = (value: string) => value === '' || (/^https:\/\/\S+$/i.test(value) && URL.canParse(value));

/** Who carries an order, the number that it has there, and where it can be followed. What is not known is empty. */
export const Tracking = z.object({
  carrier: line(60),
  trackingNumber: line(60),
  trackingUrl: text(500).check(z.refine(isHttps, 'Give an address that begins with https://, or nothing.')),
});
export type Tracking = z.infer<typeof Tracking>;

export const untracked: Tracking = { carrier: '', trackingNumber: '', trackingUrl: '' };

/** The same, where each of them may be left out. */
export const SomeTracking = z.object({
  carrier: z._default(Tracking.shape.carrier, ''),
  trackingNumber: z._default(Tracking.shape.trackingNumber, ''),
  trackingUrl: z._default(Tracking.shape.trackingUrl, ''),
});

/** Whether whoever waits for an order can ask where it is. */
export function isFollowable({ trackingNumber, trackingUrl }: Tracking): boolean {
  return trackingNumber !== '' || trackingUrl !== '';
}
