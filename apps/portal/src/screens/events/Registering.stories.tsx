import { registrations } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { anEvent, aRegistration, PEOPLE } from '@quad/domain/fixtures';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { backend, PAGE } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { EventPage } from './EventPage.tsx';

const event = anEvent();
const events = [event];
const registered = aRegistration({ state: 'registered', registered_count: 13 });
const full = aRegistration({ registered_count: 60, waiting_count: 2 });

/** A student on the page of an event that takes registrations, and what the server may say to it. */
const meta = {
  title: 'Pages/Events/Registering',
  component: EventPage,
  parameters: { ...PAGE },
  render: () => <Portal path={`/events/${event._id}`} />,
  beforeEach: backend(() => scenarios.student({ events })),
} satisfies Meta<typeof EventPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Played = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function press({ canvas, userEvent }: Played, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name }));
}

async function expectStanding({ canvas }: Pick<Played, 'canvas'>, text: string) {
  const panel = await canvas.findByRole('region', { name: 'Registration' });
  await waitFor(() => expect(panel).toHaveTextContent(text));
}

export const Default: Story = {
  play: async (context) => {
    await expectStanding(context, 'Registration is open until Nov 26, 2026, 6:00 pm.');
    await press(context, 'Register');
    await expectStanding(context, 'You are registered.');
    await expectStanding(context, '13 of 60 places taken');
  },
};

/** Shown before the answer comes. */
export const AtOnce: Story = {
  beforeEach: backend(() => [mock(registrations.register).loading(), ...scenarios.student({ events })]),
  play: async (context) => {
    await press(context, 'Register');
    await expectStanding(context, 'You are registered.');
  },
};

export const JoinsTheWaitingList: Story = {
  tags: ['act'],
  beforeEach: backend(() => [
    mock(registrations.mine).ok(full),
    mock(registrations.register).ok({ ...full, state: 'waiting', position: 3, waiting_count: 3 }),
    ...scenarios.student({ events }),
  ]),
  play: async (context) => {
    await press(context, 'Full: join the waiting list');
    await expectStanding(context, 'You are number 3 on the waiting list.');
    await expectStanding(context, '60 of 60 places taken, 3 waiting');
  },
};

export const Cancels: Story = {
  tags: ['act'],
  beforeEach: backend(() => [mock(registrations.mine).ok(registered), ...scenarios.student({ events })]),
  play: async (context) => {
    await press(context, 'Cancel registration');
    await context.userEvent.click(await screen.findByRole('button', { name: 'Cancel registration' }));
    await expectStanding(context, '11 of 60 places taken');
    await expect(await context.canvas.findByRole('button', { name: 'Register' })).toBeVisible();
  },
};

/** It closed while the page was open: what was shown is taken back, and the truth is asked for. */
export const ClosedMeanwhile: Story = {
  beforeEach: backend(() => {
    let asked = 0;
    return [
      mock(registrations.mine).ok(() => {
        asked += 1;
        return aRegistration(asked > 1 ? { phase: 'closed' } : {});
      }),
      mock(registrations.register).fails(409, 'Registration closed.', 'CONFLICT'),
      ...scenarios.student({ events }),
    ];
  }),
  play: async (context) => {
    await press(context, 'Register');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Registration closed.');
    await waitFor(() => expect(context.canvas.queryByRole('button', { name: 'Register' })).not.toBeInTheDocument());
  },
};

export const Offline: Story = {
  beforeEach: backend(() => [mock(registrations.register).offline(), ...scenarios.student({ events })]),
  play: async (context) => {
    await press(context, 'Register');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Failed to register.');
    await expect(await context.canvas.findByRole('button', { name: 'Register' })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: backend(() => [mock(registrations.mine).loading(), ...scenarios.student({ events })]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading registration...')).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: backend(() => [mock(registrations.mine).fails(500, 'Something broke.'), ...scenarios.student({ events })]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Something broke.')).toBeVisible();
  },
};

export const President: Story = {
  beforeEach: backend(() => scenarios.president({ events })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Participants' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Participants' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Registration' })).not.toBeInTheDocument();
  },
};

/** Who may not edit the event is led nowhere. */
export const AnotherCategory: Story = {
  beforeEach: backend(() => scenarios.as({ ...PEOPLE.sports }, { events })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Robotics Club')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Registration' })).not.toBeInTheDocument();
  },
};

/** Cards say how their events take registrations, and ask nothing for it. */
export const OnACard: Story = {
  tags: ['act'],
  render: () => <Portal path="/events" />,
  beforeEach: backend(() => [
    mock(registrations.mine).ok(() => {
      throw new Error('A card asks for no registration.');
    }),
    ...scenarios.president({ events }),
  ]),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Registration is open until Nov 26, 2026, 6:00 pm\. ₹150, paid at the desk\./)).toBeVisible();
    await userEvent.click(await canvas.findByRole('link', { name: 'Participants of Line Follower Challenge' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Participants' })).toBeVisible();
  },
};
