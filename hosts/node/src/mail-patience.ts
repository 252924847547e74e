import { minutesToSend } from '@atrium/api/mail/outbox';

/** A server that says nothing, or a word now and then, is given up on before somebody else takes the letter for lost and sends it too. */
export const millisecondsToSend = (minutesToSend - 1) * 60_000;
