import { clubFigures } from '@quad/domain/dashboard';
import { formatMoney, percentSpent } from '@quad/domain/money';
import type { ClubData } from '@quad/domain/org-units';
import { StatCard } from '../../../dashboard/StatCard/StatCard.tsx';
import { Grid } from '../../../layout/Grid/Grid.tsx';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';

/** The four figures of a club, the budget with its percent. */
export function ClubFigures({ club }: { club: ClubData }) {
  const settings = useLocaleSettings();
  const { activeMembers, events, budget, pendingReviews } = clubFigures(club);
  return (
    <Grid columns={{ phone: 2, desktop: 4 }} gap="s">
      <StatCard label="Total Active Members" value={activeMembers} href="/cosa" />
      <StatCard label="Total Events" value={events} href="/events" />
      <StatCard
        label="Budget Used"
        value={formatMoney(budget.spent, settings)}
        outOf={`${percentSpent(budget)}% of ${formatMoney(budget.allocated, settings)}`}
      />
      <StatCard label="Pending Reviews" value={pendingReviews} href="/dashboard/endorse-achievements" />
    </Grid>
  );
}
