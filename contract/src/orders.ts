import * as z from 'zod/mini';
import { documentLanguages } from './document-languages.ts';
import { listParameters, tableFormat, tableWording, workbookMedia } from './lists.ts';
import { ColorOption, ProductCategory } from './products.ts';
import { route } from './route.ts';
import {
  anyOfParameter,
  daySpan,
  flagParameter,
  id,
  idParameter,
  moment,
  requiredLine,
  requiredText,
  wordOf,
} from './text.ts';

export const orderStatuses = ['pending', 'finished', 'rejected'] as const;
export const OrderStatus = z.enum(orderStatuses);
export type OrderStatus = z.infer<typeof OrderStatus>;

/** The last one is declined each time: a test provider offers it. */
export const paymentMethods = [
  'saved-card',
  'card',
  'net-banking',
  'instalments',
  'cash-on-delivery',
  'declined-card',
] as const;
export const PaymentMethod = z.enum(paymentMethods);
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/** Paid for by the provider's word; yet to be paid when it arrives; or let go of, as the order was cancelled before it was paid. */
export const paymentStates = ['authorised', 'due', 'released'] as const;
export const PaymentState = z.enum(paymentStates);
export type PaymentState = z.infer<typeof PaymentState>;

export const addressTypes = ['home', 'work'] as const;

export const DeliveryAddress = z.object({
  fullName: requiredLine(120),
  mobileNumber: requiredLine(40),
  houseNumber: requiredLine(40),
  landmark: requiredLine(120),
  town: requiredLine(80),
  pincode: requiredLine(20),
  state: requiredLine(80),
  addressType: z.enum(addressTypes),
});
export type DeliveryAddress = z.infer<typeof DeliveryAddress>;

/** Digits of any script, and what people put between them. */
function isPhoneNumber(value: string): boolean {
  const digits = value.match(/\p{Nd}/gu)?.length ?? 0;
  return /^[\p{Nd}\s()+\-./]+$/u.test(value) && digits >= 5 && digits <= 20;
}

/** As somebody writes it. What was written before anybody looked at the number is still read. */
export const WrittenAddress = z.extend(DeliveryAddress, {
  mobileNumber: requiredLine(40).check(
    z.refine((value) => value === '' || isPhoneNumber(value), 'Give a phone number, such as +49 40 555 0123.'),
  ),
});

/** How far an order is. Those before `delivered` are pending, and what was cancelled is rejected. */
export const orderStates = ['pending', 'paid', 'shipped', 'delivered', 'cancelled'] as const;
export const OrderState = z.enum(orderStates);
export type OrderState = z.infer<typeof OrderState>;

const statuses: Readonly<Record<OrderState, OrderStatus>> = {
  pending: 'pending',
  paid: 'pending',
  shipped: 'pending',
  delivered: 'finished',
  cancelled: 'rejected',
};

export function statusOfState(state: OrderState): OrderStatus {
  return statuses[state];
}

/** How much of what was paid was given back. */
export const refundStates = ['none', 'partly', 'whole'] as const;
export const RefundState = z.enum(refundStates);
export type RefundState = z.infer<typeof RefundState>;

/** Sums are in the currency of the house; `coupon` is the part of the discount that the coupon took off. `carrier`, `trackingNumber` and `trackingUrl` are empty where they are not known. `accountId` is null when it was not ordered by an account, or the account is gone. */
export const Order = z.object({
  id: id(),
  accountId: z.nullable(id()),
  customerName: z.string(),
  status: OrderStatus,
  state: OrderState,
  refundState: RefundState,
  placedAt: moment(),
  paidAt: z.nullable(moment()),
  shippedAt: z.nullable(moment()),
  deliveredAt: z.nullable(moment()),
  cancelledAt: z.nullable(moment()),
  carrier: z.string(),
  trackingNumber: z.string(),
  trackingUrl: z.string(),
  pieces: z.int(),
  subtotal: z.number(),
  discount: z.number(),
  couponCode: z.nullable(z.string()),
  coupon: z.number(),
  /** What the way of delivery was called then; empty where nobody knows. */
  deliveryMethod: z.string(),
  /** How many days it took then, at least and at most; null where nothing was said of that. */
  deliveryLeastDays: z.nullable(z.int()),
  deliveryMostDays: z.nullable(z.int()),
  shipping: z.number(),
  /** The rate then. */
  taxBasisPoints: z.int(),
  /** Whether the tax is on the delivery too. */
  isDeliveryTaxed: z.boolean(),
  tax: z.number(),
  total: z.number(),
  refunded: z.number(),
  address: DeliveryAddress,
  paymentMethod: PaymentMethod,
  paymentState: PaymentState,
  /** Who took the payment, and what they call it: never anything of a card. */
  paymentProvider: z.string(),
  paymentReference: z.string(),
});
export type Order = z.infer<typeof Order>;

/** What was ordered, as it was then. `productId` is null once the product is gone. */
export const OrderLine = z.object({
  productId: z.nullable(id()),
  name: z.string(),
  price: z.number(),
  discountPercentage: z.int(),
  hasFreeShipping: z.boolean(),
  quantity: z.int(),
  /** Null when none was asked for. */
  color: z.nullable(ColorOption),
  /** So many of them are in stock again. */
  returned: z.int(),
});
export type OrderLine = z.infer<typeof OrderLine>;

/** Money that was given back, in cents, and what came back into stock with it: so many pieces of the line at a position. */
export const OrderRefund = z.object({
  id: id(),
  refundedAt: moment(),
  amountCents: z.int(),
  reason: z.string(),
  restock: z.array(z.object({ position: z.int(), quantity: z.int() })),
});
export type OrderRefund = z.infer<typeof OrderRefund>;

/** What credits the invoice of an order, or a part of it: its number, and how much with its tax. */
export const OrderCreditNote = z.object({ id: id(), totalCents: z.int() });
export type OrderCreditNote = z.infer<typeof OrderCreditNote>;

/** The account that ordered, as it is now; `userId` is the managed user that it belongs to. */
export const OrderBuyer = z.object({
  name: z.string(),
  email: z.string(),
  username: z.string(),
  userId: z.nullable(id()),
});
export type OrderBuyer = z.infer<typeof OrderBuyer>;

/** `buyer` is null where no account ordered, or it is closed. `invoiceId` is the number of the invoice that was made of it; whoever bought it may have its PDF once it was issued: sent, downloaded, or paid on. */
export const OrderWithLines = z.object({
  ...Order.shape,
  buyer: z.nullable(OrderBuyer),
  lines: z.array(OrderLine),
  refunds: z.array(OrderRefund),
  invoiceId: z.nullable(id()),
  isInvoiceIssued: z.boolean(),
  creditNotes: z.array(OrderCreditNote),
});
export type OrderWithLines = z.infer<typeof OrderWithLines>;

export const orderSortColumns = ['id', 'placedAt', 'customerName', 'state', 'total'] as const;

export const orderCustomers = ['new', 'returning'] as const;

const orderFilters = {
  q: listParameters.q,
  /** The days within which they were placed, in UTC, both among them. */
  placed: z.optional(daySpan()),
  status: z.optional(OrderStatus),
  state: z.optional(OrderState),
  /** `any` is partly or as a whole. */
  refundState: z.optional(z.enum([...refundStates, 'any'])),
  /** By the name that its way of delivery had then. */
  deliveryMethod: z.optional(requiredLine(80)),
  /** Whether it was the first order of who placed it: customers without an account are known by their names. */
  customer: z.optional(z.enum(orderCustomers)),
  /** Something of this category was sold in it, as what is in the shop stands in it now: what was cancelled sold nothing. */
  sold: z.optional(ProductCategory),
};

const orderOrder = {
  sort: z._default(listParameters.sort, 'desc'),
  sortColumn: z._default(z.enum(orderSortColumns), 'id'),
};

export const OrderListQuery = z.object({
  ...orderFilters,
  all: z._default(flagParameter(), false),
  ...orderOrder,
  page: listParameters.page,
  perPage: listParameters.perPage,
});
export type OrderListQuery = z.infer<typeof OrderListQuery>;

export const PlaceOrder = z.object({
  idempotencyKey: requiredText(100),
  address: WrittenAddress,
  paymentMethod: PaymentMethod,
  /** The one that is kept with the cart, or the first that is offered, unless another is given. */
  deliveryMethodId: z.optional(id()),
  /** What one was shown: nothing is ordered at another total. */
  expectedTotalCents: z.optional(z.int().check(z.gte(0))),
});
export type PlaceOrder = z.infer<typeof PlaceOrder>;

const orderId = { parameters: z.object({ id: idParameter() }) };

export const placeOrder = route({
  name: 'placeOrder',
  method: 'POST',
  path: '/api/v1/orders',
  summary:
    "Order what is in one's cart, all of it or nothing, and empty the cart. The same idempotency key answers the same order and never makes a second.",
  access: { action: 'create', subject: 'Order' },
  body: PlaceOrder,
  status: 201,
  response: z.object({ order: OrderWithLines }),
});

export const listPaymentMethods = route({
  name: 'listPaymentMethods',
  method: 'GET',
  path: '/api/v1/payment-methods',
  summary:
    'The ways to pay. A card that the provider keeps is told by its label alone; a test provider moves no money.',
  access: { action: 'create', subject: 'Order' },
  status: 200,
  response: z.object({ methods: z.array(PaymentMethod), savedCard: z.nullable(z.string()), isTest: z.boolean() }),
});

export const listOrders = route({
  name: 'listOrders',
  method: 'GET',
  path: '/api/v1/orders',
  summary:
    "A page of one's own orders, the latest first; with `all`, of everybody's for those who change orders or read invoices. `q` searches number, customer, what the account that ordered is called, the products and the tracking number; the e-mail address of an account finds its orders.",
  access: { action: 'read', subject: 'Order' },
  query: OrderListQuery,
  status: 200,
  response: z.object({ orders: z.array(Order), total: z.int() }),
});

export const getOrder = route({
  name: 'getOrder',
  method: 'GET',
  path: '/api/v1/orders/{id}',
  summary: "One of one's own orders with its lines; any order for those who change orders or read invoices.",
  access: { action: 'read', subject: 'Order' },
  ...orderId,
  status: 200,
  response: z.object({ order: OrderWithLines }),
});

export const getOrderInvoicePdf = route({
  name: 'getOrderInvoicePdf',
  method: 'GET',
  path: '/api/v1/orders/{id}/invoice/pdf',
  summary:
    "The invoice of one of one's own orders as a PDF, once it was issued; of any order for those who read invoices.",
  access: { action: 'read', subject: 'Order' },
  ...orderId,
  query: z.object({ language: z.optional(wordOf(documentLanguages)) }),
  status: 200,
  response: { media: 'application/pdf' },
});

export const setOrderStatus = route({
  name: 'setOrderStatus',
  method: 'PUT',
  path: '/api/v1/orders/{id}/status',
  summary:
    'Finish or reject an order that is pending, whatever steps are left. What a rejected one took goes back into stock. `changeId` is null when that is its status already.',
  access: { action: 'update', subject: 'Order' },
  ...orderId,
  body: z.object({ status: z.enum(['finished', 'rejected']) }),
  status: 200,
  response: z.object({ order: OrderWithLines, changeId: z.nullable(id()) }),
});

export const orderColumns = [
  'id',
  'placedAt',
  'customerName',
  'state',
  'refundState',
  'pieces',
  'total',
  'refunded',
  'deliveryMethod',
  'paymentMethod',
  'carrier',
  'trackingNumber',
  'trackingUrl',
] as const;
export type OrderColumn = (typeof orderColumns)[number];

export const exportOrders = route({
  name: 'exportOrders',
  method: 'GET',
  path: '/api/v1/orders/export',
  summary:
    "Everybody's orders, filtered and sorted, as CSV or as an Excel workbook, streamed. `columns` chooses columns and their order, `headings` what they are called, `cellWords` how values read.",
  access: { action: 'manage', subject: 'Order' },
  query: z.object({
    format: tableFormat(),
    ...orderFilters,
    ...orderOrder,
    columns: z.optional(anyOfParameter(z.enum(orderColumns))),
    ...tableWording,
  }),
  status: 200,
  response: { media: 'text/csv', alsoMedia: [workbookMedia] },
});
