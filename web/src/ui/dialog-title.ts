/**
 * The title of a dialog, which is its name from the first frame on: Mantine refers to the title one rendering later. Its head is not the
 * banner of the page, which a `header` outside of `main` would be.
 */
export function dialogTitle(title: string, content: Readonly<Record<string, string>> = {}) {
  return {
    title,
    styles: longTitle,
    attributes: { header: { role: 'presentation' }, content: { 'aria-label': title, ...content } },
  };
}

/** However long a name in it is, the button beside it stays in sight. */
const longTitle = { title: { minWidth: 0, overflowWrap: 'anywhere' } } as const;

/** While it slides out, it is no dialog any more to whoever listens for keys. */
export const leaving = { 'data-leaving': '' } as const;
