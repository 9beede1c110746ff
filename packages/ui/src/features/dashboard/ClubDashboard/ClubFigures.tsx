import { clubFigures } from '@quad/domain/dashboard';
import { formatRupees, percentSpent } from '@quad/domain/money';
import type { ClubData } from '@quad/domain/org-units';
import { StatCard } from '../../../dashboard/StatCard/StatCard.tsx';
import { Grid } from '../../../layout/Grid/Grid.tsx';

/** The four figures of a club, the budget with its percent. */
export function ClubFigures({ club }: { club: ClubData }) {
  const { activeMembers, events, budget, pendingReviews } = clubFigures(club);
  return (
    <Grid columns={{ phone: 2, desktop: 4 }} gap="s">
      <StatCard label="Total Active Members" value={activeMembers} href="/cosa" />
      <StatCard label="Total Events" value={events} href="/events" />
      <StatCard
        label="Budget Used"
        value={formatRupees(budget.spent)}
        outOf={`${percentSpent(budget)}% of ${formatRupees(budget.allocated)}`}
      />
      <StatCard label="Pending Reviews" value={pendingReviews} href="/dashboard/endorse-achievements" />
    </Grid>
  );
}
