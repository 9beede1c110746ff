import { expect, type within } from 'storybook/test';

/** A student's home with its figures: what ends before they are asked for leaves a call behind that the next story does not know. */
export async function expectHome(canvas: ReturnType<typeof within>): Promise<void> {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome to the Home Section' })).toBeVisible();
  await expect(await canvas.findByRole('heading', { name: 'What you do' })).toBeVisible();
}
