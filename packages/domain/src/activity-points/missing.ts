import type { Batch } from '../approvals/approver.ts';
import type { Id } from '../identity/id.ts';
import { dayAfter } from '../time/campusTime.ts';
import type { PointStanding } from './points.ts';
import { type PointRules, yearOfStudyStarts } from './rules.ts';

/** Points that are missing: in all, or in a segment. */
export interface MissingPoints {
  readonly segmentId: Id | null;
  readonly points: number;
  /** The last day on which they can be earned. */
  readonly until: string;
}

/** What is missing of the milestones, the minimum and the minimum of each segment, the soonest first. What is reached is not told of. */
export function missingPoints({ segments, total }: PointStanding, rules: PointRules, batch: Batch): MissingPoints[] {
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
