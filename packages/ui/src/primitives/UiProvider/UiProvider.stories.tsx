import type { Meta, StoryObj } from '@storybook/react-vite';
import { Dialog as RadixDialog } from 'radix-ui';
import { expect, screen, within } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { sees, seesRole, sequence } from '../../plays.ts';
import { performTables } from '../../testing/performTables.ts';
import { THEME_NAMES } from '../../themes/index.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Combobox } from '../Combobox/Combobox.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { DropdownMenu } from '../DropdownMenu/DropdownMenu.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { useLocaleSettings } from './LocaleSettings.ts';
import { translateBy } from './translate.ts';
import { guide } from './UiProvider.guide.tsx';
import { UiProvider } from './UiProvider.tsx';

const meta = {
  title: 'Primitives/UiProvider',
  component: UiProvider,
  parameters: { guide: () => guide, frame: 'overlay' },
  args: { children: <Button variant="primary">Add Event</Button> },
} satisfies Meta<typeof UiProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: performTables };

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
  parameters: { frame: 'overlay' },
  args: {
    theme: 'dark',
    children: (
      <Dialog open title="At night">
        Everything that floats has the colours of the part that it came from.
      </Dialog>
    ),
  },
  play: sequence(async () => {
    const dialog = await screen.findByRole('dialog', { name: 'At night' });
    await expect(dialog.closest('[data-theme]')).toHaveAttribute('data-theme', 'dark');
  }, performTables),
};

function Written() {
  const { timeZone, locale, currency } = useLocaleSettings();
  return <p>{[timeZone, (1234567).toLocaleString(locale), currency].join(', ')}</p>;
}

/** A nested provider inherits the settings that it does not override. */
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
  play: sees('Europe/Dublin, 1,234,567, GBP'),
};

const HINDI = translateBy({ 'Clear search': 'खोज साफ़ करें', 'Page {page}': 'पेज {page}', 'Loading...': 'लोड हो रहा है...' });

/** Texts without a translation stay English. */
export const InAnotherLanguage: Story = {
  args: {
    messages: HINDI,
    locale: 'hi-IN',
    children: (
      <Stack>
        <SearchField label="खोजें" defaultValue="रोबोटिक्स" />
        <Pagination label="कार्यक्रमों के पेज" pageCount={3} />
      </Stack>
    ),
  },
  play: sequence(seesRole('button', 'खोज साफ़ करें'), seesRole('button', 'पेज 2'), seesRole('button', 'Next page')),
};

/** Overlays have the theme of the control that opens them, here a dialog. */
export const WhatFloatsGetsTheTheme: Story = {
  args: {
    theme: 'dark',
    children: (
      <Inline>
        <Popover label="Who is going" trigger={<Button>18 people</Button>}>
          Meera and 17 others
        </Popover>
        <DropdownMenu trigger={<Button>Menu</Button>} items={[{ id: 'profile', label: 'My Profile', href: '#profile' }]} />
        <Combobox aria-label="Student" options={[{ value: 'u1', label: 'Aarav Sharma' }]} />
        <Tooltip content="Reviewed by the president">
          <Button>Approved</Button>
        </Tooltip>
      </Inline>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const openers = [
      ['button', '18 people', 'dialog'],
      ['button', 'Menu', 'menu'],
      ['combobox', 'Student', 'listbox'],
      ['button', 'Approved', 'tooltip'],
    ] as const;
    for (const [role, name, floating] of openers) {
      await userEvent.click(canvas.getByRole(role, { name }));
      const shown = await within(document.body).findByRole(floating);
      await expect(shown.closest('[data-theme]'), floating).toHaveAttribute('data-theme', 'dark');
      await userEvent.keyboard('{Escape}');
    }
  },
};

export const RightToLeft: Story = { args: { dir: 'rtl' } };

/** Tested with a Radix component that is not part of this library: a dialog that locks the scrolling of the page with a style tag. */
export const StyleTagCarriesTheNonce: Story = {
  tags: ['act'],
  parameters: { frame: 'overlay' },
  args: {
    nonce: 'of-this-page',
    children: (
      <RadixDialog.Root defaultOpen>
        <RadixDialog.Portal>
          <RadixDialog.Overlay>
            <RadixDialog.Content aria-describedby={undefined}>
              <RadixDialog.Title>Of the app itself</RadixDialog.Title>
            </RadixDialog.Content>
          </RadixDialog.Overlay>
        </RadixDialog.Portal>
      </RadixDialog.Root>
    ),
  },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Of the app itself' });
    const lock = [...document.querySelectorAll('style')].find((tag) => tag.textContent.includes('data-scroll-locked'));
    await expect(lock?.nonce).toBe('of-this-page');
  },
};
