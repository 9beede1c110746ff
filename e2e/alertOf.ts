import type { Locator, Page } from '@playwright/test';

/** What is read out with exactly these words, maybe among others. */
export function alertOf(page: Page, text: string): Locator {
  const alert = page.getByRole('alert');
  const words = page.getByText(text, { exact: true });
  return alert
    .and(words)
    .or(alert.filter({ has: words }))
    .first();
}
