import { expect, test } from './journey.ts';

test('a first visit is in the language of the browser, before and after scripts load', async ({ open, visit }) => {
  const before = await open({ locale: 'hi-IN', javaScriptEnabled: false });
  await before.goto('/login');
  await expect(before.getByRole('heading', { level: 1, name: 'साइन इन करें' })).toBeVisible();

  const page = await visit('/login', { locale: 'hi-IN' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.getByRole('button', { name: 'पासवर्ड दिखाएँ' })).toBeVisible();
  await page.getByRole('textbox', { name: 'ईमेल' }).fill('nobody@campus.example');
  await page.getByLabel('पासवर्ड', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'लॉगिन', exact: true }).click();
  await expect(page.getByText('लॉगिन नहीं हो सका। कृपया अपना ईमेल और पासवर्ड जाँचें।')).toBeVisible();
});

test('choosing Hindi takes effect at once and on later visits', async ({ signIn, open }) => {
  const page = await signIn('president', '/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to the Home Section' })).toBeVisible();
  await page.locator('header [aria-haspopup="menu"]').click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'हिन्दी' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'सेटिंग्स' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'होम अनुभाग में आपका स्वागत है' })).toBeVisible();

  const again = await open({ storageState: await page.context().storageState(), javaScriptEnabled: false });
  await again.goto('/events');
  await expect(again.getByRole('link', { name: 'कार्यक्रम', exact: true }).first()).toBeVisible();

  await page.goto('/events');
  await expect(page.locator('#root[data-hydrated]')).toBeVisible();
  await expect(page.getByText('में से', { exact: false }).first()).toBeVisible();
});
