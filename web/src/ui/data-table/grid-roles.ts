/**
 * What the parts of the table are to a screen reader. Each says it for itself: where rows are laid out as cards, browsers
 * do not take the elements for a table any more.
 */
export const roles = {
  grid: { role: 'grid' },
  selectable: { 'aria-multiselectable': true },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'gridcell' },
} as const;
