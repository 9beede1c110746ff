import { UNITS } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { FollowButton, FollowNote } from './FollowButton.tsx';

const FOLLOW = { role: 'button', name: 'Follow Robotics Club' } as const;

const tables = {
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the button.', outcome: { focus: FOLLOW } },
    { keys: '{Enter}', does: 'Follows, or follows no more.', outcome: { calls: 'onChange' } },
  ],
  screenReader: [
    { part: 'Button', ...FOLLOW },
    { part: 'Who follows already', role: 'button', name: 'Unfollow Robotics Club', story: 'Following' },
    { part: 'Refusal', role: 'alert', text: 'Failed to change what you follow.', story: 'Failed' },
  ],
} satisfies ComponentTables;
const performGuide = performTables(tables);
const unit = { _id: UNITS[0]._id, name: 'Robotics Club' };

const meta = {
  title: 'Features/Org units/FollowButton',
  component: FollowButton,
  parameters: { tables },
  args: { unit, isFollowing: false, onChange: fn(async () => {}) },
} satisfies Meta<typeof FollowButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async (context) => {
    await performGuide(context);
    await expect(context.args.onChange).toHaveBeenCalledWith({ isFollowing: true });
  },
};

export const States: Story = {
  render: (args) => (
    <Inline>
      <FollowButton {...args} isFollowing={false} />
      <FollowButton {...args} unit={{ _id: 'chess', name: 'Chess Club' }} isFollowing />
      <FollowButton {...args} unit={{ _id: 'music', name: 'Music Club' }} isFollowing={undefined} />
    </Inline>
  ),
};

export const Following: Story = {
  args: { isFollowing: true },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await performGuide(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Unfollow Robotics Club' }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith({ isFollowing: false });
  },
};

export const Failed: Story = {
  args: {
    onChange: fn(async () => {
      throw new TypeError('Failed to fetch');
    }),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Follow Robotics Club' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to change what you follow.');
    await performGuide(context);
  },
};

export const LongName: Story = {
  args: { unit: { _id: 'long', name: 'Committee for Intercollegiate Debating, Public Speaking and Parliamentary Procedure' } },
};

/** Whether one follows is not known yet: nothing is offered that may be the wrong thing. */
export const Unknown: Story = {
  tags: ['act'],
  args: { isFollowing: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const ManyLeft: Story = {
  tags: ['act'],
  render: (args) => (
    <Inline>
      <FollowButton {...args} />
      <FollowNote left={6} />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
  },
};

export const FewLeft: Story = {
  render: (args) => (
    <Inline>
      <FollowButton {...args} />
      <FollowNote left={5} />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You can follow 5 more units today.')).toBeVisible();
  },
};

export const NoneLeft: Story = {
  render: (args) => (
    <Inline>
      <FollowButton {...args} />
      <FollowNote left={0} />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have followed 50 units in the last 24 hours. Please come back tomorrow.')).toBeVisible();
  },
};
