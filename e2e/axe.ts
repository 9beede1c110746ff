import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const LIGHT = { colorScheme: 'light', contrast: 'no-preference' } as const;

/** System preferences of users. Not forced colors, in which axe would read the page's own colors. */
const APPEARANCES = {
  light: LIGHT,
  dark: { ...LIGHT, colorScheme: 'dark' },
  'high contrast': { ...LIGHT, contrast: 'more' },
} as const;

/** The rules whose results depend on the appearance. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Runs axe on the current page, or on a part of it, in every appearance, and expects no violations. */
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
