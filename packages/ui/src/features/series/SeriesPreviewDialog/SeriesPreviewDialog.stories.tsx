import { FIXED_NOW, seriesPreview } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { callsOnce, callsWith, onPage, plays, presses, sees, selects } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { SeriesPreviewDialog } from './SeriesPreviewDialog.tsx';

const CREATE = { role: 'button', name: 'Create 6 meetings' } as const;

const tables = {
  keyboard: [
    { keys: '{Enter}', on: { role: 'button', name: 'Skip meeting 1' }, does: 'Skips a meeting.', outcome: { calls: 'onExceptionsChange' } },
    { keys: '{Enter}', on: CREATE, does: 'Nothing, as long as a room is already booked.', outcome: { doesNotCall: 'onCreate' } },
  ],
  screenReader: [
    { part: 'Dialog', role: 'dialog', name: 'Meetings of Robotics from zero', description: '6 meetings. Nothing has been created yet.' },
    { part: 'What is in the way', role: 'status', text: '1 of them cannot have their room.' },
    { part: 'Meetings', role: 'list', name: 'Meetings' },
    { part: 'What to do instead', role: 'combobox', name: 'Instead, for meeting 3' },
    { part: 'Create', ...CREATE, state: { unavailable: true } },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Series/SeriesPreviewDialog',
  component: SeriesPreviewDialog,
  parameters: { tables, frame: 'overlay' },
  args: {
    title: 'Robotics from zero',
    meetings: seriesPreview(),
    exceptions: [],
    now: FIXED_NOW,
    onExceptionsChange: fn(async () => {}),
    onCreate: fn(async () => {}),
    onClose: fn(),
  },
} satisfies Meta<typeof SeriesPreviewDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The room is taken on one of the dates. */
export const Default: Story = plays(onPage(sees('Electronics Lab is taken by Robo Soccer League.')), performTables);

export const Resolves: Story = {
  tags: ['act'],
  args: {
    meetings: seriesPreview().map((meeting) => (meeting.number === 2 ? { ...meeting, number: 0 } : meeting)),
    exceptions: [{ original: '2026-12-02', skipped: true }],
  },
  play: onPage(
    selects('Instead, for meeting 3', 'At 8:30 pm'),
    callsWith('onExceptionsChange', [
      { original: '2026-12-02', skipped: true },
      { original: '2026-12-09', start_time: '20:30', end_time: '22:30' },
    ]),
    presses('Meeting of Wed 2 Dec as planned'),
    callsWith('onExceptionsChange', []),
    presses('Back to the form'),
    callsOnce('onClose'),
  ),
};
