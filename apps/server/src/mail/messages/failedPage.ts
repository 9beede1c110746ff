/** Texts of the page that a browser gets when a page cannot be served. */
export const FAILED_PAGE_TEXTS = { title: 'This page cannot be shown just now', again: 'Open it again' } as const;
