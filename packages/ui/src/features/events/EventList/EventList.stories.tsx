import { manyEvents } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { act, plays, presses, says, sees, seesMany, seesRole, sequence } from '../../../plays.ts';
import { type ComponentTables, key, ofStory, performTables } from '../../../testing/performTables.ts';
import { RoomRequestList } from '../../room-requests/index.ts';
import { EventList } from './EventList.tsx';

const RETRY = { role: 'button', name: 'Retry' } as const;

const tables = {
  keyboard: [
    ...ofStory(
      'HundredsByKeyboard',
      key('{Tab}', 'Moves to the first card of a list of more than a hundred, which is a stop of its own.', {
        focus: { role: 'listitem' },
      }),
      key('{ArrowRight}', 'Moves to the next card and says where it stands.', { shows: { role: 'status', text: '2 of 500' } }),
      key('{End}', 'Moves to the last card, however far away.', { shows: { role: 'status', text: '500 of 500' } }),
    ),
    ...ofStory('Failed', key('{Enter}', RETRY, 'Asks for the events again.', { calls: 'onRetry' })),
  ],
  screenReader: [
    { part: 'List', role: 'list', name: 'Events' },
    { part: 'Card', role: 'article' },
    { part: 'While they are on their way', role: 'status', text: 'Loading...', story: 'Loading' },
    { part: 'Failure', role: 'alert', text: 'Error loading events: Failed to fetch events.', story: 'Failed' },
    { part: 'Retry', ...RETRY, story: 'Failed' },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Events/EventList',
  component: EventList,
  parameters: { tables },
  args: {
    events: manyEvents(6),
    role: 'CLUB_COORDINATOR',
    onRequestRoom: fn(),
    onManageRequests: fn(),
    onEdit: fn(),
    renderRoomRequests: (event) => <RoomRequestList requests={event.room_requests} />,
  },
} satisfies Meta<typeof EventList>;
export default meta;
type Story = StoryObj<typeof meta>;

const LAST_OF_101 = 'Monsoon Ragas, round 12';

function isInSight(element: Element | null | undefined): boolean {
  const { top = -1, bottom = Number.POSITIVE_INFINITY } = element?.getBoundingClientRect() ?? {};
  return top >= 0 && bottom <= window.innerHeight + 1;
}

export const Default: Story = { play: sequence(seesMany(6, 'article'), performTables) };
export const President: Story = { args: { role: 'PRESIDENT' }, play: seesMany(6, 'button', 'Manage Requests') };
function toTheEnd() {
  window.scrollTo({ top: document.documentElement.scrollHeight });
}

/** Columns that scroll with the page; only the visible cards are rendered. */
export const MoreThanAHundred: Story = plays(
  { parameters: { frame: 'page' }, args: { events: manyEvents(101) } },
  async ({ canvas, canvasElement }) => {
    await waitFor(async () => {
      const [first, second] = canvas.getAllByRole('article');
      await expect(second?.getBoundingClientRect().top).toBe(first?.getBoundingClientRect().top);
      await expect(second?.getBoundingClientRect().height).toBe(first?.getBoundingClientRect().height);
    });
    await expect(canvasElement.querySelectorAll('article').length).toBeLessThan(30);
    await expect(canvas.queryByText(LAST_OF_101)).not.toBeInTheDocument();
    await waitFor(async () => {
      toTheEnd();
      await expect(canvas.getByText(LAST_OF_101)).toBeVisible();
    });
    await expect(canvasElement.querySelectorAll('article').length).toBeLessThan(30);
  },
);

/** A phone shows the first twelve, and a button for the next twelve. */
export const MoreThanAHundredOnAPhone: Story = {
  parameters: { frame: 'page' },
  args: { events: manyEvents(101) },
  globals: { viewport: { value: 'phone' } },
  play: sequence(seesMany(12, 'article'), presses('Show more'), seesMany(24, 'article'), () =>
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth),
  ),
};

/** The keyboard reaches all cards and announces the position. */
export const HundredsByKeyboard: Story = act(
  { parameters: { frame: 'page' }, args: { events: manyEvents(500) } },
  seesRole('list', 'Events'),
  performTables,
  () => expect(document.activeElement).toHaveAttribute('aria-posinset', '500'),
  sees('500 of 500'),
  () => waitFor(() => expect(isInSight(document.activeElement)).toBe(true)),
  ({ canvasElement }) => expect(canvasElement.querySelectorAll('article').length).toBeLessThan(30),
);

export const Loading: Story = { args: { events: undefined }, play: sequence(says('Loading...', 'status'), performTables) };

const retry = fn();

export const Failed: Story = {
  args: { events: undefined, error: 'Failed to fetch events.', onRetry: retry },
  play: sequence(says('Error loading events: Failed to fetch events.'), performTables, () => expect(retry).toHaveBeenCalledOnce()),
};
