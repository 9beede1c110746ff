import { aClub, aFeedback, anEvent, aUnit } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { hasAttribute, lacks, plays, sees, seesMany, seesRole, sequence } from '../../../plays.ts';
import { type ComponentTables, key, ofStory, performTables } from '../../../testing/performTables.ts';
import { ClubDashboard } from './ClubDashboard.tsx';

const tables = {
  keyboard: [
    ...ofStory(
      'Overspent',
      key('{Tab}', 'Moves to the first figure that leads to a list.', { focus: { role: 'link', name: 'Total Active Members' } }),
      key('{Tab}', 'Moves to the next.', { focus: { role: 'link', name: 'Total Events' } }),
      key('{Tab}{Tab}', 'Moves past the last figure to the first of the quick actions.', {
        focus: { role: 'link', name: 'Add New Position' },
      }),
    ),
  ],
  screenReader: [
    { part: 'Quick Actions', role: 'region', name: 'Quick Actions' },
    { part: 'Recent Events', role: 'region', name: 'Recent Events' },
    { part: 'Way to all feedback', role: 'link', name: 'View All Feedback' },
    { part: 'Budget', role: 'meter', name: 'Budget' },
    { part: 'Blank while it loads', role: 'status', text: 'Loading...', story: 'Loading' },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Dashboard/ClubDashboard',
  component: ClubDashboard,
  parameters: { tables, frame: 'page', layout: 'fullscreen' },
  args: { club: aClub() },
} satisfies Meta<typeof ClubDashboard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(
  ({ canvas, step }) =>
    step('short lists are short', async () => {
      const items = (name: string) => within(canvas.getByRole('region', { name })).getAllByRole('listitem');
      await expect(items('Recent Events')).toHaveLength(3);
      await expect(items('Pending Endorsements')).toHaveLength(3);
      await expect(items('Recent Feedback')).toHaveLength(2);
    }),
  hasAttribute('link', 'View All Feedback', 'href', '/feedback'),
  sees('28% of ₹2,25,000'),
  seesMany(2, 'text', 'by Priya Sharma'),
  performTables,
);

/** The colors of statuses on this dashboard: planned blue, ongoing yellow, any other green. */
export const EventStatuses: Story = {
  args: {
    club: aClub({
      events: (['planned', 'ongoing', 'completed', 'cancelled'] as const).map((status) =>
        anEvent({ _id: status, title: `An event: ${status}`, status }),
      ),
    }),
  },
};

export const Authors: Story = {
  args: {
    club: aClub({
      feedbacks: [
        aFeedback({ _id: 'one', is_anonymous: true, feedback_by: undefined, rating: 5 }),
        aFeedback({ _id: 'two', feedback_by: null, rating: null }),
      ],
    }),
  },
  play: sequence(sees('by Anonymous', 'by Unknown'), seesRole('img', '5 of 5 stars'), lacks('link', 'View All Feedback')),
};

/** A new club. */
export const Empty: Story = {
  args: {
    club: aClub({
      unit: aUnit({ description: null, contact_info: { email: null, social_media: [] }, budget_info: null, category: null }),
      events: [],
      positions: [],
      positionHolders: [],
      achievements: [],
      feedbacks: [],
    }),
  },
  play: sees('No events found', 'No Pending Endorsements', 'No feedbacks found'),
};

export const Overspent: Story = {
  args: { club: aClub({ unit: aUnit({ budget_info: { allocated_budget: 100_000, spent_amount: 130_000 } }) }) },
  play: performTables,
};

export const LongNames: Story = {
  args: {
    club: aClub({ unit: aUnit({ name: 'Society for the Appreciation, Repair and Responsible Piloting of Small Unmanned Aircraft' }) }),
  },
};

export const Loading: Story = { args: { club: undefined }, play: performTables };
