import { DEFAULT_APPEARANCE } from '@quad/domain/appearance';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { SettingsDialog } from './SettingsDialog.tsx';

const meta = {
  title: 'Features/Settings/SettingsDialog',
  component: SettingsDialog,
  args: { appearance: DEFAULT_APPEARANCE, onChange: fn(), onClose: fn() },
} satisfies Meta<typeof SettingsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Settings' })).toBeVisible();
    await expect(screen.getByRole('radio', { name: 'Comfortable' })).toBeChecked();
  },
};

export const Chosen: Story = { args: { appearance: { theme: 'high-contrast', density: 'compact', motion: 'none' } } };

export const ChoosesATheme: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Dark' }));
    await expect(args.onChange).toHaveBeenCalledWith({ theme: 'dark', density: 'comfortable', motion: 'system' });
  },
};

export const Closes: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};
