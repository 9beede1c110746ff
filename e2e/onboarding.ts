import type { Page } from '@playwright/test';

/** Fills in the onboarding form that is on the page, and sends it. */
export async function completeAccount(page: Page, id: string): Promise<void> {
  await page.getByLabel('ID Number').fill(id);
  await page.getByLabel('Mobile number').fill('9876543210');
  await page.getByLabel('Admission year').fill('2024');
  await page.getByLabel('Program').fill('B.Tech');
  await page.getByLabel('Discipline').fill('Marine Engineering');
  await page.getByRole('button', { name: 'Submit' }).click();
}
