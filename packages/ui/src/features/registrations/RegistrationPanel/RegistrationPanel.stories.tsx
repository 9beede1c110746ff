import { anEvent, aRegistration, campusMoment } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { act, callsOnce, lacks, onPage, plays, presses, says, sees, seesRole, sequence, shows } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { RefusedSubmission } from '../../../testing/RefusedSubmission.ts';
import { rejecting } from '../../../testing/submission.ts';
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
    { keys: '{Escape}', does: 'Keeps the place.', outcome: [{ focus: CANCEL }, { doesNotCall: 'onCancel' }], story: 'Registered' },
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

const event = anEvent();
const { registration } = event;
const free = { ...event, registration: { ...registration, fees: 0, max_participants: null } };
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

export const Default: Story = plays(
  says('Registration is open until Nov 26, 2026, 6:00 pm.', 'status'),
  '₹150, paid at the desk',
  '12 of 60 places taken',
  'If you cannot come, cancel before the event begins: your place goes to the next person. Once registration has closed, you cannot register again.',
  performTables,
);

/** Without a fee and a limit. */
export const Free: Story = shows({ event: free }, sees('Free', '12 registered'), seesRole('button', 'Register'));

export const Upcoming: Story = {
  args: {
    event: { ...event, registration: { ...registration, start: campusMoment(1, '09:00') } },
    registration: aRegistration({ phase: 'upcoming', registered_count: 0 }),
  },
  play: sequence(says('Registration opens Nov 21, 2026, 9:00 am.', 'status'), lacks('button')),
};

export const Closed: Story = {
  args: { registration: aRegistration({ phase: 'closed' }) },
  play: sequence(says('Registration closed.', 'status'), lacks('button')),
};

export const Cancelled: Story = {
  args: { event: { ...event, status: 'cancelled' }, registration: aRegistration({ phase: 'closed' }) },
  play: says('This event was cancelled, so it takes no registrations.', 'status'),
};

export const Full: Story = {
  args: { registration: full },
  play: sequence(sees('60 of 60 places taken, 2 waiting'), presses('Full: join the waiting list'), callsOnce('onRegister')),
};

export const Registered: Story = shows(
  { registration: registered },
  says('You are registered.', 'status'),
  sees('If you cannot come, please cancel: you can until the event begins.'),
  performTables,
);

/** The consequence is shown first, and the safe answer has the focus. */
export const Cancels: Story = act({ args: { registration: registered } }, async ({ args, canvas, userEvent }) => {
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
});

export const CancelsLate: Story = act({ args: { registration: { ...registered, phase: 'closed' } } }, async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel registration' }));
  await expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
    'Line Follower Challenge: Your place goes to somebody else. Registration has closed: you cannot register again.',
  );
});

export const Waiting: Story = shows({ registration: waiting }, async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('You are number 3 on the waiting list.');
  await userEvent.click(canvas.getByRole('button', { name: 'Leave the waiting list' }));
  await expect(await screen.findByRole('alertdialog', { name: 'Leave the waiting list?' })).toHaveAccessibleDescription(
    'Line Follower Challenge: People behind you move up. If you join again, you are the last in line.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Leave the waiting list' }));
  await waitFor(() => expect(args.onCancel).toHaveBeenCalledOnce());
});

/** The event has started, so registrations are fixed. */
export const Begun: Story = {
  args: { registration: { ...registered, phase: 'closed', may_cancel: false } },
  play: sequence(says('You are registered.', 'status'), lacks('button')),
};

/** Registration is closed, but registered people can still cancel. */
export const NotOfferedAnyMore: Story = {
  args: { event: { ...event, registration: { ...registration, required: false } }, registration: { ...registered, phase: 'none' } },
  play: seesRole('button', 'Cancel registration'),
};

export const NotOffered: Story = act(
  { args: { event: { ...event, registration: { ...registration, required: false } }, registration: undefined } },
  lacks('heading'),
);

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

export const Registers: Story = act(
  { render: (args) => <Keeps {...args} /> },
  presses('Register'),
  callsOnce('onRegister'),
  says('You are registered.', 'status'),
  seesRole('button', 'Cancel registration'),
);

export const Registering: Story = {
  args: { onRegister: fn(() => new Promise(() => {})) },
  play: sequence(presses('Register'), presses('Registering...'), callsOnce('onRegister'), performTables),
};

export const Refused: Story = {
  args: { onRegister: rejecting(new RefusedSubmission('Registration closed.')) },
  play: sequence(presses('Register'), says('Registration closed.'), performTables),
};

export const Loading: Story = shows({ registration: undefined }, says('Loading registration...', 'status'), performTables);

export const LongTitle: Story = {
  args: {
    event: {
      ...event,
      title: 'Intercollegiate Symposium on Autonomous Navigation, Swarm Robotics and Human-Machine Interaction (Second Edition)',
    },
    registration: registered,
  },
  play: sequence(presses('Cancel registration'), onPage(seesRole('alertdialog'))),
};
