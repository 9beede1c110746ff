import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const LIGHT = { colorScheme: 'light', contrast: 'no-preference' } as const;

/** What a person may have asked the system for. Not forced colors: those are the system's, and axe would read the page's own. */
const APPEARANCES = {
  light: LIGHT,
  dark: { ...LIGHT, colorScheme: 'dark' },
  'high contrast': { ...LIGHT, contrast: 'more' },
} as const;

/** All that an appearance changes; the other rules find the same in each. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Lets axe look at the page as it is, or at one part of it, in every appearance, and expects that it finds nothing. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  for (const [name, appearance] of Object.entries(APPEARANCES)) {
    await page.emulateMedia(appearance);
    const axe = new AxeBuilder({ page });
    if (part) axe.include(part);
    if (appearance !== LIGHT) axe.withRules(COLOR_RULES);
    const { violations } = await axe.analyze();
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`));
    expect.soft(found, `${new URL(page.url()).pathname}, ${name}`).toEqual([]);
  }
  await page.emulateMedia(LIGHT);
}
