import { useTranslation } from 'react-i18next';
import { ScrollRegion } from '../scroll-region.tsx';
import type { ChartData } from './chart.types.ts';
import classes from './chart-table.module.css';

/** The numbers of a chart, as a table that scrolls within the chart's place. */
export function ChartTable({ points, series, format, message }: ChartData & { message: string }) {
  const { t } = useTranslation();
  return (
    <ScrollRegion className={classes.scroll} label={t('charts.table')}>
      <table className={classes.table}>
        <caption className={classes.caption}>{message}</caption>
        <thead>
          <tr>
            <td />
            {series.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map(({ name }, index) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {series.map(({ id, values }) => (
                <td key={id}>{format(values[index] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
