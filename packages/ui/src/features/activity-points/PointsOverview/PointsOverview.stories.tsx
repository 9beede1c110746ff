import { FIXED_NOW, fixtureId, ownPoints } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { hasAttribute, plays, sees, seesRole, sequence, shows } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { PointsOverview } from './PointsOverview.tsx';

const UPCOMING = [
  { event_id: fixtureId('event', 1), title: 'RoboWars', day: '2026-12-04', points: 12 },
  { event_id: fixtureId('event', 2), title: 'Night of short plays', day: '2026-12-11', points: 5 },
];

const tables = {
  keyboard: [],
  screenReader: [
    { part: 'Segments', role: 'list', name: 'By segment' },
    { part: 'Segment', role: 'meter', name: 'Sports and games' },
    { part: 'Events', role: 'region', name: 'What would count next' },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Activity points/PointsOverview',
  component: PointsOverview,
  parameters: { tables, frame: 'page' },
  args: { points: ownPoints({ upcoming: UPCOMING }), now: new Date(FIXED_NOW), onRetry: fn() },
} satisfies Meta<typeof PointsOverview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(
  sequence(
    sees('60 of 100'),
    seesRole('meter', 'Sports and games'),
    hasAttribute('link', 'RoboWars', 'href', `/events/${fixtureId('event', 1)}`),
    hasAttribute('link', 'State athletics meet', 'href', '/view-achievements'),
  ),
  performTables,
);

export const Complete: Story = {
  args: { points: ownPoints({ total: 104, missing: [] }) },
  play: sees('104 of 100', 'You have all the points that your programme asks for.'),
};

/** Points are missing in a single segment, and in total by several dates. */
export const Missing: Story = {
  args: {
    points: ownPoints({
      missing: [
        { segment_id: null, points: 15, until: '2027-06-30' },
        { segment_id: 'ktu-national', points: 20, until: '2028-06-30' },
        { segment_id: null, points: 40, until: '2028-06-30' },
      ],
    }),
  },
  play: sees('National initiatives: 20 more by Fri 30 Jun 2028'),
};

/** Two entries of one event: the one with more points counts. */
export const CountsOnce: Story = shows(
  {
    points: ownPoints({
      entries: [
        {
          fact_id: 'achievement.1',
          title: 'Winner at the quiz of the national technology festival',
          segment_id: 'ktu-sports',
          criterion: 'national, first prize',
          day: '2026-11-02',
          worth: 60,
          counted: 45,
          counted_by: null,
          signed_term_id: null,
        },
        {
          fact_id: 'event.1',
          title: 'National technology festival',
          segment_id: 'ktu-sports',
          criterion: 'Attending',
          day: '2026-11-01',
          worth: 5,
          counted: 0,
          counted_by: 'achievement.1',
          signed_term_id: 'term',
        },
      ],
    }),
  },
  sees('45 of 60: the cap is reached', 'Counts less than "Winner at the quiz of the national technology festival" of the same event.'),
);

export const NoPoints: Story = {
  args: { points: ownPoints({ total: 0, entries: [] }) },
  play: sees('No points yet', 'No event to come would give points now.'),
};

export const Many: Story = {
  args: {
    points: ownPoints({
      entries: Array.from({ length: 150 }, (_, index) => ({
        fact_id: `event.${index}`,
        title: `Workshop ${index + 1}`,
        segment_id: 'ktu-professional',
        criterion: 'Workshop',
        day: `2026-${String(1 + (index % 9)).padStart(2, '0')}-15`,
        worth: 2,
        counted: index < 25 ? 2 : 0,
        counted_by: null,
        signed_term_id: null,
      })),
    }),
  },
};
