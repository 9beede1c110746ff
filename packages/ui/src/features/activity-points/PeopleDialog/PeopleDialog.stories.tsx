import { PEOPLE, personReference } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { act, callsOnce, callsWith, neverCalls, presses, says, seesRole, sequence } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { RefusedSubmission } from '../../../testing/RefusedSubmission.ts';
import { rejecting } from '../../../testing/submission.ts';
import { PeopleDialog } from './PeopleDialog.tsx';

const tables = {
  keyboard: [],
  screenReader: [
    { part: 'Dialog', role: 'dialog', name: 'Advisers of B.Tech, admitted 2024' },
    { part: 'Advisers', role: 'combobox', name: 'Advisers' },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Activity points/PeopleDialog',
  component: PeopleDialog,
  parameters: { tables, frame: 'overlay' },
  args: {
    title: 'Advisers of B.Tech, admitted 2024',
    about: 'They sign what their class has done.',
    label: 'Advisers',
    people: [personReference(PEOPLE.president)],
    fallback: 'Failed to save.',
    onSearch: fn(async () => []),
    onSubmit: fn(async () => {}),
    onClose: fn(),
  },
} satisfies Meta<typeof PeopleDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: sequence(seesRole('dialog', 'Advisers of B.Tech, admitted 2024'), performTables) };

export const Saves: Story = act(presses(/^Remove/), presses('Save'), callsOnce('onClose'), callsWith('onSubmit', { user_ids: [] }));

export const Refused: Story = {
  args: { onSubmit: rejecting(new RefusedSubmission('You cannot name yourself as an adviser.')) },
  play: sequence(presses('Save'), says('You cannot name yourself as an adviser.'), neverCalls('onClose')),
};
