import { aMinimalEvent, anEvent, manyEvents } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { act, plays, says, sees, seesMany, seesRole, sequence, shows } from '../../../plays.ts';
import { type ComponentTables, key, ofStory, performTables } from '../../../testing/performTables.ts';
import { EventListCompact } from './EventListCompact.tsx';

const tables = {
  keyboard: [
    ...ofStory(
      'HundredsByKeyboard',
      key('{Tab}', 'Moves to the first line of a list of more than a hundred.', { focus: { role: 'listitem' } }),
      key('{End}', 'Moves to the last line and says where it stands.', { shows: { role: 'status', text: 'Row 500 of 500' } }),
    ),
  ],
  screenReader: [
    { part: 'List', role: 'list', name: 'Events' },
    { part: 'Line', role: 'listitem' },
    { part: 'Title', role: 'link', name: 'Monsoon Ragas' },
    { part: 'While they are on their way', role: 'status', text: 'Loading...', story: 'Loading' },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Events/EventListCompact',
  component: EventListCompact,
  parameters: { tables },
  args: { events: manyEvents(8), now: new Date('2026-11-17T06:00:00.000Z') },
} satisfies Meta<typeof EventListCompact>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(async (context) => {
  const { canvas } = context;
  const rows = canvas.getAllByRole('listitem');
  await expect(rows).toHaveLength(8);
  await expect(rows[1]).toHaveTextContent(
    'Tomorrow2Monsoon RagasWed 18 Nov, 6:30 pm · Open Air Theatre · Music ClubAn evening of vocal and instrumental classical music.Form LinkNov 18, 2026',
  );
  await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  await performTables(context);
});

/** Only the visible rows are rendered; they scroll with the page. */
export const MoreThanAHundred: Story = shows({ events: manyEvents(101) }, async ({ canvas, canvasElement }) => {
  await expect((await canvas.findAllByRole('listitem'))[0]).toHaveTextContent(/1/);
  await expect(canvasElement.querySelectorAll('*').length).toBeLessThanOrEqual(260);
  await waitFor(async () => {
    window.scrollTo({ top: document.documentElement.scrollHeight });
    await expect(canvas.getAllByRole('listitem').at(-1)).toHaveTextContent(/101/);
  });
  await expect(canvasElement.querySelectorAll('*').length).toBeLessThanOrEqual(260);
});

export const HundredsByKeyboard: Story = act(
  { args: { events: manyEvents(500) } },
  seesRole('list', 'Events'),
  performTables,
  () => waitFor(() => expect(document.activeElement).toHaveTextContent(/500/)),
  ({ canvas }) => expect(canvas.getAllByRole('listitem').length).toBeLessThan(40),
);

export const WithoutDescription: Story = {
  args: { events: [anEvent({ description: '  ' }), aMinimalEvent()] },
  play: seesMany(2, 'text', 'Event Overview'),
};

export const LongTitle: Story = {
  args: {
    events: [
      anEvent({
        title: 'Intercollegiate Symposium on Autonomous Navigation, Swarm Robotics and Human-Machine Interaction (Second Edition)',
        description: 'Two days of talks, posters and a hands-on workshop; bring a laptop and a power strip. '.repeat(3),
      }),
      anEvent({ _id: 'second' }),
    ],
  },
};

export const Empty: Story = { args: { events: [] }, play: sees('No events found', 'There are no events to display for your role.') };
export const Loading: Story = { args: { events: undefined }, play: sequence(says('Loading...', 'status'), performTables) };
