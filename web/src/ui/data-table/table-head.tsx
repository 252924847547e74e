import { type RowData, Subscribe } from '@tanstack/react-table';
import { useTranslation } from 'react-i18next';
import { dropEdge, useDragOrder } from '../use-drag-order.ts';
import { type ColumnLayout, withMoved } from './column-layout.ts';
import type { DataColumn } from './data-table.types.ts';
import { roles } from './grid-roles.ts';
import { type ChangeLayout, HeaderCell, type Sorting } from './header-cell.tsx';
import { SelectAllBox } from './select-box.tsx';
import classes from './table.module.css';
import { expandColumn, type Model, type ModelColumn, placeOf, selectColumn } from './table-model.ts';
import type { RowSelection } from './use-row-selection.ts';

interface TableHeadProps<Row extends RowData> {
  model: Model<Row>;
  columns: readonly ModelColumn<Row>[];
  definitions: readonly DataColumn<Row>[];
  sorting: Sorting;
  layout: ColumnLayout;
  changeLayout: ChangeLayout;
  rowCount: number;
  selection: RowSelection;
}

export function TableHead<Row extends RowData>(props: TableHeadProps<Row>) {
  const { columns, definitions, changeLayout } = props;
  const order = useDragOrder((id, targetId) => changeLayout((layout) => withMoved(layout, id, targetId)));
  const ids = columns.map(({ id }) => id);
  return (
    <thead {...roles.group} className={classes.headGroup}>
      <tr {...roles.row} aria-rowindex={1} data-drag-group>
        {columns.map((column) =>
          definitions.some(({ id }) => id === column.id) ? (
            <HeaderCell
              key={column.id}
              {...props}
              column={column}
              isHideable={definitions.find(({ id }) => id === column.id)?.isHideable !== false}
              drop={dropEdge(ids, order.drag, column.id)}
              isDragged={order.drag?.id === column.id}
              onDragStart={order.start}
              endedDrag={order.endedDrag}
            />
          ) : (
            <ControlHead key={column.id} {...props} column={column} />
          ),
        )}
      </tr>
    </thead>
  );
}

/** The head of the checkboxes and of the menus. */
function ControlHead<Row extends RowData>(props: TableHeadProps<Row> & { column: ModelColumn<Row> }) {
  const { t } = useTranslation();
  const { column, model, rowCount, selection } = props;
  return (
    <th
      {...roles.head}
      scope="col"
      className={classes.head}
      data-column={column.id}
      data-pin={column.getIsPinned() || undefined}
      style={placeOf(column)}
    >
      {column.id === selectColumn ? (
        <Subscribe source={model.atoms.rowSelection} selector={(selected) => Object.keys(selected).length}>
          {(selected: number) => (
            <SelectAllBox
              selected={selection.isAll ? rowCount - selected : selected}
              total={rowCount}
              onChange={(isSelected) => (isSelected ? selection.selectAll() : selection.clear())}
            />
          )}
        </Subscribe>
      ) : (
        <span className={classes.hidden}>{t(column.id === expandColumn ? 'table.more' : 'table.actions')}</span>
      )}
    </th>
  );
}
