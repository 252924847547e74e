import * as routes from '@atrium/contract/figures';
import * as workRoutes from '@atrium/contract/work-figures';
import { handle } from '../../handle.ts';
import { conversationFigures, userFigures, visitFigures } from './people-figures.ts';
import { revenueFigures } from './revenue-figures.ts';
import { salesFigures } from './sales-figures.ts';
import { readLatestPayments, readTaskPeople, responseFigures, sellerFigures } from './work-figures.ts';

/** What the dashboards draw: numbers rather than texts, each beside the period before. */
export const figureEndpoints = [
  handle(routes.readSalesFigures, (context, { query }) => salesFigures(context, query.period)),
  handle(routes.readRevenueFigures, (context, { query }) => revenueFigures(context, query.year)),
  handle(routes.readVisitFigures, (context, { query }) => visitFigures(context, query.period)),
  handle(routes.readUserFigures, (context, { query }) => userFigures(context, query.period)),
  handle(routes.readConversationFigures, (context, { query }) => conversationFigures(context, query.period)),
  handle(workRoutes.readSellerFigures, (context, { query }) => sellerFigures(context, query.period)),
  handle(workRoutes.readResponseFigures, (context, { query }) => responseFigures(context, query.period)),
  handle(workRoutes.listLatestPayments, async (context) => ({ payments: await readLatestPayments(context) })),
  handle(workRoutes.listTaskPeople, async (context) => ({ people: await readTaskPeople(context) })),
];
