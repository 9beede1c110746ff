import type { Locator, Page } from '@playwright/test';

/** An alert with exactly this text, possibly among other text. */
export function alertOf(page: Page, text: string): Locator {
  const alert = page.getByRole('alert');
  const words = page.getByText(text, { exact: true });
  return alert
    .and(words)
    .or(alert.filter({ has: words }))
    .first();
}
