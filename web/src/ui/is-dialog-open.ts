/** Whether one has to answer a dialog before the page hears of keys again. A panel that is on its way out asks for nothing any more. */
export function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"][aria-modal="true"]:not([data-leaving])') !== null;
}
