import { anAchievement, aUserSkill } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { hasAttribute, lacks, neverCalls, presses, says, sees, sequence, shows } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { ProficiencyBadge } from '../../badges/index.ts';
import { achievementItem, userSkillItem } from '../endorsementItem.ts';
import { EndorsementCard } from './EndorsementCard.tsx';

const ENDORSE = { role: 'button', name: 'Endorse' } as const;
const BUSY = { role: 'button', name: 'Endorsing...' } as const;

const tables = {
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the certificate, if there is one, and then to the button.', outcome: { focus: ENDORSE } },
    { keys: '{Enter}', does: 'Endorses.', outcome: { calls: 'onEndorse' } },
    {
      keys: '{Enter}',
      on: BUSY,
      does: 'Nothing while it is being endorsed; the button keeps the focus.',
      outcome: [{ doesNotCall: 'onEndorse' }, { focus: BUSY }],
      story: 'Endorsing',
    },
  ],
  screenReader: [
    { part: 'Endorse', ...ENDORSE, description: 'Embedded C' },
    { part: 'Endorse while it works', ...BUSY, state: { busy: true, unavailable: true }, story: 'Endorsing' },
    { part: 'Refusal', role: 'alert', text: 'Failed to endorse skill. Please try again.', story: 'Refused' },
    {
      part: 'View Certificate',
      role: 'link',
      name: 'View Certificate',
      description: 'Winner, Line Follower Challenge',
      story: 'OfAnAchievement',
    },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Endorsements/EndorsementCard',
  component: EndorsementCard,
  parameters: { tables },
  args: { item: userSkillItem(aUserSkill()), badge: <ProficiencyBadge level="intermediate" />, onEndorse: fn() },
} satisfies Meta<typeof EndorsementCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: sequence(sees('Priya Sharma', 'Workshop Lead · Programming'), performTables) };

export const Endorsing: Story = shows({ loading: true }, presses('Endorsing...'), neverCalls('onEndorse'), performTables);

export const Refused: Story = {
  args: { error: 'Failed to endorse skill. Please try again.' },
  play: sequence(says('Failed to endorse skill. Please try again.'), performTables),
};

/** The result replaces the button. */
export const Endorsed: Story = { args: { endorsed: true }, play: sequence(sees('Endorsed'), lacks('button')) };

export const OfAnAchievement: Story = shows(
  { item: achievementItem(anAchievement()), badge: undefined },
  hasAttribute('link', 'View Certificate', 'href', 'https://certificates.campus.example/ach-1.pdf'),
  hasAttribute('link', 'View Certificate', 'rel', 'noopener noreferrer'),
  sees('Line Follower Challenge · 11 Oct 2026'),
  performTables,
);

export const LongTitle: Story = {
  args: {
    item: achievementItem(
      anAchievement({
        title: 'Best Paper Award, Intercollegiate Symposium on Autonomous Navigation, Swarm Robotics and Human-Machine Interaction',
      }),
    ),
  },
};
