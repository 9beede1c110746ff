import { notificationPreferences } from '@quad/domain/fixtures';
import { CHANNELS, type PreferencesInput, TOPICS } from '@quad/domain/notifications';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { act, lacks, lastCallsWith, plays, presses, seesRole, sequence } from '../../../plays.ts';
import { Switch } from '../../../primitives/Switch/Switch.tsx';
import { type ComponentTables, key, ofStory, performTables } from '../../../testing/performTables.ts';
import { NotificationChoice, type NotificationChoiceProps } from './NotificationChoice.tsx';

const RETRY = { role: 'button', name: 'Retry' } as const;

const TABLE = { role: 'region', name: 'Notifications' } as const;
const FIRST = { role: 'checkbox', name: 'What waits for my decision: In the portal' } as const;

const tables = {
  keyboard: [
    key('{Tab}', TABLE, 'Moves to the first way of the first topic.', { focus: FIRST }),
    key(' ', FIRST, 'Chooses it, or takes it back; it is kept at once.', { calls: 'onValueChange' }),
    ...ofStory('Failed', key('{Enter}', RETRY, 'Asks for the choice again.', { calls: 'onRetry' })),
  ],
  screenReader: [
    { part: 'Panel', role: 'region', name: 'Your notifications' },
    { part: 'Heading', role: 'heading', name: 'Your notifications', state: { level: 2 } },
    { part: 'Way of a topic', role: 'checkbox', name: 'My room requests: By mail' },
    { part: 'Digest', role: 'radio', name: 'Every Monday morning', state: { checked: true } },
    { part: 'While it is on its way', role: 'status', text: 'Loading your choices...', story: 'Loading' },
    { part: 'Failure', role: 'alert', text: 'Failed to load your choices.', story: 'Failed' },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Notifications/NotificationChoice',
  component: NotificationChoice,
  parameters: { tables },
  args: { preferences: notificationPreferences(), onValueChange: fn(async () => {}), onRetry: fn() },
} satisfies Meta<typeof NotificationChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Stores the preferences, as an app does. */
function Stateful(args: NotificationChoiceProps) {
  const [preferences, setPreferences] = useState(args.preferences);
  const choose = async (changed: Partial<PreferencesInput>) => {
    await args.onValueChange(changed);
    setPreferences(
      (before) =>
        before && {
          digest: changed.digest ?? before.digest,
          topics: before.topics.map((known) => changed.topics?.find(({ topic }) => topic === known.topic) ?? known),
        },
    );
  };
  return <NotificationChoice {...args} preferences={preferences} onValueChange={choose} />;
}

export const Default: Story = { render: (args) => <Stateful {...args} />, play: performTables };

/** No channels, and all channels. */
export const NothingChosen: Story = {
  args: {
    preferences: notificationPreferences({
      topics: TOPICS.map((topic) => ({ topic, channels: { inbox: false, mail: false, push: false } })),
      digest: 'none',
    }),
  },
};

export const WithDevice: Story = {
  args: { device: <Switch label="Messages on this device" hint="Also when the portal is not open." defaultChecked /> },
};

/** One press saves one preference. */
export const Chooses: Story = act({ render: (args) => <Stateful {...args} /> }, async ({ args, canvas, userEvent }) => {
  const byMail = { name: 'What waits for my decision: By mail' };
  await userEvent.click(canvas.getByRole('checkbox', byMail));
  await expect(args.onValueChange).toHaveBeenCalledWith({
    topics: [{ topic: 'waiting', channels: { inbox: true, mail: true, push: false } }],
  });
  await expect(await canvas.findByRole('checkbox', { ...byMail, checked: true })).toBeVisible();
  await expect(canvas.getAllByRole('checkbox')).toHaveLength(CHANNELS.length * TOPICS.length);
  await userEvent.click(canvas.getByRole('radio', { name: 'Every morning' }));
  await expect(args.onValueChange).toHaveBeenLastCalledWith({ digest: 'daily' });
});

const saving = Promise.withResolvers<void>();

/** Options pressed before the former ones are saved do not take these back. */
export const ChoosesQuickly: Story = act(
  { args: { onValueChange: fn(() => saving.promise) } },
  presses('What waits for my decision: By mail', 'checkbox'),
  presses('My room requests: On my devices', 'checkbox'),
  presses('What waits for my decision: On my devices', 'checkbox'),
  lastCallsWith('onValueChange', { topics: [{ topic: 'waiting', channels: { inbox: true, mail: true, push: true } }] }),
  () => saving.resolve(),
);

export const Loading: Story = { args: { preferences: undefined }, play: performTables };

export const Failed: Story = plays({ args: { preferences: undefined, error: 'Failed to load your choices.' } }, performTables, ({ args }) =>
  expect(args.onRetry).toHaveBeenCalled(),
);

/** Without push notifications the portal offers no choice for them. */
export const WithoutDevices: Story = {
  args: { channels: ['inbox', 'mail'], device: undefined },
  play: sequence(seesRole('checkbox', 'Reminders: By mail'), lacks('checkbox', /On my devices/)),
};
