import { expect, type within } from 'storybook/test';

/**
 * Waits for a student's home with its figures. A story that ends before they are requested would leave a request that the next story does
 * not mock.
 */
export async function expectHome(canvas: ReturnType<typeof within>): Promise<void> {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome to the Home Section' })).toBeVisible();
  await expect(await canvas.findByRole('heading', { name: 'What you do' })).toBeVisible();
}
