import { manyUserSkills } from '@quad/domain/fixtures';
import type { UserSkill } from '@quad/domain/skills';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { act, callsWith, lacksText, plays, rendersAtMost, sees, sequence, shows } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { userSkillItem } from '../endorsementItem.ts';
import { EndorsementQueue, type EndorsementQueueProps } from './EndorsementQueue.tsx';

const ENDORSE = { role: 'button', name: 'Endorse' } as const;
const DISMISS = { role: 'button', name: 'Dismiss' } as const;

const tables = {
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the first button.', outcome: { focus: ENDORSE }, story: 'ByKeyboard' },
    {
      keys: '{Enter}',
      does: 'Endorses, and moves to the next one’s button at once; after the last, to the list’s place.',
      outcome: [{ calls: 'onEndorse' }, { focus: ENDORSE }],
      story: 'ByKeyboard',
    },
    { keys: '{Enter}', on: DISMISS, does: 'Takes the banner away.', outcome: { hides: DISMISS }, story: 'EndorsedMeanwhile' },
  ],
  screenReader: [
    { part: 'List', role: 'list', name: 'User skills' },
    { part: 'Endorse', ...ENDORSE, description: 'Embedded C' },
    { part: 'Refusal', role: 'alert', text: 'Failed to endorse skill. Please try again.', story: 'Refused' },
    { part: 'Banner', role: 'status', text: 'This was already endorsed.', story: 'EndorsedMeanwhile' },
  ],
} satisfies ComponentTables;

const userSkills = manyUserSkills(4);
const ROBOTS = { _id: 'robots', name: 'Robot control', category: 'Robotics', type: 'technical' } as const;
type Props = EndorsementQueueProps<UserSkill>;

/** Updates optimistically, as a page with a cache does: an item leaves at once and returns if it could not be endorsed. */
function OverACache({ items = [], onEndorse, ...props }: Props) {
  const [left, setLeft] = useState(items);
  const endorse: Props['onEndorse'] = async (id) => {
    setLeft((known) => known.filter(({ _id }) => _id !== id));
    await onEndorse(id).catch((error) => {
      setLeft(items);
      throw error;
    });
  };
  return <EndorsementQueue {...props} items={left} onEndorse={endorse} />;
}

const meta = {
  title: 'Features/Endorsements/EndorsementQueue',
  component: EndorsementQueue,
  parameters: { tables },
  args: {
    label: 'User skills',
    what: 'user skills',
    items: userSkills,
    read: userSkillItem,
    failedText: 'Failed to endorse skill. Please try again.',
    onEndorse: fn(async () => {}),
  },
  render: (args) => <OverACache {...args} />,
} satisfies Meta<Props>;
export default meta;
type Story = StoryObj<Props>;

type Canvas = ReturnType<typeof within>;
const rows = (canvas: Canvas) => canvas.getAllByRole('listitem');
const buttonIn = (row: HTMLElement | undefined) => within(row as HTMLElement).getByRole('button');

export const Default: Story = plays(
  performTables,
  ({ canvas, userEvent }) => userEvent.click(buttonIn(rows(canvas)[1])),
  callsWith('onEndorse', userSkills[1]?._id),
  // The row stays and shows the result, so that the next row does not move under the pointer.
  ({ canvas }) => waitFor(() => expect(rows(canvas)[1]).toHaveTextContent('Endorsed')),
  ({ canvas }) => expect(rows(canvas)).toHaveLength(4),
  ({ canvas }) => expect(buttonIn(rows(canvas)[2])).toHaveFocus(),
);

/** By keyboard: after each endorsement the focus is on the next item. */
export const ByKeyboard: Story = act(async (context) => {
  const { canvas, userEvent } = context;
  await performTables(context);
  for (const next of [2, 3]) {
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(rows(canvas)[next - 1]).toHaveTextContent('Endorsed'));
    await expect(buttonIn(rows(canvas)[next])).toHaveFocus();
  }
  await userEvent.keyboard('{Enter}');
  const empty = await canvas.findByText('No Pending Endorsements');
  await expect(document.activeElement).toContainElement(empty);
});

/** Items of a group are adjacent and can be endorsed together, with one request each. */
export const Grouped: Story = {
  args: {
    items: manyUserSkills(5).map((userSkill, index) => ({ ...userSkill, skill_id: index % 2 === 0 ? ROBOTS : userSkill.skill_id })),
    groupOf: ({ _id, skill_id }) => skill_id?._id ?? _id,
  },
  play: async ({ canvas }) => {
    for (const row of rows(canvas).slice(0, 3)) await expect(row).toHaveTextContent('Robot control');
    await expect(canvas.getAllByRole('button', { name: /^Endorse all/ })).toHaveLength(1);
  },
};

export const GroupEndorsed: Story = act({ ...Grouped }, async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Endorse all 3' }));
  await expect(args.onEndorse).toHaveBeenCalledTimes(3);
  for (const row of rows(canvas).slice(0, 3)) await waitFor(() => expect(row).toHaveTextContent('Endorsed'));
  await expect(rows(canvas)).toHaveLength(5);
  await expect(buttonIn(rows(canvas)[3])).toHaveFocus();
});

/** The row stays until the answer arrives. */
export const Endorsing: Story = shows({ onEndorse: fn(() => new Promise(() => {})) }, async ({ args, canvas, userEvent }) => {
  await userEvent.click(buttonIn(rows(canvas)[1]));
  await expect(within(rows(canvas)[1] as HTMLElement).getByRole('button', { name: 'Endorsing...' })).toBeVisible();
  await expect(rows(canvas)).toHaveLength(4);
  await expect(buttonIn(rows(canvas)[2])).toHaveFocus();
  await userEvent.click(canvas.getByRole('button', { name: 'Endorsing...' }));
  await expect(args.onEndorse).toHaveBeenCalledOnce();
});

/** The item returns with the reason and can be retried. */
export const Refused: Story = shows({ onEndorse: fn(() => Promise.reject(new Error('fetch failed'))) }, async (context) => {
  const { args, canvas, userEvent } = context;
  await userEvent.click(buttonIn(rows(canvas)[0]));
  const alert = await within(rows(canvas)[0] as HTMLElement).findByRole('alert');
  await expect(alert).toHaveTextContent('Failed to endorse skill. Please try again.');
  await userEvent.click(buttonIn(rows(canvas)[0]));
  await waitFor(() => expect(args.onEndorse).toHaveBeenCalledTimes(2));
  await performTables(context);
});

/** Somebody else endorsed it first: the item is gone, and a message says why. */
export const EndorsedMeanwhile: Story = {
  render: ({ items = [], ...args }) => {
    const [left, setLeft] = useState(items);
    const endorse: Props['onEndorse'] = async (id) => {
      setLeft((known) => known.filter(({ _id }) => _id !== id));
      throw Object.assign(new Error('This was already endorsed.'), { isServerText: true });
    };
    return <EndorsementQueue {...args} items={left} onEndorse={endorse} />;
  },
  play: sequence(
    ({ canvas, userEvent }) => userEvent.click(buttonIn(rows(canvas)[0])),
    sees('This was already endorsed.'),
    ({ canvas }) => expect(rows(canvas)).toHaveLength(3),
    performTables,
    lacksText('This was already endorsed.'),
  ),
};

/** Above a hundred, only the visible items are rendered, and the focus still moves on. */
export const Many: Story = plays(
  { parameters: { frame: 'page' }, args: { items: manyUserSkills(500) } },
  ({ canvas }) => waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '500')),
  rendersAtMost(500),
  ({ canvas, userEvent }) => userEvent.click(buttonIn(rows(canvas)[0])),
  ({ canvas }) => waitFor(() => expect(rows(canvas)[0]).toHaveTextContent('Endorsed')),
  ({ canvas }) => expect(buttonIn(rows(canvas)[1])).toHaveFocus(),
);

/** A queue that shrinks to a hundred stays virtualized, because rendering it anew would scroll to the top. */
export const WorkedDown: Story = shows({ items: manyUserSkills(102) }, async ({ canvas, userEvent }) => {
  await canvas.findAllByRole('listitem');
  const list = canvas.getByRole('list', { name: 'User skills' });
  await userEvent.click(buttonIn(rows(canvas)[0]));
  for (const place of [1, 2, 3]) {
    await waitFor(() => expect(rows(canvas)[place - 1]).toHaveTextContent('Endorsed'));
    await expect(buttonIn(rows(canvas)[place])).toHaveFocus();
    await userEvent.keyboard('{Enter}');
  }
  await expect(canvas.getByRole('list', { name: 'User skills' })).toBe(list);
});
