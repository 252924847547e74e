/** What cards are made of. */
export interface FiguresSchema {
  dailyFigures: FigureRow;
  accountDays: { day: string; accountId: number };
  productDays: ProductDayRow;
}

export interface FigureRow {
  measure: string;
  /** A day: YYYY-MM-DD, in UTC. */
  day: string;
  amount: number;
}

/** What was sold of a product on a day; `productId` is 0 when nobody knows any more which one it was. */
export interface ProductDayRow {
  day: string;
  productId: number;
  pieces: number;
  revenueCents: number;
}
