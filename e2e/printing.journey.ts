import { expect, test } from './journey.ts';

const BLACK_ON_WHITE = { text: 'rgb(0, 0, 0)', ground: 'rgb(255, 255, 255)' };

for (const theme of ['light', 'dark', 'high-contrast']) {
  test(`the own positions alone are printed, black on white, out of the ${theme} theme`, async ({ signIn }) => {
    const page = await signIn('student', '/manage-position');
    const list = page.getByRole('list', { name: 'Your PORs' });
    await expect(list).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your PORs');
    const { personal_info } = await (await page.request.get('/auth/fetchAuth')).json();
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
    await page.emulateMedia({ media: 'print' });

    await expect(list).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(personal_info.name);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('link')).toHaveCount(0);

    const colors = await list.evaluate((element) => {
      const texts = [...element.querySelectorAll('*')].map((part) => getComputedStyle(part).color);
      return { text: [...new Set(texts)].join(), ground: getComputedStyle(document.documentElement).backgroundColor };
    });
    expect(colors).toEqual(BLACK_ON_WHITE);
    const breaks = list.locator(':scope > li').evaluateAll((items) => items.map((item) => getComputedStyle(item).breakInside));
    expect(new Set(await breaks)).toEqual(new Set(['avoid']));
    const sheet = await page.pdf({ format: 'A4' });
    expect(sheet.toString('latin1'), 'One sheet, and no empty one behind it').toMatch(/\/Type \/Pages\s+\/Count 1\b/);
  });
}
