import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { THEME_NAMES } from '../../themes/index.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { useLocaleSettings } from './LocaleSettings.ts';
import { UiProvider } from './UiProvider.tsx';

const meta = {
  title: 'Primitives/UiProvider',
  component: UiProvider,
  args: { children: <Button variant="primary">Add Event</Button> },
} satisfies Meta<typeof UiProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EveryTheme: Story = {
  args: {
    children: (
      <Stack align="start">
        <Badge tone="positive">ongoing</Badge>
        <Button variant="primary">Add Event</Button>
      </Stack>
    ),
  },
  render: (args) => (
    <Stack>
      {THEME_NAMES.map((theme) => (
        <UiProvider key={theme} {...args} theme={theme} />
      ))}
    </Stack>
  ),
};

export const DialogGetsTheTheme: Story = {
  args: {
    theme: 'dark',
    children: (
      <Dialog open title="At night">
        Everything that floats has the colours of the part that it came from.
      </Dialog>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'At night' });
    await expect(dialog.closest('[data-theme]')).toHaveAttribute('data-theme', 'dark');
  },
};

function Written() {
  const { timeZone, locale, currency } = useLocaleSettings();
  return <p>{[timeZone, (1234567).toLocaleString(locale), currency].join(', ')}</p>;
}

/** A part of the page keeps what it does not say otherwise. */
export const WritesAsTheCampusDoes: Story = {
  args: {
    timeZone: 'Europe/Dublin',
    locale: 'en-IE',
    currency: 'EUR',
    children: (
      <UiProvider currency="GBP">
        <Written />
      </UiProvider>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Europe/Dublin, 1,234,567, GBP')).toBeVisible();
  },
};

export const RightToLeft: Story = { args: { direction: 'rtl' } };

export const StyleTagCarriesTheNonce: Story = {
  args: { ...DialogGetsTheTheme.args, nonce: 'of-this-page' },
  play: async () => {
    await screen.findByRole('dialog', { name: 'At night' });
    const lock = [...document.querySelectorAll('style')].find((tag) => tag.textContent.includes('data-scroll-locked'));
    await expect(lock?.nonce).toBe('of-this-page');
  },
};
