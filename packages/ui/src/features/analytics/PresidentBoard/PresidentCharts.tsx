import type { PresidentAnalytics } from '@quad/domain/analytics';
import { BarChart } from '../../../charts/BarChart/BarChart.tsx';
import { PartsChart } from '../../../charts/PartsChart/PartsChart.tsx';
import { TrendChart } from '../../../charts/TrendChart/TrendChart.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { Charts } from '../AnalyticsBoard/Figures.tsx';
import { byVerification, toFigures, toMonths } from '../toFigures.ts';
import { ACHIEVEMENTS, EVENTS, HOLDERS, LISTS, PARTICIPANTS, PARTICIPATION, PEOPLE, UNITS } from '../units.ts';

const CHART = { headingLevel: 4 } as const;
const NO_USERS = 'Nobody has registered yet.';
const NO_UNITS = 'No unit has been created yet.';

/** Charts of participation over time, position holders by unit, and top clubs. */
export function InvolvementCharts({ involvement }: Pick<PresidentAnalytics, 'involvement'>) {
  const t = useTranslate();
  const clubs = involvement.topClubs.map(({ _id, name, totalParticipants }) => ({ id: _id ?? name, name, value: totalParticipants }));
  return (
    <Charts title={t('Involvement')}>
      <TrendChart
        {...CHART}
        title={t('Participation over 12 months')}
        data={toMonths(involvement.participationTrends)}
        measure={PARTICIPATION}
        link={LISTS.events}
        empty={t('It begins with the first completed event.')}
      />
      <BarChart
        {...CHART}
        title={t('PoR distribution')}
        data={toFigures(involvement.porDistribution, t)}
        unit={HOLDERS}
        nameHeading={t('Unit')}
        link={LISTS.holders}
        empty={t('Nobody holds a position yet.')}
      />
      <BarChart
        {...CHART}
        title={t('Top clubs')}
        data={clubs}
        unit={PARTICIPANTS}
        nameHeading={t('Club')}
        link={LISTS.units}
        empty={t('No club has completed an event yet.')}
      />
    </Charts>
  );
}

/** Charts of the users. */
export function PeopleCharts({ userStatus, demographics }: PresidentAnalytics['summary']['userAnalytics']) {
  const t = useTranslate();
  const people = { ...CHART, unit: PEOPLE, empty: t(NO_USERS) };
  const statuses = toFigures(
    userStatus.map(({ status, count }) => ({ _id: status, count })),
    t,
  );
  return (
    <Charts title={t('People')}>
      <PartsChart {...people} title={t('Users by status')} nameHeading={t('Status')} data={statuses} />
      <BarChart {...people} title={t('Users by program')} nameHeading={t('Program')} data={toFigures(demographics.byProgram, t)} />
      <BarChart {...people} title={t('Users by branch')} nameHeading={t('Branch')} data={toFigures(demographics.byBranch, t)} />
      <BarChart {...people} title={t('Users by batch')} nameHeading={t('Batch')} data={toFigures(demographics.byBatchYear, t)} />
    </Charts>
  );
}

/** Charts of the campus's units, events and other content. */
export function CampusCharts({ summary }: Pick<PresidentAnalytics, 'summary'>) {
  const t = useTranslate();
  const { eventAnalytics, organizationalUnitAnalytics, porAnalytics } = summary;
  const units = { ...CHART, unit: UNITS, link: LISTS.units, empty: t(NO_UNITS) };
  const achievements = byVerification(
    porAnalytics.achievementStatus.map(({ verified, count }) => ({ isVerified: verified, count })),
    t,
  );
  return (
    <Charts title={t('Events, units and achievements')}>
      <PartsChart
        {...CHART}
        title={t('Events by category')}
        data={toFigures(eventAnalytics.eventCategories, t)}
        unit={EVENTS}
        nameHeading={t('Category')}
        link={LISTS.events}
        empty={t('No event has been planned yet.')}
      />
      <PartsChart
        {...units}
        title={t('Units by type')}
        nameHeading={t('Type')}
        data={toFigures(organizationalUnitAnalytics.unitTypes, t)}
      />
      <PartsChart
        {...units}
        title={t('Units by category')}
        nameHeading={t('Category')}
        data={toFigures(organizationalUnitAnalytics.unitCategories, t)}
      />
      <PartsChart
        {...CHART}
        title={t('Achievements by status')}
        data={achievements}
        unit={ACHIEVEMENTS}
        nameHeading={t('Status')}
        link={LISTS.reviews}
        empty={t('Nobody has added an achievement yet.')}
      />
    </Charts>
  );
}
