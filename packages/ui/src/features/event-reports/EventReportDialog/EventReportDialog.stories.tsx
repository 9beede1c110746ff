import { anEventReport } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { act, type Context, callsOnce, callsWith, plays, presses, sees, seesRole, types } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { EventReportDialog } from './EventReportDialog.tsx';

const report = anEventReport();
const photo = { _id: 'photo', url: '', place: null, taken_at: null };

const tables = {
  keyboard: [],
  screenReader: [
    { part: 'Dialog', role: 'dialog', name: 'Change the report' },
    { part: 'Photos', role: 'group', name: 'Photos' },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Event reports/EventReportDialog',
  component: EventReportDialog,
  parameters: { tables, frame: 'overlay' },
  args: {
    report,
    onAddPhoto: fn(async () => photo),
    onRemovePhoto: fn(async () => {}),
    onSubmit: fn(async () => {}),
    onClose: fn(),
  },
} satisfies Meta<typeof EventReportDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(seesRole('dialog', 'Change the report'), seesRole('link', /^Photo 2/), performTables);

const adds = async ({ canvas, userEvent }: Context) => {
  await userEvent.upload(await canvas.findByLabelText(/^Choose files/), new File(['RIFF'], 'stage.jpg', { type: 'image/jpeg' }));
};

/** Removes a photo, adds another with its place and time, and saves the text with the version that was read. */
export const Saves: Story = act(
  presses('Remove Photo 1'),
  presses('Keep the place and time of the photos that I add now', 'checkbox'),
  adds,
  sees(/sent$/),
  types('What happened', ' Nobody was hurt.'),
  presses('Save'),
  callsOnce('onClose'),
  callsWith('onRemovePhoto', report.photos[0]?._id),
  callsWith('onAddPhoto', expect.any(File), 'yes', expect.any(Function)),
  callsWith('onSubmit', {
    ...{ text: `${report.text} Nobody was hurt.`, photos_as_evidence: true, version: 1 },
  }),
);

const adding = Promise.withResolvers<typeof photo>();

/** A photo that is removed while it is uploaded does not stay in the report. */
export const RemovedDuringUpload: Story = act(
  { args: { onAddPhoto: fn(() => adding.promise) } },
  adds,
  presses(/^Remove stage\.jpg/),
  () => adding.resolve(photo),
  callsWith('onRemovePhoto', 'photo'),
);
