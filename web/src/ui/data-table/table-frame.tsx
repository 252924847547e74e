import type { RowData } from '@tanstack/react-table';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { roles } from './grid-roles.ts';
import type { Density } from './list-search.ts';
import classes from './table.module.css';
import { columnVariables, type ModelColumn } from './table-model.ts';
import progress from './table-progress.module.css';

interface TableFrameProps<Row extends RowData> {
  label: string;
  columns: readonly ModelColumn<Row>[];
  widths: Readonly<Record<string, number>>;
  density: Density;
  rowCount: number;
  isSelectable: boolean;
  isFetching: boolean;
  isPrevious: boolean;
  /** Given where the rows scroll within the frame, below the heads. */
  viewport?: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/** The table itself: it scrolls sideways in its own frame and knows how wide its columns are. */
export function TableFrame<Row extends RowData>(props: TableFrameProps<Row>) {
  const { t } = useTranslation();
  const ownFrame = useRef<HTMLDivElement>(null);
  const frame = props.viewport ?? ownFrame;
  const table = useRef<HTMLTableElement>(null);
  useColumnVariables(table, columnVariables(props.columns, props.widths));
  useScrollMarks(frame);
  return (
    <div ref={frame} className={classes.frame} data-tall={props.viewport !== undefined || undefined}>
      <div className={progress.progress} data-visible={props.isFetching || undefined} />
      <table
        ref={table}
        {...roles.grid}
        {...(props.isSelectable && roles.selectable)}
        className={classes.table}
        aria-label={props.label}
        aria-rowcount={props.rowCount + 1}
        aria-busy={props.isFetching}
        data-density={props.density}
        data-previous={props.isPrevious || undefined}
      >
        <caption className={classes.hidden}>{t('table.keysHint')}</caption>
        <colgroup className={classes.columns}>
          {props.columns.map(({ id }) => (
            <col key={id} style={{ width: `var(--width-${id})` }} />
          ))}
        </colgroup>
        {props.children}
      </table>
    </div>
  );
}

function useColumnVariables(table: RefObject<HTMLElement | null>, variables: Readonly<Record<string, string>>): void {
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(variables)) table.current?.style.setProperty(name, value);
  });
}

/** Marks the frame where columns have slid under pinned ones. */
function useScrollMarks(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const mark = () => {
      const scrolled = Math.abs(element.scrollLeft);
      const room = element.scrollWidth - element.clientWidth;
      element.toggleAttribute('data-scrolled-start', scrolled > 1);
      element.toggleAttribute('data-scrolled-end', scrolled < room - 1);
    };
    const observer = new ResizeObserver(mark);
    observer.observe(element);
    element.addEventListener('scroll', mark, { passive: true });
    mark();
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', mark);
    };
  }, [frame]);
}
