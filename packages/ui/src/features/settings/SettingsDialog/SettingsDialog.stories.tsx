import { DEFAULT_APPEARANCE } from '@quad/domain/appearance';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { performTables } from '../../../testing/performTables.ts';
import { SessionList } from '../SessionList/SessionList.tsx';
import { guide } from './SettingsDialog.guide.tsx';
import { SettingsDialog } from './SettingsDialog.tsx';

const performGuide = performTables(guide);

const meta = {
  title: 'Features/Settings/SettingsDialog',
  component: SettingsDialog,
  parameters: { frame: 'overlay' },
  args: { appearance: DEFAULT_APPEARANCE, onChange: fn(), onClose: fn() },
} satisfies Meta<typeof SettingsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async (context) => {
    await expect(await screen.findByRole('dialog', { name: 'Settings' })).toBeVisible();
    await expect(screen.getByRole('radio', { name: 'Comfortable' })).toBeChecked();
    await performGuide(context);
  },
};

export const Chosen: Story = { args: { appearance: { theme: 'high-contrast', density: 'compact', motion: 'none' } } };

export const InAnotherLanguage: Story = {
  args: { language: 'en', onLanguage: fn() },
  play: async (context) => {
    const { args, userEvent } = context;
    await expect(await screen.findByRole('radio', { name: 'English' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'हिन्दी' }));
    await expect(args.onLanguage).toHaveBeenCalledWith({ language: 'hi' });
    await performGuide(context);
  },
};

export const WithOwnData: Story = {
  args: { myDataHref: '/my-data' },
  play: async ({ args, userEvent }) => {
    const link = await screen.findByRole('link', { name: 'See my data' });
    await expect(link).toHaveAttribute('href', '/my-data');
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const WithTerms: Story = {
  args: { termsUrl: 'https://campus.example/terms' },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'About' })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Terms of use' })).toHaveAttribute('href', 'https://campus.example/terms');
  },
};

export const WithSessions: Story = {
  args: {
    sessions: (
      <SessionList
        sessions={[
          {
            id: 's1',
            device: 'Firefox on Linux',
            created_at: '2026-11-20T03:30:00.000Z',
            last_seen_at: '2026-11-20T09:30:00.000Z',
            is_current: true,
          },
        ]}
        onRetry={fn()}
        onEnd={fn(() => Promise.resolve())}
      />
    ),
  },
  play: async (context) => {
    await expect(await screen.findByRole('heading', { name: 'Where you are signed in' })).toBeVisible();
    await performGuide(context);
  },
};

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
