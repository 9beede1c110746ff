import { manyUserSkills } from '@quad/domain/fixtures';
import { matchesUserSkillFilters, NO_USER_SKILL_FILTERS, readUserSkillFilters } from '@quad/domain/skills';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { act, callsOnce, presses, says, sees, seesMany, selects, sequence } from '../../../plays.ts';
import { type ComponentTables, key, ofStory, performTables } from '../../../testing/performTables.ts';
import { UserSkillBrowser, type UserSkillBrowserProps } from './UserSkillBrowser.tsx';

const ADD = { role: 'button', name: 'Add a skill' } as const;

const tables = {
  keyboard: [
    key('{Tab}', 'Moves to the first filter; the browser’s own keys choose one.', { focus: { role: 'combobox', name: 'Proficiency' } }),
    ...ofStory('Empty', key('{Enter}', ADD, 'Leads to the form.', { calls: 'onAdd' })),
  ],
  screenReader: [
    { part: 'Filters', role: 'search', name: 'Filter skills' },
    { part: 'How many are left', role: 'status', text: 'Showing 12 of 12 skills' },
    { part: 'List', role: 'list', name: 'Skills' },
    { part: 'Add a skill', ...ADD, story: 'Empty' },
  ],
} satisfies ComponentTables;

/** Stores the filters and loads the matching skills, as a page does with its URL. */
function Page(props: UserSkillBrowserProps) {
  const [filters, setFilters] = useState(props.filters);
  const all = props.userSkills;
  const found = all.filter((each) => matchesUserSkillFilters(each, readUserSkillFilters(filters)));
  return (
    <UserSkillBrowser
      {...props}
      userSkills={found}
      counts={{ shown: found.length, all: all.length }}
      filters={filters}
      onFiltersChange={(changed) => setFilters((known) => ({ ...known, ...changed }))}
      onClear={() => setFilters(NO_USER_SKILL_FILTERS)}
    />
  );
}

const meta = {
  title: 'Features/Skills/UserSkillBrowser',
  component: UserSkillBrowser,
  parameters: { tables },
  args: {
    userSkills: manyUserSkills(12),
    counts: undefined,
    filters: NO_USER_SKILL_FILTERS,
    onFiltersChange: fn(),
    onClear: fn(),
    onAdd: fn(),
  },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof UserSkillBrowser>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: sequence(seesMany(12, 'listitem'), says('Showing 12 of 12 skills', 'status'), performTables) };
export const Filtered: Story = { play: sequence(selects('Proficiency', 'Expert'), says('Showing 3 of 12 skills', 'status')) };

export const Cleared: Story = act(
  selects('Proficiency', 'Expert'),
  selects('Endorsement', 'Not Endorsed'),
  sees('No Skills Found'),
  presses('Clear filters'),
  seesMany(12, 'listitem'),
);

export const Empty: Story = { args: { userSkills: [] }, play: sequence(sees('No skills added yet'), performTables, callsOnce('onAdd')) };
