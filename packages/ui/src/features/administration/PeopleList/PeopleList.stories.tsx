import { anAdminPerson, manyAdminPeople } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { lastCallsWith, presses, sees, seesRole, selects, sequence, types } from '../../../plays.ts';
import { asksAgain, rendersWhatIsVisible } from '../../../testing/listPlays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { NO_PEOPLE_FILTERS, PeopleList } from './PeopleList.tsx';

const SEARCH = { role: 'searchbox', name: 'Search' } as const;
const SECOND = { role: 'combobox', name: 'Role' } as const;

const tables = {
  keyboard: [{ keys: '{Tab}', on: SEARCH, does: 'Moves on to the next filter.', outcome: { focus: SECOND } }],
  screenReader: [
    { part: 'Filters', role: 'search', name: 'Filter people' },
    { part: 'List', role: 'list', name: 'People' },
  ],
} satisfies ComponentTables;
const performGuide = performTables(tables);

const meta = {
  title: 'Features/Administration/PeopleList',
  component: PeopleList,
  parameters: { tables, frame: 'overlay' },
  args: {
    people: manyAdminPeople(8),
    filters: NO_PEOPLE_FILTERS,
    onFiltersChange: fn(),
    onRetry: fn(),
    onLoadMore: fn(),
    onAction: fn(),
    ownId: '',
  },
} satisfies Meta<typeof PeopleList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async (context) => {
    const rows = context.canvas.getAllByRole('listitem');
    await expect(rows).toHaveLength(8);
    await expect(rows[0]).toHaveTextContent('Kavya Subramanianpresident@campus.example');
    await performGuide(context);
  },
};

/** An office that ends, an administrator, a closed account, and an address that nobody has confirmed. */
export const States: Story = {
  args: {
    people: [
      anAdminPerson({ _id: 'self', name: 'Olivia Office', is_administrator: true }),
      anAdminPerson({ _id: 'president', role: 'PRESIDENT', role_until: '2027-04-30T18:30:00.000Z' }),
      anAdminPerson({ _id: 'disabled', is_disabled: true }),
      anAdminPerson({ _id: 'unproven', is_proven: false, user_id: null, role: 'JANITOR' }),
    ],
    ownId: 'self',
  },
  play: sees('This is you', 'President until Apr 30, 2027', 'JANITOR'),
};

export const Acts: Story = {
  tags: ['act'],
  args: { people: [anAdminPerson({ is_disabled: true })] },
  play: sequence(presses('What to do with Aarav Mehta'), seesRole('menuitem', 'Correct'), presses('Enable', 'menuitem'), ({ args }) =>
    expect(args.onAction).toHaveBeenCalledWith({ act: 'enable', person: args.people?.[0] }),
  ),
};

export const Filters: Story = {
  tags: ['act'],
  play: sequence(
    types('Search', 'd', 'searchbox'),
    lastCallsWith('onFiltersChange', { ...NO_PEOPLE_FILTERS, search: 'd' }),
    selects('State', 'Disabled'),
    lastCallsWith('onFiltersChange', { ...NO_PEOPLE_FILTERS, state: 'disabled' }),
  ),
};

export const NothingFound: Story = {
  args: { people: [], filters: { ...NO_PEOPLE_FILTERS, search: 'zoya' } },
  play: sequence(sees('Nobody found'), presses('Clear filters'), ({ args }) =>
    expect(args.onFiltersChange).toHaveBeenLastCalledWith(NO_PEOPLE_FILTERS),
  ),
};

export const Empty: Story = { args: { people: [] }, play: sees('Nobody has an account yet') };

/** Of 5,000 only what is visible is rendered. */
export const Many: Story = { args: { people: manyAdminPeople(5000) }, play: rendersWhatIsVisible };

export const Loading: Story = { args: { people: undefined }, play: sees('Loading people...') };
export const Failed: Story = { args: { people: undefined, error: 'Something broke.' }, play: asksAgain };

export const LongName: Story = {
  args: {
    people: [
      anAdminPerson({
        name: 'Averyveryverylongnamewithoutanyspacesthatgoesonandonandonandonandonandon',
        username: 'averyveryverylongnamewithoutanyspacesthatgoesonandonandonandonandonandon@students.campus.example',
      }),
    ],
  },
};
