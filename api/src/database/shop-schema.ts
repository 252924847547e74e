import type { CouponUnit } from '@atrium/contract/coupons';
import type { Tracking } from '@atrium/contract/order-tracking';
import type { DeliveryAddress, OrderState, OrderStatus, PaymentMethod, PaymentState } from '@atrium/contract/orders';
import type { ColorOption, ProductCategory, ProductColor, ProductPicture } from '@atrium/contract/products';

/** The tables of the shop, and the figures that its cards are made of. */
export interface ShopSchema {
  products: ProductRow;
  productColors: ProductColorRow;
  productPictures: ProductPictureRow;
  productCategories: ProductCategoryRow;
  movedProducts: { categoryId: number; productId: number };
  cartItems: CartItemRow;
  wishlistItems: WishlistItemRow;
  orders: OrderRow;
  orderLines: OrderLineRow;
  addresses: AddressRow;
  coupons: CouponRow;
  cartCoupons: CartCouponRow;
  cartDeliveries: CartDeliveryRow;
  paymentReleases: PaymentReleaseRow;
  refunds: RefundRow;
  refundLines: RefundLineRow;
  orderNotes: OrderNoteRow;
  shopSettings: ShopSettingsRow;
  deliveryMethods: DeliveryMethodRow;
  orderInvoices: { orderId: number; invoiceId: number };
}

export interface ProductRow {
  id: number;
  name: string;
  nameKey: string;
  slug: string;
  description: string;
  brand: string;
  brandKey: string;
  category: ProductCategory;
  categoryKey: string;
  priceCents: number;
  priceKey: string;
  costCents: number;
  /** The first of its pictures. */
  image: string;
  hasFreeShipping: number;
  rating: number;
  ratingKey: string;
  discountPercentage: number;
  offers: number;
  shippingDays: number;
  stock: number;
  stockKey: string;
  createdAt: string;
  facet: string;
  search: string;
  place: number;
}

/** Of a product that keeps its stock by colour: its stock is their sum. */
interface ProductColorRow extends ProductColor {
  productId: number;
}

interface ProductPictureRow extends ProductPicture {
  productId: number;
  position: number;
}

export interface ShopSettingsRow {
  id: number;
  taxBasisPoints: number;
  isDeliveryTaxed: number;
}

export interface DeliveryMethodRow {
  id: number;
  name: string;
  priceCents: number;
  freeFromCents: number | null;
  leastDays: number | null;
  mostDays: number | null;
  isActive: number;
  positionKey: string;
}

export interface ProductCategoryRow {
  id: number;
  slug: ProductCategory;
  /** Empty while the interface has a word for the slug. */
  name: string;
  positionKey: string;
  /** Where its products were while it was deleted. */
  movedTo: ProductCategory | null;
}

export interface WishlistItemRow {
  id: number;
  accountId: number;
  productId: number;
  /** Null where none was chosen. */
  color: ColorOption | null;
}

export interface CartItemRow extends WishlistItemRow {
  quantity: number;
  color: ColorOption;
}

export interface OrderRow extends Tracking {
  id: number;
  accountId: number | null;
  idempotencyKey: string;
  status: OrderStatus;
  state: OrderState;
  placedAt: string;
  paidAt: string | null;
  shippedAt: string | null;
  deliveredAt: string | null;
  cancelledAt: string | null;
  customerName: string;
  customerKey: string;
  /** What the account that ordered is called, and the names of what was ordered, to be found by. */
  buyer: string;
  goods: string;
  pieces: number;
  subtotalCents: number;
  discountCents: number;
  couponId: number | null;
  /** What the coupon was called then. */
  couponCode: string | null;
  /** A use more or less of the coupon that it came to while that was deleted: it is counted when the coupon is restored. */
  waitingUses?: number;
  /** Part of `discountCents`. */
  couponCents: number;
  /** Which way of delivery it was, and what that was called; it may be gone. */
  deliveryMethodId: number | null;
  deliveryMethod: string;
  deliveryLeastDays: number | null;
  deliveryMostDays: number | null;
  shippingCents: number;
  taxBasisPoints: number;
  isDeliveryTaxed: number;
  taxCents: number;
  totalCents: number;
  totalKey: string;
  /** What was given back. */
  refundedCents: number;
  costCents: number;
  /** JSON. */
  address: string;
  paymentMethod: PaymentMethod;
  paymentProvider: string;
  paymentReference: string;
  paymentState: PaymentState;
  facet: string;
  search: string;
  place: number;
}

export interface OrderLineRow {
  orderId: number;
  position: number;
  productId: number | null;
  name: string;
  priceCents: number;
  discountPercentage: number;
  hasFreeShipping: number;
  quantity: number;
  costCents: number;
  color: ColorOption | null;
  /** What `productId` was before the product was deleted. */
  formerProductId?: number | null;
  /** How many pieces came back, below zero went out again, while the product was deleted: they are in stock when it is restored. */
  waitingPieces?: number;
}

export interface AddressRow extends DeliveryAddress {
  id: number;
  accountId: number;
}

export interface CouponRow {
  id: number;
  code: string;
  codeKey: string;
  unit: CouponUnit;
  /** Per cent, or cents. */
  value: number;
  minimumCents: number;
  validFrom: string;
  validUntil: string;
  limitOfUses: number | null;
  limitPerCustomer: number | null;
  /** Their slugs, as JSON; none is for all goods. */
  categories: string;
  uses: number;
  createdAt: string;
}

export interface CartCouponRow {
  id: number;
  accountId: number;
  code: string;
  codeKey: string;
}

export interface CartDeliveryRow {
  id: number;
  accountId: number;
  deliveryMethodId: number;
}

/** What was authorised with a key and let go of, the last time; pending until the provider has done so. */
export interface PaymentReleaseRow {
  paymentKey: string;
  reference: string;
  times: number;
  isPending: number;
}

export interface RefundRow {
  id: number;
  orderId: number;
  amountCents: number;
  reason: string;
  refundedAt: string;
}

export interface OrderNoteRow {
  id: number;
  orderId: number;
  /** Who wrote it; null when the account is gone. */
  accountId: number | null;
  text: string;
  createdAt: string;
  editedAt: string | null;
}

interface RefundLineRow {
  refundId: number;
  position: number;
  quantity: number;
}
