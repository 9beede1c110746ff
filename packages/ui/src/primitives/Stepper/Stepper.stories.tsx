import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { callsWith, plays, seesMany, sequence } from '../../plays.ts';
import { performTables } from '../../testing/performTables.ts';
import { guide } from './Stepper.guide.tsx';
import { Stepper } from './Stepper.tsx';

const STEPS = [
  { id: 'account', label: 'Your account', detail: 'meera@campus.example' },
  { id: 'branch', label: 'Your branch', detail: 'So that you see what is meant for you' },
  { id: 'interests', label: 'Your interests' },
  { id: 'send', label: 'Check and send' },
];

const meta = {
  title: 'Primitives/Stepper',
  component: Stepper,
  args: { label: 'Set up your account', steps: STEPS, value: 'branch' },
  parameters: { guide: () => guide },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(performTables, async (context) => {
  const [done, current, coming] = context.canvas.getAllByRole('listitem');
  await expect(done).toHaveTextContent('Your account, done');
  await expect(current).toHaveTextContent('Your branch, current step');
  await expect(current).toHaveAttribute('aria-current', 'step');
  await expect(coming).toHaveTextContent('Your interests, to come');
});

export const States: Story = {
  render: (args) => (
    <Stack gap="l">
      {['account', 'interests', null].map((value) => (
        <Stepper key={value} {...args} label={`At ${value}`} value={value} />
      ))}
    </Stack>
  ),
};

export const GoesBack: Story = {
  tags: ['act'],
  args: { onValueChange: fn() },
  play: sequence(performTables, callsWith('onValueChange', 'account'), seesMany(1, 'button')),
};

/** Completed steps with a URL are links. */
export const WithAddresses: Story = {
  args: { steps: STEPS.map((step) => ({ ...step, href: `#${step.id}` })), value: 'interests' },
  play: ({ canvas }) => expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#account', '#branch']),
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const LongLabels: Story = {
  args: {
    steps: [
      ...STEPS,
      { id: 'e', label: 'Einverständniserklärung' },
      { id: 'f', label: 'Wait until somebody of the Science and Technology Council has looked at it' },
    ],
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
