import { StatCard } from '../../../dashboard/StatCard/StatCard.tsx';
import { Grid } from '../../../layout/Grid/Grid.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['The president opens the portal, and should see what waits and what is to come in four counts.'],
  useInstead: [
    { when: 'Other figures are shown', component: 'StatCard' },
    { when: 'It is asked how the institute is doing', component: 'PresidentBoard' },
    { when: 'There is little room', component: 'QuickStats' },
  ],
  anatomy: [
    { part: 'Counter', is: 'a card that leads to what it counts.' },
    { part: 'Dots', is: 'in place of a count that is on its way.' },
    { part: 'Dash', is: 'in place of a count that could not be had; the others still count.' },
  ],
  dos: [
    {
      do: (
        <Grid columns={2} gap="s">
          <StatCard label="Pending Approvals" value={9} />
          <StatCard label="Room Bookings" value={undefined} />
        </Grid>
      ),
      dont: (
        <Grid columns={2} gap="s">
          <StatCard label="Pending Approvals" value={9} />
          <StatCard label="Room Bookings" value={0} />
        </Grid>
      ),
      why: 'Hand over no value for a count that failed. Zero would say that nothing waits.',
    },
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the first counter.',
      outcome: { focus: { role: 'link', name: 'Pending Approvals' } },
      story: 'OneFailed',
    },
    {
      keys: '{Tab}',
      does: 'Moves to the next, whether its count could be had or not.',
      outcome: { focus: { role: 'link', name: 'Room Bookings' } },
      story: 'OneFailed',
    },
  ],
  screenReader: [
    { part: 'Counter', role: 'link', name: 'Pending Approvals' },
    { part: 'Last counter', role: 'link', name: 'COSA Records' },
    { part: 'Counter while it loads', role: 'link', name: 'Upcoming Events', story: 'Loading' },
  ],
  adapts: {
    narrow: { says: 'Two in a row on a phone, four on a desktop.', story: 'Default' },
    long: { says: 'Large counts have groups of digits, and grow smaller in a narrow card.', story: 'Default' },
    many: { says: 'There are four, however much waits.', story: 'Default' },
    rightToLeft: { says: 'The first counter stands on the right.', story: 'Default' },
  },
  related: ['StatCard', 'PresidentBoard', 'RecentActivity', 'QuickStats'],
  matrix: 'OneFailed',
} satisfies ComponentGuide;
