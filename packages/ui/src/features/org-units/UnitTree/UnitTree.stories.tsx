import { aUnit, UNITS } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { says, sequence } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { UnitTree } from './UnitTree.tsx';

/** The first unit; a disclosure has no name of its own. */
const ABOUT = { role: 'group', name: '' } as const;

const tables = {
  keyboard: [
    {
      keys: '{Tab}{Enter}',
      does: 'Moves to the first unit and opens what is known of it.',
      outcome: { shows: { ...ABOUT, state: { expanded: true } } },
    },
    { keys: '{Tab}', does: 'Moves to its contact.', outcome: { focus: { role: 'link', name: 'academic.council@campus.example' } } },
    {
      keys: '{Shift>}{Tab}{/Shift}[Space]',
      does: 'Goes back to the unit and closes it again.',
      outcome: { shows: { ...ABOUT, state: { expanded: false } } },
    },
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

export const Default: Story = {
  play: async (context) => {
    const { canvas } = context;
    const clubs = within(canvas.getByRole('list', { name: 'Units of Science and Technology Council' })).getAllByRole('listitem');
    await expect(clubs).toHaveLength(2);
    await expect(clubs[0]).toHaveTextContent('Coding Club');
    await expect(canvas.getByText('Hostel Affairs Committee')).toBeVisible();
    await performTables(context);
  },
};

export const Opened: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByText('Robotics Club'));
    await expect(canvas.getByRole('link', { name: 'robotics@campus.example' })).toBeVisible();
    await expect(canvas.getByText('₹62,500 spent of ₹2,25,000')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'https://www.instagram.com/robotics.example' })).toBeVisible();
    await performTables(context);
  },
};

/** Students do not see budgets. */
export const WithoutBudget: Story = {
  args: { units: [aUnit({ parent_unit_id: null, budget_info: undefined })] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Robotics Club'));
    await expect(canvas.getByRole('link', { name: 'robotics@campus.example' })).toBeVisible();
    await expect(canvas.queryByText('Budget')).not.toBeInTheDocument();
  },
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
