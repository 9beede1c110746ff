import { anAchievement, aUserSkill } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ProficiencyBadge } from '../../badges/index.ts';
import { achievementItem, userSkillItem } from '../endorsementItem.ts';
import { EndorsementCard } from './EndorsementCard.tsx';

const meta = {
  title: 'Features/Endorsements/EndorsementCard',
  component: EndorsementCard,
  args: { item: userSkillItem(aUserSkill()), badge: <ProficiencyBadge level="intermediate" />, onEndorse: fn() },
} satisfies Meta<typeof EndorsementCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Priya Sharma · Workshop Lead · Programming')).toBeVisible();
    const endorse = canvas.getByRole('button', { name: 'Endorse' });
    await expect(endorse).toHaveAccessibleDescription('Embedded C');
    await userEvent.click(endorse);
    await expect(args.onEndorse).toHaveBeenCalledOnce();
  },
};

export const Endorsing: Story = {
  args: { isSending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Endorsing...' }));
    await expect(args.onEndorse).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { refusal: 'Failed to endorse skill. Please try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to endorse skill. Please try again.');
  },
};

export const OfAnAchievement: Story = {
  args: { item: achievementItem(anAchievement()), badge: undefined },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'View Certificate' });
    await expect(link).toHaveAttribute('href', 'https://certificates.campus.example/ach-1.pdf');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.getByText('Priya Sharma · Line Follower Challenge · 11 Oct 2026')).toBeVisible();
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
