/** What cards are made of. */
export interface FiguresSchema {
  dailyFigures: FigureRow;
  accountDays: { day: string; accountId: number };
}

export interface FigureRow {
  measure: string;
  /** A day: YYYY-MM-DD, in UTC. */
  day: string;
  amount: number;
}
