import { StatCard } from '../../../dashboard/StatCard/StatCard.tsx';
import { Grid } from '../../../layout/Grid/Grid.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['A student opens the portal, and sees how many skills, achievements, positions and feedbacks they have.'],
  useInstead: [
    { when: 'There is little room', component: 'QuickStats' },
    { when: 'Other figures are shown', component: 'StatCard' },
    { when: 'It is asked what the figures are made of', component: 'StudentBoard' },
  ],
  anatomy: [
    { part: 'Count', is: 'a card that leads to what it counts.' },
    { part: 'Dash', is: 'in place of a count that is not known, or not yet.' },
  ],
  dos: [
    {
      do: (
        <Grid columns={2} gap="s">
          <StatCard label="Total Skills" value={undefined} />
          <StatCard label="Achievements" value={undefined} />
        </Grid>
      ),
      dont: (
        <Grid columns={2} gap="s">
          <StatCard label="Total Skills" value={0} />
          <StatCard label="Achievements" value={0} />
        </Grid>
      ),
      why: 'Leave `stats` undefined while they are on their way. Zero says that somebody has counted; a dash does not.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the first count.', outcome: { focus: { role: 'link', name: 'Total Skills' } }, story: 'Unknown' },
    {
      keys: '{Tab}',
      does: 'Moves to the next, whether it is known or not.',
      outcome: { focus: { role: 'link', name: 'Achievements' } },
      story: 'Unknown',
    },
  ],
  screenReader: [
    { part: 'Count', role: 'link', name: 'Total Skills' },
    { part: 'Last count', role: 'link', name: 'Feedback Given' },
  ],
  adapts: {
    narrow: { says: 'Two in a row on a phone, four on a desktop.', story: 'Default' },
    long: { says: 'Labels break; cards of a row are as high as the highest.', story: 'Default' },
    many: { says: 'There are four, whatever the student has.', story: 'Default' },
    rightToLeft: { says: 'The first count stands on the right.', story: 'Default' },
  },
  related: ['StatCard', 'QuickStats', 'StudentBoard', 'LatestAchievement'],
  matrix: 'Unknown',
} satisfies ComponentGuide;
