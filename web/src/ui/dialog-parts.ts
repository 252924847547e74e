/** The head of a dialog is not the banner of the page, which a `header` outside of `main` would be. */
export const dialogParts = { header: { role: 'presentation' } } as const;
