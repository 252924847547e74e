import type { CouponUnit } from '@atrium/contract/coupons';
import type { DeliveryAddress, OrderStatus, PaymentMethod, PaymentState } from '@atrium/contract/orders';
import type { ColorOption, ProductCategory } from '@atrium/contract/products';

/** The tables of the shop, and the figures that its cards are made of. */
export interface ShopSchema {
  products: ProductRow;
  cartItems: CartItemRow;
  wishlistItems: WishlistItemRow;
  orders: OrderRow;
  orderLines: OrderLineRow;
  addresses: AddressRow;
  coupons: CouponRow;
  cartCoupons: CartCouponRow;
}

export interface ProductRow {
  id: number;
  name: string;
  nameKey: string;
  slug: string;
  description: string;
  brand: string;
  category: ProductCategory;
  priceCents: number;
  priceKey: string;
  costCents: number;
  image: string;
  hasFreeShipping: number;
  rating: number;
  ratingKey: string;
  discountPercentage: number;
  offers: number;
  shippingDays: number;
  stock: number;
  createdAt: string;
  facet: string;
  search: string;
  place: number;
}

export interface WishlistItemRow {
  id: number;
  accountId: number;
  productId: number;
}

export interface CartItemRow extends WishlistItemRow {
  quantity: number;
  color: ColorOption;
}

export interface OrderRow {
  id: number;
  accountId: number | null;
  idempotencyKey: string;
  status: OrderStatus;
  placedAt: string;
  customerName: string;
  pieces: number;
  subtotalCents: number;
  discountCents: number;
  couponCode: string | null;
  /** Part of `discountCents`. */
  couponCents: number;
  shippingCents: number;
  taxCents: number;
  totalCents: number;
  totalKey: string;
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
  uses: number;
  createdAt: string;
}

export interface CartCouponRow {
  id: number;
  accountId: number;
  code: string;
  codeKey: string;
}
