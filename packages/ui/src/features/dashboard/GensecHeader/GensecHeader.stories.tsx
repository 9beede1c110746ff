import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { performTables } from '../../../testing/performTables.ts';
import { guide } from './GensecHeader.guide.tsx';
import { GensecHeader } from './GensecHeader.tsx';

const performGuide = performTables(guide);

const meta = {
  title: 'Features/Dashboard/GensecHeader',
  component: GensecHeader,
  parameters: { frame: 'bar', layout: 'fullscreen' },
  args: { portalTitle: 'Quad', name: 'Neha Krishnan' },
} satisfies Meta<typeof GensecHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await performGuide(context);
    await expect(canvas.getByText('NK')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Logout' })).toHaveAttribute('href', '/logout');
    await step('what does nothing says so', async () => {
      const bell = canvas.getByRole('button', { name: 'Notifications' });
      await expect(bell).toHaveAttribute('aria-disabled', 'true');
      await expect(canvas.getByRole('button', { name: 'Settings' })).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(bell);
      await expect(bell).toHaveAccessibleDescription('Coming soon');
      const field = canvas.getByRole('searchbox', { name: 'Search' });
      await userEvent.type(field, 'robots');
      await expect(field).toHaveValue('');
    });
  },
};
