import { aUnit, UNITS } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { lacksText, plays, presses, says, sees, seesRole, sequence } from '../../../plays.ts';
import { type ComponentTables, key, performTables } from '../../../testing/performTables.ts';
import { UnitTree } from './UnitTree.tsx';

/** The first unit; a disclosure has no name of its own. */
const ABOUT = { role: 'group', name: '' } as const;

const tables = {
  keyboard: [
    key('{Tab}{Enter}', 'Moves to the first unit and opens what is known of it.', { shows: { ...ABOUT, state: { expanded: true } } }),
    key('{Tab}', 'Moves to its contact.', { focus: { role: 'link', name: 'academic.council@campus.example' } }),
    key('{Shift>}{Tab}{/Shift}[Space]', 'Goes back to the unit and closes it again.', { shows: { ...ABOUT, state: { expanded: false } } }),
  ],
  screenReader: [
    { part: 'Top', role: 'list', name: 'Organizational units' },
    { part: 'Units below', role: 'list', name: 'Units of Science and Technology Council' },
    { part: 'Unit', role: 'listitem' },
    { part: 'What is known of a unit', ...ABOUT, state: { expanded: false } },
    { part: 'Contact', role: 'link', name: 'robotics@campus.example', story: 'Opened' },
    { part: 'While they are on their way', role: 'status', text: 'Loading units...', story: 'Loading' },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Org units/UnitTree',
  component: UnitTree,
  parameters: { tables },
  args: { units: UNITS },
} satisfies Meta<typeof UnitTree>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(async (context) => {
  const { canvas } = context;
  const clubs = within(canvas.getByRole('list', { name: 'Units of Science and Technology Council' })).getAllByRole('listitem');
  await expect(clubs).toHaveLength(2);
  await expect(clubs[0]).toHaveTextContent('Coding Club');
  await expect(canvas.getByText('Hostel Affairs Committee')).toBeVisible();
  await performTables(context);
});

export const Opened: Story = plays(
  presses('Robotics Club', 'text'),
  seesRole('link', 'robotics@campus.example'),
  sees('₹62,500 spent of ₹2,25,000'),
  seesRole('link', 'https://www.instagram.com/robotics.example'),
  performTables,
);

/** Students do not see budgets. */
export const WithoutBudget: Story = {
  args: { units: [aUnit({ parent_unit_id: null, budget_info: undefined })] },
  play: sequence(presses('Robotics Club', 'text'), seesRole('link', 'robotics@campus.example'), lacksText('Budget')),
};

export const SparseData: Story = {
  args: {
    units: [
      aUnit({
        parent_unit_id: null,
        type: undefined,
        description: null,
        category: null,
        contact_info: { social_media: [] },
        budget_info: null,
      }),
    ],
  },
};

export const LongTitle: Story = {
  args: {
    units: [
      aUnit({
        _id: 'top',
        parent_unit_id: null,
        name: 'Committee for Intercollegiate Symposia, Workshops and Industrial Visits of the Institute',
      }),
      aUnit({
        _id: 'below',
        parent_unit_id: 'top',
        type: 'independent_position',
        name: 'Convener for the Journeys to Symposia and Back Again',
      }),
    ],
  },
};

export const Loading: Story = { args: { units: undefined }, play: sequence(says('Loading units...', 'status'), performTables) };
