import { anEvent, aRegistration, campusMoment } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { RefusedSubmission } from '../../../testing/RefusedSubmission.ts';
import { RegistrationPanel, type RegistrationPanelProps } from './RegistrationPanel.tsx';

const REGISTER = { role: 'button', name: 'Register' } as const;
const CANCEL = { role: 'button', name: 'Cancel registration' } as const;
const KEEP = { role: 'button', name: 'Keep my place' } as const;

const tables = {
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the one button.', outcome: { focus: REGISTER } },
    { keys: '{Enter}', does: 'Registers.', outcome: { calls: 'onRegister' } },
    {
      keys: '{Enter}',
      on: CANCEL,
      does: 'Asks first: nothing is cancelled yet, and the safe answer has the focus.',
      outcome: [{ focus: KEEP }, { doesNotCall: 'onCancel' }],
      story: 'Registered',
    },
    {
      keys: '{Escape}',
      does: 'Keeps the place.',
      outcome: [{ focus: CANCEL }, { doesNotCall: 'onCancel' }],
      story: 'Registered',
    },
  ],
  screenReader: [
    { part: 'Panel', role: 'region', name: 'Registration' },
    { part: 'Heading', role: 'heading', name: 'Registration', state: { level: 2 } },
    { part: 'State', role: 'status', text: 'Registration is open until Nov 26, 2026, 6:00 pm.' },
    { part: 'Register', ...REGISTER },
    { part: 'While it works', role: 'button', name: 'Registering...', state: { busy: true, unavailable: true }, story: 'Registering' },
    { part: 'Refusal', role: 'alert', text: 'Registration closed.', story: 'Refused' },
    { part: 'While it is on its way', role: 'status', text: 'Loading registration...', story: 'Loading' },
  ],
} satisfies ComponentTables;
const performGuide = performTables(tables);

const event = anEvent();
const { registration } = event;
const free = { ...event, registration: { ...registration, fees: 0 } };
const full = aRegistration({ registered_count: 60, waiting_count: 2 });
const registered = aRegistration({ state: 'registered', registered_count: 13 });
const waiting = aRegistration({ state: 'waiting', position: 3, registered_count: 60, waiting_count: 3 });

const meta = {
  title: 'Features/Registrations/RegistrationPanel',
  component: RegistrationPanel,
  parameters: { tables, frame: 'overlay' },
  args: { event, registration: aRegistration(), onRegister: fn(async () => {}), onCancel: fn(async () => {}), onRetry: fn() },
} satisfies Meta<typeof RegistrationPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByRole('status')).toHaveTextContent('Registration is open until Nov 26, 2026, 6:00 pm.');
    await expect(canvas.getByText('₹150, paid at the desk')).toBeVisible();
    await expect(canvas.getByText('12 of 60 places taken')).toBeVisible();
    await expect(
      canvas.getByText(
        'If you cannot come, cancel before the event begins: your place goes to the next person. Once registration has closed, you cannot register again.',
      ),
    ).toBeVisible();
    await performGuide(context);
  },
};

export const Free: Story = {
  args: { event: free },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free')).toBeVisible();
  },
};

export const Unbounded: Story = {
  args: { event: { ...event, registration: { ...registration, max_participants: null } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 registered')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Register' })).toBeVisible();
  },
};

export const Upcoming: Story = {
  args: {
    event: { ...event, registration: { ...registration, start: campusMoment(1, '09:00') } },
    registration: aRegistration({ phase: 'upcoming', registered_count: 0 }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Registration opens Nov 21, 2026, 9:00 am.');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Closed: Story = {
  args: { registration: aRegistration({ phase: 'closed' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Registration closed.');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Cancelled: Story = {
  args: { event: { ...event, status: 'cancelled' }, registration: aRegistration({ phase: 'closed' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('This event was cancelled, so it takes no registrations.');
  },
};

export const Full: Story = {
  args: { registration: full },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('60 of 60 places taken, 2 waiting')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Full: join the waiting list' }));
    await expect(args.onRegister).toHaveBeenCalledOnce();
  },
};

export const Registered: Story = {
  args: { registration: registered },
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByRole('status')).toHaveTextContent('You are registered.');
    await expect(canvas.getByText('If you cannot come, please cancel: you can until the event begins.')).toBeVisible();
    await performGuide(context);
  },
};

/** What is meant is said first, and the safe answer has the focus. */
export const Cancels: Story = {
  tags: ['act'],
  args: { registration: registered },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel registration' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel your registration?' });
    await expect(dialog).toHaveAccessibleDescription(
      'Line Follower Challenge: Your place goes to somebody else. While registration is open, you can register again if there is a place.',
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep my place' })).toHaveFocus());
    await expect(args.onCancel).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel registration' }));
    await waitFor(() => expect(args.onCancel).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};

export const CancelsLate: Story = {
  tags: ['act'],
  args: { registration: { ...registered, phase: 'closed' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel registration' }));
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
      'Line Follower Challenge: Your place goes to somebody else. Registration has closed: you cannot register again.',
    );
  },
};

export const Waiting: Story = {
  args: { registration: waiting },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You are number 3 on the waiting list.');
    await userEvent.click(canvas.getByRole('button', { name: 'Leave the waiting list' }));
    await expect(await screen.findByRole('alertdialog', { name: 'Leave the waiting list?' })).toHaveAccessibleDescription(
      'Line Follower Challenge: Those behind you move up. If you join again, you are the last in line.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Leave the waiting list' }));
    await waitFor(() => expect(args.onCancel).toHaveBeenCalledOnce());
  },
};

/** The event has begun: registrations stay as they are. */
export const Begun: Story = {
  args: { registration: { ...registered, phase: 'closed', may_cancel: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You are registered.');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** It takes registrations no more; who is on the list can still leave it. */
export const NotOfferedAnyMore: Story = {
  args: { event: { ...event, registration: { ...registration, required: false } }, registration: { ...registered, phase: 'none' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Cancel registration' })).toBeVisible();
  },
};

export const NotOffered: Story = {
  tags: ['act'],
  args: { event: { ...event, registration: { ...registration, required: false } }, registration: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
};

function Keeps(args: RegistrationPanelProps) {
  const [own, setOwn] = useState(args.registration);
  return (
    <RegistrationPanel
      {...args}
      registration={own}
      onRegister={async () => {
        await args.onRegister();
        setOwn(registered);
      }}
    />
  );
}

export const Registers: Story = {
  tags: ['act'],
  render: (args) => <Keeps {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await expect(args.onRegister).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('You are registered.'));
    await expect(canvas.getByRole('button', { name: 'Cancel registration' })).toBeVisible();
  },
};

export const Registering: Story = {
  args: { onRegister: fn(() => new Promise(() => {})) },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Registering...' }));
    await expect(args.onRegister).toHaveBeenCalledOnce();
    await performGuide(context);
  },
};

export const Refused: Story = {
  args: {
    onRegister: fn(async () => {
      throw new RefusedSubmission('Registration closed.');
    }),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Registration closed.');
    await performGuide(context);
  },
};

export const Offline: Story = {
  args: {
    registration: registered,
    onCancel: fn(async () => {
      throw new TypeError('Failed to fetch');
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel registration' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel registration' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to cancel the registration.');
  },
};

export const Loading: Story = {
  args: { registration: undefined },
  play: async (context) => {
    await expect(context.canvas.getByRole('status')).toHaveTextContent('Loading registration...');
    await performGuide(context);
  },
};

export const Failed: Story = {
  args: { registration: undefined, error: 'Failed to load the registration.' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load the registration.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongTitle: Story = {
  args: {
    event: {
      ...event,
      title: 'Intercollegiate Symposium on Autonomous Navigation, Swarm Robotics and Human-Machine Interaction (Second Edition)',
    },
    registration: registered,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel registration' }));
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
  },
};
