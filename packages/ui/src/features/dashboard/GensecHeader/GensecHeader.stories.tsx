import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hasAttribute, sees, sequence } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { GensecHeader } from './GensecHeader.tsx';

const BELL = { role: 'button', name: 'Notifications' } as const;
const SETTINGS = { role: 'button', name: 'Settings' } as const;

const tables = {
  keyboard: [
    {
      keys: '{Enter}',
      on: BELL,
      does: 'Nothing; its tooltip says that it is not there yet.',
      outcome: [{ focus: BELL }, { shows: { role: 'tooltip', text: 'Coming soon' } }],
    },
    { keys: '{Tab}', does: 'Moves to the settings, which are not there yet either.', outcome: { focus: SETTINGS } },
    { keys: '{Tab}', does: 'Moves to the way out.', outcome: { focus: { role: 'link', name: 'Logout' } } },
  ],
  screenReader: [
    { part: 'Head', role: 'banner' },
    { part: 'Name', role: 'link', name: 'Quad' },
    { part: 'Search', role: 'searchbox', name: 'Search', state: { unavailable: true } },
    { part: 'Notifications', ...BELL, state: { unavailable: true } },
    { part: 'Settings', ...SETTINGS, state: { unavailable: true } },
    { part: 'Logout', role: 'link', name: 'Logout' },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Dashboard/GensecHeader',
  component: GensecHeader,
  parameters: { tables, frame: 'bar', layout: 'fullscreen' },
  args: { portalTitle: 'Quad', name: 'Neha Krishnan' },
} satisfies Meta<typeof GensecHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: sequence(performTables, sees('NK'), hasAttribute('link', 'Logout', 'href', '/logout'), async ({ canvas, step, userEvent }) =>
    step('what does nothing says so', async () => {
      const bell = canvas.getByRole('button', { name: 'Notifications' });
      await expect(bell).toHaveAttribute('aria-disabled', 'true');
      await expect(canvas.getByRole('button', { name: 'Settings' })).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(bell);
      await expect(bell).toHaveAccessibleDescription('Coming soon');
      const field = canvas.getByRole('searchbox', { name: 'Search' });
      await userEvent.type(field, 'robots');
      await expect(field).toHaveValue('');
    }),
  ),
};
