import type { Locator, Page } from '@playwright/test';

/** A browser reports every failure that these journeys provoke. */
export const PROVOKED_FAILURE = /^Failed to load resource: /;

/** What is read out with exactly these words, maybe among others. */
export function alertOf(page: Page, text: string): Locator {
  const alert = page.getByRole('alert');
  const words = page.getByText(text, { exact: true });
  return alert
    .and(words)
    .or(alert.filter({ has: words }))
    .first();
}
