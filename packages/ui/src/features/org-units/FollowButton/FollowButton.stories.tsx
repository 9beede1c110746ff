import { UNITS } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { callsOnce, callsWith, presses, says, sees, seesMany, sequence } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { rejecting } from '../../../testing/submission.ts';
import { FollowButton, FollowNote } from './FollowButton.tsx';

const FOLLOW = { role: 'button', name: 'Follow Robotics Club' } as const;

const tables = {
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the button.', outcome: { focus: FOLLOW } },
    { keys: '{Enter}', does: 'Follows, or follows no more.', outcome: { calls: 'onPressedChange' } },
  ],
  screenReader: [
    { part: 'Button', ...FOLLOW },
    { part: 'Who follows already', role: 'button', name: 'Unfollow Robotics Club', story: 'Following' },
    { part: 'Refusal', role: 'alert', text: 'Failed to change what you follow.', story: 'Failed' },
  ],
} satisfies ComponentTables;
const unit = { _id: UNITS[0]._id, name: 'Robotics Club' };

const meta = {
  title: 'Features/Org units/FollowButton',
  component: FollowButton,
  parameters: { tables },
  args: { unit, pressed: false, onPressedChange: fn(async () => {}) },
} satisfies Meta<typeof FollowButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: sequence(performTables, callsWith('onPressedChange', true)) };

export const States: Story = {
  render: (args) => (
    <Inline>
      <FollowButton {...args} pressed={false} />
      <FollowButton {...args} unit={{ _id: 'chess', name: 'Chess Club' }} pressed />
      <FollowButton {...args} unit={{ _id: 'music', name: 'Music Club' }} pressed={undefined} />
    </Inline>
  ),
  // Whether the last unit is followed is unknown, so there is no button that might do the wrong thing.
  play: seesMany(2, 'button'),
};

export const Following: Story = {
  args: { pressed: true },
  play: sequence(performTables, presses('Unfollow Robotics Club'), callsOnce('onPressedChange'), callsWith('onPressedChange', false)),
};

export const Failed: Story = {
  args: { onPressedChange: rejecting(new TypeError('Failed to fetch')) },
  play: sequence(presses('Follow Robotics Club'), says('Failed to change what you follow.'), performTables),
};

export const LongName: Story = {
  args: { unit: { _id: 'long', name: 'Committee for Intercollegiate Debating, Public Speaking and Parliamentary Procedure' } },
};

export const FewLeft: Story = {
  render: (args) => (
    <Inline>
      <FollowButton {...args} />
      <FollowNote remaining={5} />
    </Inline>
  ),
  play: sees('You can follow 5 more units today.'),
};

export const NoneLeft: Story = {
  render: (args) => (
    <Inline>
      <FollowButton {...args} />
      <FollowNote remaining={0} />
    </Inline>
  ),
  play: sees('You have followed 50 units in the last 24 hours. Please come back tomorrow.'),
};
