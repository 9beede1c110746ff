import type { PresidentAnalytics } from '@quad/domain/analytics';
import { AnalyticsBoard, type BoardProps } from '../AnalyticsBoard/AnalyticsBoard.tsx';
import { CampusCharts, InvolvementCharts, PeopleCharts } from './PresidentCharts.tsx';
import { PresidentFigures } from './PresidentFigures.tsx';

/** The institute in figures, for the president (docs/specification/analytics.md#analytics-president). */
export function PresidentBoard(props: BoardProps<PresidentAnalytics>) {
  return (
    <AnalyticsBoard {...props}>
      {({ summary, involvement }) => (
        <>
          <PresidentFigures summary={summary} />
          <InvolvementCharts involvement={involvement} />
          <CampusCharts summary={summary} />
          <PeopleCharts {...summary.userAnalytics} />
        </>
      )}
    </AnalyticsBoard>
  );
}
