import './chart-tones.css';
import { IconChartBar, IconTable } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './chart-frame.module.css';

interface ChartFrameProps {
  /** What the chart says, in a sentence. */
  message: string;
  /** In pixels: the same before the data is here, and as a table. */
  height: number;
  legend?: ReactNode;
  table: ReactNode;
  children: ReactNode;
}

/** A chart with its message for those who do not see it, and its numbers as a table for everybody. */
export function ChartFrame({ message, height, legend, table, children }: ChartFrameProps) {
  const { t } = useTranslation();
  const [isTable, setIsTable] = useState(false);
  const caption = useId();
  const name = t(isTable ? 'charts.showChart' : 'charts.showTable');
  const Icon = isTable ? IconChartBar : IconTable;
  return (
    <figure className={classes.frame} aria-labelledby={caption}>
      <figcaption id={caption} className={classes.message}>
        {message}
      </figcaption>
      <div className={classes.bar}>
        <div className={classes.legend}>{!isTable && legend}</div>
        <button
          type="button"
          className={classes.toggle}
          aria-label={name}
          title={name}
          onClick={() => setIsTable(!isTable)}
        >
          <Icon size={16} stroke={1.5} aria-hidden />
        </button>
      </div>
      <div style={{ blockSize: `${height}px` }} className={classes.body}>
        {isTable ? table : children}
      </div>
    </figure>
  );
}
