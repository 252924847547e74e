export type ChartTone = '1' | '2' | '3' | '4' | '5' | '6' | 'good' | 'bad' | 'before';

/** What a chart shows along its way, one number for each of its points. */
export interface ChartSeries {
  id: string;
  name: string;
  values: readonly number[];
  tone: ChartTone;
  /** An area is a line with what is below it; bars of one chart stand on each other. */
  mark: 'area' | 'line' | 'bar';
}

export interface ChartPoint {
  /** Its full name, such as the day: "February 3". */
  name: string;
  /** What stands below it; shorter, or nothing where there is no room. */
  tick?: string | undefined;
  /** Stands out among bars. */
  isMarked?: boolean;
}

export interface ChartData {
  points: readonly ChartPoint[];
  series: readonly ChartSeries[];
  format: (value: number) => string;
}

export function toneOf(tone: ChartTone): string {
  return `var(--chart-${tone})`;
}
