import * as routes from '@atrium/contract/client-statements';
import { fileResponse } from '../../../file-response.ts';
import { handle } from '../../../handle.ts';
import { deliverSoon } from '../../../mail/outbox.ts';
import { sendStatement, statementOf, statementPdf } from './client-statements.ts';

export const clientStatementEndpoints = [
  handle(routes.getClientStatement, (context, { parameters, query }) =>
    statementOf(context, parameters.id, query.days),
  ),

  handle(routes.getClientStatementPdf, async (context, { parameters: { id }, query: { days, language } }) => {
    const { name, content } = await statementPdf(context.services, await statementOf(context, id, days), language);
    return fileResponse(content, 'application/pdf', name);
  }),

  handle(routes.sendClientStatement, async (context, { parameters, body }) => {
    const messageId = await sendStatement(context, parameters.id, body);
    deliverSoon(context);
    return { messageId };
  }),
];
