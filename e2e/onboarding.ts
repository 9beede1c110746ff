import { expect, type Page } from '@playwright/test';
import { PASSWORD } from './people.ts';

/** Fills in the registration form on the page. */
export async function fillRegistration(page: Page, somebody: { name: string; email: string; id: string }): Promise<void> {
  await page.getByLabel('Name').fill(somebody.name);
  await page.getByLabel('ID', { exact: true }).fill(somebody.id);
  await page.getByLabel('Email').fill(somebody.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
}

/** Fills in the onboarding form on the page and submits it. */
export async function completeAccount(page: Page, id: string): Promise<void> {
  await expect(page).toHaveURL(/\/onboarding$/);
  await page.getByLabel('ID Number').fill(id);
  await page.getByLabel('Mobile number').fill('9876543210');
  await page.getByLabel('Admission year').fill('2024');
  await page.getByLabel('Program').fill('B.Tech');
  await page.getByLabel('Discipline').fill('Marine Engineering');
  await page.getByRole('button', { name: 'Submit' }).click();
}
