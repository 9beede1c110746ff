import { EXPECTED_FAILURE, expect, test } from './journey.ts';

/** The maximum share of bold characters on a page; emphasis everywhere would emphasize nothing. */
const MAX_BOLD_SHARE = 0.2;

const PAGES = {
  student: ['/dashboard', '/home', '/events', '/skills', '/view-achievements', '/viewfeedback'],
  robotics: ['/club-dashboard', '/dashboard/events', '/dashboard/endorsement'],
  scitech: ['/gensec-endorse'],
  president: ['/president-dashboard', '/cosa', '/inbox'],
} as const;

/** Pages with one message, of whose few characters the title alone is a large share. */
const SHORT_PAGES = ['/unauthorised', '/record/nothing', '/e/nothing'] as const;

/**
 * Runs in the page: the visible texts with a weight above 500, and their share of all characters. A font with only 400 and 700 uses the
 * lighter one up to 500, and the heavier one above it (CSS Fonts 4, font style matching), so this holds for every font.
 */
function weighTexts(): { bold: string[]; share: number } {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const bold: string[] = [];
  const count = { bold: 0, all: 0 };
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: element, textContent } = node;
    const characters = textContent?.replaceAll(/\s+/g, '').length ?? 0;
    if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || characters === 0) continue;
    if (element.closest('script, style, noscript') || element.getBoundingClientRect().width <= 1) continue;
    count.all += characters;
    if (Number(getComputedStyle(element).fontWeight) <= 500) continue;
    count.bold += characters;
    bold.push(textContent ?? '');
  }
  return { bold, share: count.bold / count.all };
}

test('no page shows more than a fifth of its characters in bold', async ({ signIn, visit }) => {
  const login = await visit('/login');
  expect.soft((await login.evaluate(weighTexts)).share, '/login').toBeLessThanOrEqual(MAX_BOLD_SHARE);
  for (const [mailbox, paths] of Object.entries(PAGES)) {
    const page = await signIn(mailbox);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('main')).toBeVisible();
      await page.waitForLoadState('networkidle');
      const { share } = await page.evaluate(weighTexts);
      expect.soft(share, `${path} as ${mailbox}`).toBeLessThanOrEqual(MAX_BOLD_SHARE);
    }
  }
});

test.describe('a page with one message', () => {
  // Browsers log the missing record and page.
  test.use({ expectedErrors: EXPECTED_FAILURE });

  test('has only its title and initials in bold', async ({ signIn, visit }) => {
    for (const page of [await visit('/login'), await signIn('student')]) {
      for (const path of SHORT_PAGES) {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        const { bold } = await page.evaluate(weighTexts);
        const words = bold.filter((text) => !/^[A-Z]{2}$/.test(text));
        expect.soft(words, path).toEqual([await page.getByRole('heading', { level: 1 }).textContent()]);
      }
    }
  });
});
