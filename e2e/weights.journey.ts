import { expect, test } from './journey.ts';

/** The maximum share of bold characters on a page; emphasis everywhere would emphasize nothing. */
const MAX_BOLD_SHARE = 0.2;

const PAGES = {
  student: ['/dashboard', '/home', '/events', '/skills', '/view-achievements', '/viewfeedback'],
  robotics: ['/club-dashboard', '/dashboard/events', '/dashboard/endorsement'],
  scitech: ['/gensec-endorse'],
  president: ['/president-dashboard', '/cosa', '/inbox'],
} as const;

/**
 * Runs in the page: the share of visible characters with a weight above 500. A font with only 400 and 700 uses the lighter one up to 500,
 * and the heavier one above it (CSS Fonts 4, font style matching), so this holds for every font.
 */
function boldShare(): number {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let [bold, all] = [0, 0];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: element, textContent } = node;
    const characters = textContent?.replaceAll(/\s+/g, '').length ?? 0;
    if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || characters === 0) continue;
    if (element.closest('script, style, noscript') || element.getBoundingClientRect().width <= 1) continue;
    all += characters;
    if (Number(getComputedStyle(element).fontWeight) > 500) bold += characters;
  }
  return bold / all;
}

test('no page shows more than a fifth of its characters in bold', async ({ signIn, visit }) => {
  const login = await visit('/login');
  expect.soft(await login.evaluate(boldShare), '/login').toBeLessThanOrEqual(MAX_BOLD_SHARE);
  for (const [mailbox, paths] of Object.entries(PAGES)) {
    const page = await signIn(mailbox);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('main')).toBeVisible();
      await page.waitForLoadState('networkidle');
      const share = await page.evaluate(boldShare);
      expect.soft(share, `${path} as ${mailbox}`).toBeLessThanOrEqual(MAX_BOLD_SHARE);
    }
  }
});
