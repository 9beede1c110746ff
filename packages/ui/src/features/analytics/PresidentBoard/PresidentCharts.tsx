import type { PresidentAnalytics } from '@quad/domain/analytics';
import { BarChart } from '../../../charts/BarChart/BarChart.tsx';
import { DonutChart } from '../../../charts/DonutChart/DonutChart.tsx';
import { TrendChart } from '../../../charts/TrendChart/TrendChart.tsx';
import { Charts } from '../AnalyticsBoard/Figures.tsx';
import { toFigures, toMonths } from '../toFigures.ts';
import { ACHIEVEMENTS, EVENTS, HOLDERS, LISTS, PARTICIPANTS, PARTICIPATION, PEOPLE, UNITS } from '../units.ts';

const CHART = { headingLevel: 4 } as const;
const NO_USERS = 'Nobody has registered yet.';
const NO_UNITS = 'No unit has been created yet.';

/** Who takes part, where, and with whom. */
export function InvolvementCharts({ involvement }: Pick<PresidentAnalytics, 'involvement'>) {
  const clubs = involvement.topClubs.map(({ _id, name, totalParticipants }) => ({ id: _id ?? name, name, value: totalParticipants }));
  return (
    <Charts title="Involvement">
      <TrendChart
        {...CHART}
        title="Participation over 12 months"
        figures={toMonths(involvement.participationTrends)}
        measure={PARTICIPATION}
        link={LISTS.events}
        emptyText="It begins with the first completed event."
      />
      <BarChart
        {...CHART}
        title="PoR distribution"
        figures={toFigures(involvement.porDistribution)}
        unit={HOLDERS}
        nameHeading="Unit"
        link={LISTS.holders}
        emptyText="Nobody holds a position yet."
      />
      <BarChart
        {...CHART}
        title="Top clubs"
        figures={clubs}
        unit={PARTICIPANTS}
        nameHeading="Club"
        link={LISTS.units}
        emptyText="No club has completed an event yet."
      />
    </Charts>
  );
}

/** Who the users are. */
export function PeopleCharts({ userStatus, demographics }: PresidentAnalytics['summary']['userAnalytics']) {
  const people = { ...CHART, unit: PEOPLE, emptyText: NO_USERS };
  const statuses = toFigures(userStatus.map(({ status, count }) => ({ _id: status, count })));
  return (
    <Charts title="People">
      <DonutChart {...people} title="Users by status" nameHeading="Status" figures={statuses} />
      <BarChart {...people} title="Users by program" nameHeading="Program" figures={toFigures(demographics.byProgram)} />
      <BarChart {...people} title="Users by branch" nameHeading="Branch" figures={toFigures(demographics.byBranch)} />
      <BarChart {...people} title="Users by batch" nameHeading="Batch" figures={toFigures(demographics.byBatchYear)} />
    </Charts>
  );
}

/** What the campus consists of and does. */
export function CampusCharts({ summary }: Pick<PresidentAnalytics, 'summary'>) {
  const { eventAnalytics, organizationalUnitAnalytics, porAnalytics } = summary;
  const units = { ...CHART, unit: UNITS, link: LISTS.units, emptyText: NO_UNITS };
  const achievements = porAnalytics.achievementStatus.map(({ verified, count }) => ({
    name: verified ? 'Verified' : 'Pending',
    value: count,
  }));
  return (
    <Charts title="Events, units and achievements">
      <DonutChart
        {...CHART}
        title="Events by category"
        figures={toFigures(eventAnalytics.eventCategories)}
        unit={EVENTS}
        nameHeading="Category"
        link={LISTS.events}
        emptyText="No event has been planned yet."
      />
      <DonutChart {...units} title="Units by type" nameHeading="Type" figures={toFigures(organizationalUnitAnalytics.unitTypes)} />
      <DonutChart
        {...units}
        title="Units by category"
        nameHeading="Category"
        figures={toFigures(organizationalUnitAnalytics.unitCategories)}
      />
      <DonutChart
        {...CHART}
        title="Achievements by status"
        figures={achievements}
        unit={ACHIEVEMENTS}
        nameHeading="Status"
        link={LISTS.reviews}
        emptyText="Nobody has added an achievement yet."
      />
    </Charts>
  );
}
