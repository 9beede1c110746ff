import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { act, callsOnce, hasAttribute, hasFocus, lacks, neverCalls, presses, sequence, shows } from '../../plays.ts';
import { performTables } from '../../testing/performTables.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { guide } from './Button.guide.tsx';
import { BUTTON_SIZES, BUTTON_TONES, BUTTON_VARIANTS, Button, type ButtonActionProps } from './Button.tsx';

const meta = {
  title: 'Primitives/Button',
  component: Button,
  args: { children: 'Submit Request', onClick: fn() },
  parameters: { guide: () => guide },
} satisfies Meta<ButtonActionProps>;
export default meta;
type Story = StoryObj<ButtonActionProps>;

const LOOKS = BUTTON_TONES.flatMap((tone) => BUTTON_VARIANTS.map((variant) => ({ variant, tone })));

export const Default: Story = { play: performTables };

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      {LOOKS.map((look) => (
        <Inline key={`${look.tone} ${look.variant}`}>
          {BUTTON_SIZES.map((size) => (
            <Button key={size} {...args} {...look} size={size} />
          ))}
          <Button {...args} {...look} icon={<Plus size={16} aria-hidden="true" />} />
          <Button {...args} {...look} loading loadingText="Submitting..." />
          <Tooltip content="Coming soon">
            <Button {...args} {...look} disabled />
          </Tooltip>
        </Inline>
      ))}
    </Stack>
  ),
};

export const Wide: Story = { args: { variant: 'primary', fullWidth: true } };

export const AsLink: Story = {
  render: () => (
    <Inline>
      <Button href="#events">View All Events</Button>
      <Button href="#google" external>
        Sign in with Google
      </Button>
    </Inline>
  ),
  play: sequence(hasAttribute('link', 'View All Events', 'href', '#events'), performTables),
};

export const LongLabel: Story = { args: { children: 'Approve and tell everybody who asked for the Main Auditorium on that evening' } };
export const Pressed: Story = act(presses('Submit Request'), callsOnce('onClick'));

export const Busy: Story = shows(
  { variant: 'primary', loading: true, loadingText: 'Submitting...' },
  performTables,
  presses('Submitting...'),
  hasFocus('button', 'Submitting...'),
  hasAttribute('button', 'Submitting...', 'aria-busy', 'true'),
  neverCalls('onClick'),
);

export const Unavailable: Story = {
  args: { children: 'Delete', disabled: true },
  render: (args) => (
    <Tooltip content="Deleting events is not possible yet">
      <Button {...args} />
    </Tooltip>
  ),
  play: performTables,
};

const onSubmit = fn();

export const BusyDoesNotSubmit: Story = {
  tags: ['act'],
  args: { type: 'submit', loading: true, loadingText: 'Logging in...' },
  render: (args) => (
    <form onSubmit={onSubmit}>
      <Button {...args} />
    </form>
  ),
  play: sequence(presses('Logging in...'), () => expect(onSubmit).not.toHaveBeenCalled()),
};

/** Applies the button's look to another element: a download, or the link of another router. The handlers of both run. */
export const OfAnotherElement: Story = act(
  {
    render: ({ onClick }) => (
      <Button asChild variant="primary" onClick={onClick}>
        <a href="data:text/csv,name" download="report.csv">
          Download the report
        </a>
      </Button>
    ),
  },
  hasAttribute('link', 'Download the report', 'download', 'report.csv'),
  presses('Download the report', 'link'),
  callsOnce('onClick'),
  lacks('button'),
);
