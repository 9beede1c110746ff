import { aCalendarFeed, UNITS } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { act, callsOnce, callsWith, hasAttribute, hasValue, presses, says, sees, seesRole, sequence } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { rejecting } from '../../../testing/submission.ts';
import { FeedPanel, type FeedPanelProps } from './FeedPanel.tsx';

const SUBSCRIBE = { role: 'button', name: 'Subscribe to All events' } as const;
const RENEW = { role: 'button', name: 'Renew address of My calendar' } as const;

const tables = {
  keyboard: [
    { keys: '{Tab}', does: 'Moves from button to button.', outcome: { focus: RENEW } },
    {
      keys: '{Enter}',
      does: 'Asks first; the safe answer has the focus.',
      outcome: [{ focus: { role: 'button', name: 'Keep it' } }, { doesNotCall: 'onCreate' }],
    },
    { keys: '{Escape}', does: 'Keeps the address.', outcome: { focus: RENEW } },
    { keys: '{Enter}', on: SUBSCRIBE, does: 'Makes an address and shows it.', outcome: { calls: 'onCreate' } },
  ],
  screenReader: [
    { part: 'Panel', role: 'region', name: 'Subscribe' },
    { part: 'Heading', role: 'heading', name: 'Subscribe', state: { level: 2 } },
    { part: 'Subscribe', ...SUBSCRIBE },
    { part: 'Renew', ...RENEW },
    { part: 'While they are on their way', role: 'status', text: 'Loading subscriptions...', story: 'Loading' },
    { part: 'Refusal', role: 'alert', text: 'Failed to create the address.', story: 'Refused' },
  ],
} satisfies ComponentTables;
const ADDRESS = 'https://portal.campus.example/api/calendar/subscriptions/q3T9vXzB1kLw0RmYc8hJ2g/calendar.ics';
const all = aCalendarFeed({ _id: 'all', kind: 'institute' });

const meta = {
  title: 'Features/Calendar/FeedPanel',
  component: FeedPanel,
  parameters: { tables, frame: 'overlay' },
  args: {
    feeds: [aCalendarFeed()],
    units: [{ _id: UNITS[0]._id, name: 'Robotics Club' }],
    onCreate: fn(async () => ({ ...all, url: ADDRESS })),
    onStop: fn(async () => {}),
    onRetry: fn(),
  },
} satisfies Meta<typeof FeedPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Stores the addresses, as an app does. */
function Stateful(args: FeedPanelProps) {
  const [feeds, setFeeds] = useState(args.feeds ?? []);
  return (
    <FeedPanel
      {...args}
      feeds={feeds}
      onCreate={async (input) => {
        const { url, ...made } = await args.onCreate(input);
        setFeeds((before) => [...before.filter(({ kind }) => kind !== made.kind), made]);
        return { ...made, url };
      }}
      onStop={async (stopped) => {
        await args.onStop(stopped);
        setFeeds((before) => before.filter(({ _id }) => _id !== stopped));
      }}
    />
  );
}

export const Default: Story = { render: (args) => <Stateful {...args} />, play: performTables };

export const Subscribes: Story = act(
  { render: (args) => <Stateful {...args} /> },
  presses('Subscribe to All events'),
  hasValue('textbox', 'Address of All events', ADDRESS),
  callsWith('onCreate', { kind: 'institute' }),
  sees('Keep this address private: anyone who has it can see these events. It is shown only once; renew it to get another one.'),
  hasAttribute(
    'link',
    'Open in my calendar',
    'href',
    'webcal://portal.campus.example/api/calendar/subscriptions/q3T9vXzB1kLw0RmYc8hJ2g/calendar.ics',
  ),
  seesRole('button', 'Renew address of All events'),
  async ({ canvas, userEvent }) => {
    const write = fn(async () => {});
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } });
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy address' }));
    await expect(write).toHaveBeenCalledWith(ADDRESS);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Address copied.'));
  },
);

/** The consequence is shown first. */
export const RenewsAndStops: Story = act(
  { args: { feeds: [all] }, render: (args) => <Stateful {...args} /> },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Renew address of All events' }));
    await expect(await screen.findByRole('alertdialog', { name: 'Renew this address?' })).toHaveAccessibleDescription(
      'All events: The old address stops working at once. Replace it wherever you used it.',
    );
    await expect(args.onCreate).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Renew address' }));
    await expect(await canvas.findByRole('textbox', { name: 'Address of All events' })).toHaveValue(ADDRESS);
  },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop All events' }));
    await expect(await screen.findByRole('alertdialog', { name: 'Stop this subscription?' })).toHaveAccessibleDescription(
      'All events: The address stops working at once. Calendars that use it no longer show events.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    await expect(await canvas.findByRole('button', { name: 'Subscribe to All events' })).toBeVisible();
    await expect(args.onStop).toHaveBeenCalledWith('all');
  },
);

export const Refused: Story = {
  args: { onCreate: rejecting(new TypeError('Failed to fetch')) },
  play: sequence(presses('Subscribe to All events'), says('Failed to create the address.'), performTables),
};

export const ManyUnits: Story = {
  args: {
    feeds: [
      aCalendarFeed(),
      all,
      aCalendarFeed({ _id: 'unit', kind: 'unit', unit: { _id: 'former', name: 'Club that one follows no more' } }),
    ],
    units: UNITS.map(({ _id, name }) => ({ _id, name })),
  },
};

export const LongNames: Story = {
  args: { units: [{ _id: 'long', name: 'Committee for Intercollegiate Debating, Public Speaking and Parliamentary Procedure' }] },
};

export const Loading: Story = { args: { feeds: undefined }, play: sequence(says('Loading subscriptions...', 'status'), performTables) };

export const Failed: Story = {
  args: { feeds: undefined, error: 'Failed to load the subscriptions.' },
  play: sequence(presses('Retry'), callsOnce('onRetry')),
};
