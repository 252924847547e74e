import type { ComponentPropsWithRef, CSSProperties } from 'react';

interface PartProps extends ComponentPropsWithRef<'div'> {
  /** Variables that a part gives to its own style. */
  style?: CSSProperties & Record<`--${string}`, number>;
}

const roles = {
  grid: { role: 'grid' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'gridcell' },
} as const;

/*
 * The parts of a view, as what they are to a screen reader: a view is laid out in ways in which browsers take nothing for a table.
 */

export function Grid(props: PartProps) {
  return <div {...roles.grid} {...props} />;
}

export function GridRow(props: PartProps) {
  return <div {...roles.row} {...props} />;
}

export function GridHead(props: PartProps) {
  return <div {...roles.head} {...props} />;
}

export function GridRowHead(props: PartProps) {
  return <div {...roles.rowHead} {...props} />;
}

export function GridCell(props: PartProps) {
  return <div {...roles.cell} {...props} />;
}
