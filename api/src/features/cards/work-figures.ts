import type { CardPeriod } from '@atrium/contract/cards';
import { KeptAddressee } from '@atrium/contract/clients';
import type { LatestPayment, ResponseFigures, SellerFigures, TaskPerson } from '@atrium/contract/work-figures';
import type { Context, SignedInContext } from '../../context.ts';
import { today } from './cards.ts';
import { periodOf } from './figures.ts';
import { bestSalespeople, countResponses, latestPayments, taskPeople } from './work-figures.queries.ts';

const shownSellers = 3;
const shownPayments = 5;
const shownPeople = 6;

export async function sellerFigures(context: Context, asked: CardPeriod): Promise<SellerFigures> {
  const { span, spanBefore } = periodOf(asked, today(context));
  const sellers = await bestSalespeople(context.services.engine.read, span, spanBefore, shownSellers);
  return { span, spanBefore, sellers };
}

export async function responseFigures(context: Context, asked: CardPeriod): Promise<ResponseFigures> {
  const { span, spanBefore } = periodOf(asked, today(context));
  const counted = await countResponses(context.services.engine.read, span, spanBefore);
  return {
    span,
    spanBefore,
    comments: { total: counted.comments, totalBefore: counted.commentsBefore },
    refunds: { total: counted.refunds, totalBefore: counted.refundsBefore },
    refundedCents: { total: counted.refundedCents, totalBefore: counted.refundedCentsBefore },
  };
}

/** An invoice names its client as they were when it was issued. */
export async function readLatestPayments({ services }: Context): Promise<LatestPayment[]> {
  const payments = await latestPayments(services.engine.read, shownPayments);
  return payments.map(({ clientAsIssued, clientName, ...payment }) => ({
    ...payment,
    clientName: clientAsIssued === null ? clientName : KeptAddressee.parse(JSON.parse(clientAsIssued)).name,
  }));
}

export function readTaskPeople({ services, caller }: SignedInContext): Promise<TaskPerson[]> {
  return taskPeople(services.engine.read, caller.accountId, shownPeople);
}
