import { aSeries } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { fn } from 'storybook/test';
import { act, callsWith, hasValue, onPage, presses, sees, sequence, types } from '../../../plays.ts';
import { type ComponentTables, key, performTables } from '../../../testing/performTables.ts';
import { RefusedSubmission } from '../../../testing/RefusedSubmission.ts';
import { rejecting } from '../../../testing/submission.ts';
import { SeriesChangeDialog, type SeriesChangeDialogProps } from './SeriesChangeDialog.tsx';

const tables = {
  keyboard: [
    key('{ArrowDown}', { role: 'radio', name: 'This meeting' }, 'Chooses this one and those after it.', {
      shows: { role: 'radio', name: 'This and the following', state: { checked: true } },
    }),
    key('{Enter}', { role: 'button', name: 'Close' }, 'Leaves it as it is.', { calls: 'onClose' }, { doesNotCall: 'onSubmit' }),
  ],
  screenReader: [
    {
      part: 'Dialog',
      role: 'dialog',
      name: 'Change meetings',
      description: 'Meetings that were moved before keep their own day and time.',
    },
    { part: 'Which', role: 'radiogroup', name: 'Which meetings' },
    { part: 'Title', role: 'textbox', name: 'Title' },
    { part: 'Save', role: 'button', name: 'Save' },
  ],
} satisfies ComponentTables;

const series = aSeries({ may_manage: true });
const eventId = series.meetings[3]?._id ?? '';

const meta = {
  title: 'Features/Series/SeriesChangeDialog',
  component: SeriesChangeDialog,
  parameters: { tables, frame: 'overlay' },
  args: { series, eventId, onSubmit: fn(async () => {}), onClose: fn() },
} satisfies Meta<typeof SeriesChangeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: sequence(onPage(hasValue('textbox', 'Title', 'Robotics from zero')), performTables) };

/** Unchanged fields are not sent. */
export const SendsWhatIsAnother: Story = act(
  onPage(
    presses('All that are to come', 'radio'),
    types('Venue', ' 2'),
    presses('Save'),
    callsWith('onSubmit', { scope: 'all', version: 1, venue: 'Electronics Lab 2' }),
  ),
);

/** Loads the series again when the connection comes back, as an app does, and finds that somebody has changed it. */
function Reloading(args: SeriesChangeDialogProps) {
  const [version, setVersion] = useState(args.series.version);
  useEffect(() => {
    const reload = () => setVersion(2);
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  return <SeriesChangeDialog {...args} series={{ ...args.series, version }} />;
}

/** A change that somebody else made while the dialog was open is refused by the server once, before it may be replaced. */
export const ChangedMeanwhile: Story = act(
  { args: { onSubmit: rejecting(new RefusedSubmission('This has changed meanwhile.')) }, render: (args) => <Reloading {...args} /> },
  onPage(
    types('Venue', ' 2'),
    () => window.dispatchEvent(new Event('online')),
    presses('Save'),
    callsWith('onSubmit', { scope: 'this', version: 1, venue: 'Electronics Lab 2' }),
    sees('This has changed meanwhile.'),
    presses('Save'),
    callsWith('onSubmit', { scope: 'this', version: 2, venue: 'Electronics Lab 2' }),
  ),
);
