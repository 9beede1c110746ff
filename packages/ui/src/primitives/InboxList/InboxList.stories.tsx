import type { Meta, StoryObj } from '@storybook/react-vite';
import { Archive, DoorOpen, MessageSquare, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { expect, fireEvent, fn, within } from 'storybook/test';
import {
  act,
  callsOnce,
  callsWith,
  focuses,
  hasAttribute,
  hasFocus,
  keys,
  lastCallsWith,
  presses,
  says,
  sees,
  sequence,
} from '../../plays.ts';
import { othersRemove, useRemaining } from '../../testing/listPlays.tsx';
import { performTables } from '../../testing/performTables.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { guide } from './InboxList.guide.tsx';
import { type InboxItem, InboxList, type InboxListProps } from './InboxList.tsx';

const ITEMS: readonly InboxItem[] = [
  {
    id: 'room',
    kind: 'Room request',
    icon: <DoorOpen size={16} aria-hidden="true" />,
    title: 'Line Follower Championship wants the Main Auditorium',
    description: '24 Nov, 6:30 pm to 9:00 pm. Robotics Club expects 120 people.',
    time: '5 minutes ago',
    unread: true,
    actions: [
      { id: 'approve', label: 'Approve', variant: 'primary' },
      { id: 'reject', label: 'Reject' },
    ],
  },
  {
    id: 'feedback',
    kind: 'Feedback',
    icon: <MessageSquare size={16} aria-hidden="true" />,
    title: 'Kavya Nair gave you feedback',
    time: 'yesterday',
    href: '#feedback',
  },
  {
    id: 'skill',
    kind: 'Endorsement',
    icon: <Sparkles size={16} aria-hidden="true" />,
    title: 'Meera Iyer asks to be endorsed in Python',
    time: '20 Nov',
    unread: true,
    actions: [{ id: 'endorse', label: 'Endorse' }],
  },
];

/** Removes answered items, as an app does. */
function Answered({ items: atFirst, onAction, onBulkAction, ...rest }: InboxListProps) {
  const [items, setItems] = useState(atFirst);
  const act: InboxListProps['onAction'] = (pressed) => {
    onAction?.(pressed);
    setItems(items.filter(({ id }) => id !== pressed.id));
  };
  const actOnAll: InboxListProps['onBulkAction'] = (pressed) => {
    onBulkAction?.(pressed);
    setItems(items.filter(({ id }) => !pressed.ids.includes(id)));
  };
  return <InboxList {...rest} items={items} onAction={act} onBulkAction={actOnAll} />;
}

const meta = {
  title: 'Primitives/InboxList',
  component: InboxList,
  args: {
    label: 'What waits for you',
    items: ITEMS,
    bulkActions: [{ id: 'archive', label: 'Put away', icon: <Archive size={16} aria-hidden="true" /> }],
    onItemSelect: fn(),
    onAction: fn(),
    onBulkAction: fn(),
    onValueChange: fn(),
    empty: <EmptyState title="Nothing waits for you" />,
  },
  render: (args) => <Answered {...args} />,
  parameters: { guide: () => guide, frame: 'overlay' },
} satisfies Meta<typeof InboxList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: sequence(
    performTables,
    callsWith('onItemSelect', 'room'),
    callsWith('onAction', { id: 'room', action: 'approve' }),
    says('1 new, 2 in all', 'status'),
  ),
};

export const Selected: Story = { args: { defaultValue: ['feedback'] }, play: performTables };

/** After a bulk action on all items the list shows its empty state. */
export const AllAtOnce: Story = {
  tags: ['act'],
  play: sequence(
    presses('Select all', 'checkbox'),
    says('3 selected', 'status'),
    presses('Put away'),
    callsWith('onBulkAction', { ids: ['room', 'feedback', 'skill'], action: 'archive' }),
    sees('Nothing waits for you'),
  ),
};

/** The first item of each group has its heading. */
export const Grouped: Story = {
  args: { items: ITEMS.map((item, index) => ({ ...item, group: index < 2 ? 'In the next 7 days' : 'To complete' })) },
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading', { level: 2 });
    await expect(headings.map((heading) => heading.textContent)).toEqual(['In the next 7 days', 'To complete']);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** On a phone a collapsed item has at most two lines of title and one line of metadata. */
export const Closed: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    items: ITEMS.map((item) => ({
      ...item,
      details: 'Robotics Club expects 120 people, and needs two projectors.',
      open: item.id === 'skill',
    })),
  },
  play: async ({ canvas }) => {
    const [room, , skill] = canvas.getAllByRole('listitem');
    await expect(room?.getBoundingClientRect().height).toBeLessThanOrEqual(96);
    await expect(within(room as HTMLElement).getByText(/two projectors/)).not.toBeVisible();
    await expect(within(skill as HTMLElement).getByText(/two projectors/)).toBeVisible();
    await expect(within(room as HTMLElement).queryByRole('button', { name: /^Reject/ })).not.toBeInTheDocument();
  },
};

export const WithoutSelection: Story = { args: { bulkActions: [] } };
export const Empty: Story = { args: { items: [] } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const LongWords: Story = {
  args: {
    items: [
      {
        id: 'long',
        kind: 'Request of the Society for the Promotion of Classical Indian Music, Dance and Drama',
        title: 'Einverständniserklärung zur Veröffentlichung von Fotografien aller Teilnehmenden der Robotikmeisterschaft und ihrer Gäste',
        description: 'Requested by the Society for the Promotion of Classical Indian Music, Dance and Drama among Students of Engineering.',
        time: 'three weeks and four days ago',
        actions: [
          { id: 'a', label: 'Approve and tell everybody' },
          { id: 'b', label: 'Ask for something else' },
        ],
      },
      ...ITEMS,
    ],
  },
};

/** Actions without room beside the title are below it. */
export const WideActionsOnAPhone: Story = {
  ...LongWords,
  tags: ['act'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('button', { name: /^Einverständniserklärung/ });
    const action = canvas.getByRole('button', { name: /^Approve and tell everybody/ });
    await expect(title.getBoundingClientRect().width).toBeGreaterThan(150);
    await expect(action.getBoundingClientRect().top).toBeGreaterThan(title.getBoundingClientRect().bottom);
  },
};

export const Many: Story = {
  args: {
    items: Array.from({ length: 40 }, (_, index) => ({
      id: `i${index}`,
      kind: 'Feedback',
      title: `Feedback ${index + 1}`,
      unread: index < 3,
    })),
  },
  play: sequence(
    focuses('button', 'Feedback 1'),
    keys('{End}'),
    hasFocus('button', 'Feedback 40'),
    keys('{ArrowDown}'),
    hasFocus('button', 'Feedback 40'),
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

function Shared(args: InboxListProps) {
  return (
    <section aria-label="Inbox" tabIndex={-1}>
      <InboxList {...args} items={useRemaining(args.items, ({ id }) => id)} />
    </section>
  );
}

const numbered = (number: number) => ({
  id: `i${number}`,
  kind: 'Feedback',
  title: `Feedback ${number}`,
  actions: [{ id: 'read', label: 'Read' }],
});

/**
 * Others answer the item that has the focus, together with one above and with the next: the item that follows gets the focus and stays the
 * tab stop; after the last item the one before, and in the end what is focusable around the list.
 */
export const AnsweredByOthers: Story = {
  tags: ['act'],
  args: { items: [1, 2, 3, 4, 5, 6].map(numbered) },
  render: (args) => <Shared {...args} />,
  play: sequence(
    focuses('button', 'Read: Feedback 3'),
    othersRemove('i1', 'i3', 'i4'),
    hasFocus('button', 'Feedback 5'),
    othersRemove('i2'),
    hasFocus('button', 'Feedback 5'),
    hasAttribute('button', 'Feedback 5', 'tabindex', '0'),
    keys('{Tab}'),
    hasFocus('button', 'Read: Feedback 5'),
    keys('j'),
    hasFocus('button', 'Feedback 6'),
    othersRemove('i6'),
    hasFocus('button', 'Feedback 5'),
    focuses('checkbox', 'Select all'),
    othersRemove('nothing'),
    hasFocus('checkbox', 'Select all'),
    focuses('checkbox', 'Select Feedback 5'),
    othersRemove('i5'),
    sees('Nothing waits for you'),
    hasFocus('region', 'Inbox'),
  ),
};

/** Letters that an app assigns to actions run them for the focused item, or for all selected ones. */
export const Shortcuts: Story = {
  tags: ['act'],
  args: {
    items: ITEMS.map((item) => ({ ...item, actions: item.actions?.map((action, index) => ({ ...action, shortcut: 'ar'[index] ?? '' })) })),
    bulkActions: [{ id: 'archive', label: 'Put away', shortcut: 'e' }],
  },
  play: sequence(
    focuses('button', 'Line Follower Championship wants the Main Auditorium'),
    keys('r'),
    lastCallsWith('onAction', { id: 'room', action: 'reject' }),
    keys('a'),
    callsOnce('onAction'),
    keys('xe'),
    callsWith('onBulkAction', { ids: ['feedback'], action: 'archive' }),
  ),
};

/** Presses a key once, and keeps it down if it repeats. */
const holds =
  (key: string, code: string, repeats = 0) =>
  () => {
    const focused = document.activeElement ?? document.body;
    fireEvent.keyDown(focused, { key, code });
    for (let repeat = 0; repeat < repeats; repeat++) fireEvent.keyDown(document.activeElement ?? focused, { key, code, repeat: true });
  };

/** A key that is held down answers one item only. On a Devanagari keyboard the letters are at the same places. */
export const HeldAndDevanagari: Story = act(
  Shortcuts,
  focuses('button', 'Line Follower Championship wants the Main Auditorium'),
  holds('ो', 'KeyA', 3),
  callsOnce('onAction'),
  callsWith('onAction', { id: 'room', action: 'approve' }),
  hasFocus('link', 'Kavya Nair gave you feedback'),
  holds('ऱ', 'KeyJ'),
  hasFocus('button', 'Meera Iyer asks to be endorsed in Python'),
  holds('ो', 'KeyA'),
  lastCallsWith('onAction', { id: 'skill', action: 'endorse' }),
);
