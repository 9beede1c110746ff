import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const NONE = { colorScheme: 'light', contrast: 'no-preference', forcedColors: 'none' } as const;

/** What a person may have asked the system for. */
const APPEARANCES = {
  light: NONE,
  dark: { ...NONE, colorScheme: 'dark' },
  'high contrast': { ...NONE, contrast: 'more' },
  'forced colours': { ...NONE, forcedColors: 'active' },
} as const;

/** Lets axe look at the page as it is, in every appearance, and expects that it finds nothing. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const [name, appearance] of Object.entries(APPEARANCES)) {
    await page.emulateMedia(appearance);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`));
    expect.soft(found, `${new URL(page.url()).pathname}, ${name}`).toEqual([]);
  }
  await page.emulateMedia(NONE);
}
