import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { act, callsWith, presses, says, sees, sequence, shows } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { SessionList } from './SessionList.tsx';

const END = { role: 'button', name: 'End session: Chrome on Android' } as const;
const NEXT = { role: 'button', name: 'End session: Unknown device' } as const;
const RETRY = { role: 'button', name: 'Retry' } as const;

const tables = {
  keyboard: [
    { keys: '{Tab}', on: END, does: 'Moves to the button of the next device.', outcome: { focus: NEXT } },
    { keys: '{Enter}', does: 'Signs out there.', outcome: { calls: 'onEnd' } },
    { keys: '{Enter}', on: RETRY, does: 'Asks for the sessions again.', outcome: { calls: 'onRetry' }, story: 'Failed' },
  ],
  screenReader: [
    { part: 'Sessions', role: 'list' },
    { part: 'Session', role: 'listitem', text: 'Last used Nov 20, 2026, 3:00 pm' },
    { part: 'End session', ...END },
    { part: 'Failure', role: 'alert', text: 'The session could not be ended. Please try again.', story: 'CannotEnd' },
    { part: 'Nothing could be read', role: 'alert', text: 'Where you are signed in could not be loaded.', story: 'Failed' },
    { part: 'While they are on their way', role: 'status', text: 'Loading sessions...', story: 'Loading' },
  ],
} satisfies ComponentTables;

const here = {
  id: 's1',
  device: 'Firefox on Linux',
  created_at: '2026-11-20T03:30:00.000Z',
  last_seen_at: '2026-11-20T09:30:00.000Z',
  is_current: true,
};
const phone = { ...here, id: 's2', device: 'Chrome on Android', last_seen_at: '2026-11-19T18:45:00.000Z', is_current: false };
const unknown = { ...phone, id: 's3', device: '', last_seen_at: '2026-11-14T05:00:00.000Z' };

const meta = {
  title: 'Features/Settings/SessionList',
  component: SessionList,
  parameters: { tables },
  args: { sessions: [here, phone, unknown], onRetry: fn(), onEnd: fn(() => Promise.resolve()) },
} satisfies Meta<typeof SessionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: sequence(sees('This device', 'Last used Nov 20, 2026, 3:00 pm'), performTables) };
export const OnlyHere: Story = { args: { sessions: [here] } };
export const Loading: Story = { args: { sessions: undefined }, play: performTables };

export const Failed: Story = {
  args: { sessions: undefined, error: 'Where you are signed in could not be loaded.' },
  play: sequence(performTables, ({ args }) => expect(args.onRetry).toHaveBeenCalled()),
};

export const Ends: Story = act(presses('End session: Chrome on Android'), callsWith('onEnd', 's2'));

export const CannotEnd: Story = shows(
  { onEnd: fn(() => Promise.reject(new Error('offline'))) },
  presses('End session: Unknown device'),
  says('The session could not be ended. Please try again.'),
  sees('Chrome on Android'),
  performTables,
);
