import { manyAchievements, manySkills, manyUserSkills } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { presses, says, seesMany, seesRole, sequence, shows } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { EndorsementPanel, type EndorsementPanelProps } from './EndorsementPanel.tsx';

const USER_SKILLS = { role: 'tab', name: 'User skills (4)' } as const;
const SKILLS = { role: 'tab', name: 'Skills (2)' } as const;
const ACHIEVEMENTS = { role: 'tab', name: 'Achievements (3)' } as const;

const tables = {
  keyboard: [
    {
      keys: '{ArrowRight}',
      on: USER_SKILLS,
      does: 'Moves to the next tab and shows its list.',
      outcome: [
        { focus: SKILLS },
        { shows: { ...SKILLS, state: { selected: true } } },
        { shows: { role: 'tabpanel', name: 'Skills (2)', text: 'submitted 22 Aug 2026' } },
      ],
    },
    { keys: '{Home}', does: 'Moves to the first tab.', outcome: { focus: USER_SKILLS } },
    {
      keys: '{End}',
      does: 'Moves to the last tab and shows its list.',
      outcome: [{ focus: ACHIEVEMENTS }, { shows: { role: 'tabpanel', name: 'Achievements (3)' } }],
    },
    { keys: '{Tab}', does: 'Moves from the tabs into the list.', outcome: { focus: { role: 'tabpanel', name: 'Achievements (3)' } } },
  ],
  screenReader: [
    { part: 'Tabs', role: 'tablist', name: 'What to endorse' },
    { part: 'Open tab', ...USER_SKILLS, state: { selected: true } },
    { part: 'Another tab', ...SKILLS, state: { selected: false } },
    { part: 'Queue', role: 'list', name: 'User skills' },
    { part: 'Tab while its list is on its way', role: 'tab', name: 'User skills', story: 'Loading' },
    { part: 'Refusal', role: 'alert', text: 'You can endorse only sports items.', story: 'Refused' },
  ],
} satisfies ComponentTables;

const acts = { onRetry: fn(), onEndorse: fn(async () => {}) };

/** Stores the tab, as a page does with its URL. */
function Page(props: EndorsementPanelProps) {
  const [tab, setTab] = useState(props.tab);
  return <EndorsementPanel {...props} tab={tab} onTabChange={(selected) => setTab(selected)} />;
}

const meta = {
  title: 'Features/Endorsements/EndorsementPanel',
  component: EndorsementPanel,
  parameters: { tables },
  args: {
    type: 'cultural',
    tab: 'user-skills',
    onTabChange: fn(),
    userSkills: { ...acts, items: manyUserSkills(4) },
    skills: { ...acts, items: manySkills(2) },
    achievements: { ...acts, items: manyAchievements(3) },
  },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof EndorsementPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: sequence(performTables, seesMany(3, 'link', 'View Certificate')) };

export const Loading: Story = {
  args: { userSkills: { ...acts, items: undefined }, skills: { ...acts, items: undefined }, achievements: { ...acts, items: undefined } },
  play: sequence(seesRole('tab', 'User skills'), says('Loading...', 'status'), performTables),
};

const failed = (error: string) => ({ ...acts, items: undefined, error });

export const Failed: Story = shows(
  {
    userSkills: failed('Failed to load user skills. Please try again.'),
    skills: failed('Failed to fetch unendorsed skills'),
    achievements: failed('Failed to load achievements'),
  },
  says('Failed to load user skills. Please try again.'),
  presses('Retry'),
  () => expect(acts.onRetry).toHaveBeenCalled(),
  presses('Skills', 'tab'),
  says('Failed to fetch unendorsed skills'),
  presses('Achievements', 'tab'),
  says('Failed to load achievements'),
);

export const Refused: Story = {
  args: { userSkills: failed('You can endorse only sports items.') },
  play: sequence(says('You can endorse only sports items.'), performTables),
};
