/** One that one has to answer first. A panel that is on its way out asks for nothing any more. */
const openDialog = '[role="dialog"][aria-modal="true"]:not([data-leaving])';

/** Whether one has to answer a dialog before the page hears of keys again. */
export function isDialogOpen(): boolean {
  return document.querySelector(openDialog) !== null;
}

/** Whether no dialog stands over this part of the page, or over the dialog that it is. */
export function isInFront(part: Element): boolean {
  const front = [...document.querySelectorAll(openDialog)].at(-1);
  return front ? part.contains(front) : part.matches('main');
}
