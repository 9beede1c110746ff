import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { act, hasFocus, keys, lastCallsWith, presses, says, seesRole, sequence, shows } from '../../plays.ts';
import { performTables } from '../../testing/performTables.ts';
import { Button } from '../Button/Button.tsx';
import { guide } from './Tabs.guide.tsx';
import { Tabs, type TabsProps } from './Tabs.tsx';

const meta = {
  title: 'Primitives/Tabs',
  component: Tabs,
  args: {
    label: 'Feedback',
    items: [
      { id: 'add', label: 'Add Feedback', content: <p>Tell us what went well, and what did not.</p> },
      { id: 'all', label: 'View All Feedbacks', content: <p>What others said.</p> },
    ],
    onValueChange: fn(),
  },
  parameters: { guide: () => guide },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: performTables };

export const ByKeyboard: Story = act(
  keys('{Tab}{ArrowRight}'),
  hasFocus('tab', { name: 'View All Feedbacks', selected: true }),
  says('What others said.', 'tabpanel', 'View All Feedbacks'),
  lastCallsWith('onValueChange', 'all'),
);

/** The app controls the selected tab. */
export const Controlled: Story = {
  tags: ['act'],
  args: { value: 'all' },
  play: sequence(presses('Add Feedback', 'tab'), lastCallsWith('onValueChange', 'add'), seesRole('tabpanel', 'View All Feedbacks')),
};

/** An element that belongs to all tabs stands at the end of the row. */
export const WithAside: Story = shows({ aside: <Button size="s">Save as CSV</Button> }, async ({ canvas }) => {
  const middleOf = (element: Element) => element.getBoundingClientRect().y + element.getBoundingClientRect().height / 2;
  const [button, tab] = [canvas.getByRole('button', { name: 'Save as CSV' }), canvas.getByRole('tab', { name: 'Add Feedback' })];
  await expect(Math.abs(middleOf(button) - middleOf(tab))).toBeLessThan(8);
});

export const Many: Story = {
  args: {
    label: 'Modules',
    items: ['All Modules', 'Administration', 'Endorsements', 'Bookings', 'Feedback', 'Events', 'COSA'].map((label) => ({
      id: label.toLowerCase().replace(' ', '-'),
      label,
      content: <p>{label}</p>,
    })),
  },
};

/** In a narrow container the row scrolls, fades where it continues, and keeps the selected tab visible. */
export const ManyInLittleRoom: Story = {
  args: { ...Many.args, defaultValue: 'feedback' },
  decorators: [
    (TabsInside) => (
      <div style={{ inlineSize: '16rem' }}>
        <TabsInside />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('tablist');
    const isInSight = (name: string) => {
      const [tab, row] = [canvas.getByRole('tab', { name }), list].map((element) => element.getBoundingClientRect());
      return tab !== undefined && row !== undefined && tab.left >= row.left && tab.right <= row.right;
    };
    await expect(isInSight('Feedback')).toBe(true);
    await expect(list).toHaveAttribute('data-more-before');
    await expect(list).toHaveAttribute('data-more-after');
    await userEvent.keyboard('{Tab}{Home}');
    await waitFor(() => expect(list).not.toHaveAttribute('data-more-before'));
    await expect(isInSight('All Modules')).toBe(true);
    await expect(list).toHaveAttribute('data-more-after');
  },
};

function CountedLater(args: TabsProps) {
  const [count, setCount] = useState<number>();
  const counted = (label: string) => (count === undefined ? label : `${label} (${count})`);
  return (
    <>
      <Tabs {...args} items={args.items.map((item) => ({ ...item, label: counted(item.label) }))} />
      <button type="button" onClick={() => setCount(27)}>
        Count
      </button>
    </>
  );
}

/** When labels grow, for example by a count, the row fades where it now continues. */
export const GrowingLabels: Story = {
  args: {
    label: 'Endorsements',
    items: ['Skills', 'Awards', 'Prizes'].map((label) => ({ id: label.toLowerCase(), label, content: <p>{label}</p> })),
  },
  render: (args) => (
    <div style={{ inlineSize: '16rem' }}>
      <CountedLater {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('tablist');
    await expect(list).not.toHaveAttribute('data-more-after');
    await userEvent.click(canvas.getByRole('button', { name: 'Count' }));
    await waitFor(() => expect(list).toHaveAttribute('data-more-after'));
  },
};
