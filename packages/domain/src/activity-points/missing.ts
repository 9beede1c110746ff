import type { Batch } from '../approvals/approver.ts';
import type { Id } from '../identity/id.ts';
import { dayAfter } from '../time/campusTime.ts';
import type { PointSummary } from './points.ts';
import { type PointRules, yearOfStudyStarts } from './rules.ts';

/** Missing points, in total or in a segment. */
export interface MissingPoints {
  readonly segmentId: Id | null;
  readonly points: number;
  /** Last day on which they can be earned. */
  readonly until: string;
}

/**
 * Returns the points missing for the milestones, the minimum, and the minimum of each segment, soonest first; only those that are not
 * reached.
 */
export function missingPoints({ segments, total }: PointSummary, rules: PointRules, batch: Batch): MissingPoints[] {
  const until = (years: number) => dayAfter(yearOfStudyStarts(rules, batch.admission_year, years), -1);
  const goals = [...rules.milestones, { after_years: rules.years, points: rules.minimum }];
  const inAll = goals.map(({ after_years, points }) => ({ segmentId: null, points: points - total, until: until(after_years) }));
  const bySegment = segments.map(({ segment, counted }) => ({
    segmentId: segment._id,
    points: segment.minimum - counted,
    until: until(rules.years),
  }));
  return [...inAll, ...bySegment].filter(({ points }) => points > 0).toSorted((one, other) => one.until.localeCompare(other.until));
}
