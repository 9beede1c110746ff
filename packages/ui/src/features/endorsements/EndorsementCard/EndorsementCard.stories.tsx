import { anAchievement, aUserSkill } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
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
const performGuide = performTables(tables);

const meta = {
  title: 'Features/Endorsements/EndorsementCard',
  component: EndorsementCard,
  parameters: { tables },
  args: { item: userSkillItem(aUserSkill()), badge: <ProficiencyBadge level="intermediate" />, onEndorse: fn() },
} satisfies Meta<typeof EndorsementCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async (context) => {
    await expect(context.canvas.getByText('Priya Sharma')).toBeVisible();
    await expect(context.canvas.getByText('Workshop Lead · Programming')).toBeVisible();
    await performGuide(context);
  },
};

export const Endorsing: Story = {
  args: { isSending: true },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Endorsing...' }));
    await expect(args.onEndorse).not.toHaveBeenCalled();
    await performGuide(context);
  },
};

export const Refused: Story = {
  args: { refusal: 'Failed to endorse skill. Please try again.' },
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to endorse skill. Please try again.');
    await performGuide(context);
  },
};

/** What became of it stands where the button was. */
export const Endorsed: Story = {
  args: { isEndorsed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Endorsed')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const OfAnAchievement: Story = {
  args: { item: achievementItem(anAchievement()), badge: undefined },
  play: async (context) => {
    const { canvas } = context;
    const link = canvas.getByRole('link', { name: 'View Certificate' });
    await expect(link).toHaveAttribute('href', 'https://certificates.campus.example/ach-1.pdf');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.getByText('Line Follower Challenge · 11 Oct 2026')).toBeVisible();
    await performGuide(context);
  },
};

/** An address that a browser would run is no link. */
export const UnsafeCertificate: Story = {
  args: { item: achievementItem(anAchievement({ certificate_url: 'javascript:alert(1)' })), badge: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const LongTitle: Story = {
  args: {
    item: achievementItem(
      anAchievement({
        title: 'Best Paper Award, Intercollegiate Symposium on Autonomous Navigation, Swarm Robotics and Human-Machine Interaction',
      }),
    ),
  },
};
