import type { Counted, MonthlyParticipation } from '@quad/domain/analytics';
import type { NamedFigure } from '../../charts/plot/namedFigure.ts';
import type { MonthlyFigure } from '../../charts/TrendChart/months.ts';
import { fillIn, type Translate } from '../../primitives/UiProvider/translate.ts';

const NOT_SPECIFIED = 'Not given';

/** Converts counts by kind for a chart; a missing kind gets a name. */
export function toFigures(counts: readonly Counted[], t: Translate = fillIn): NamedFigure[] {
  return counts.map(({ _id, count }) => ({ name: t(String(_id ?? '') || NOT_SPECIFIED), value: count }));
}

/** Converts counts by category from a student's analytics. */
export function byCategory(
  counts: readonly { category?: string | null | undefined; count: number }[],
  t: Translate = fillIn,
): NamedFigure[] {
  return toFigures(
    counts.map(({ category, count }) => ({ _id: category ?? null, count })),
    t,
  );
}

/** The numbers of verified and pending achievements, each in the color of its status. */
export function byVerification(counts: readonly { isVerified: boolean; count: number }[], t: Translate = fillIn): NamedFigure[] {
  return counts.map(({ isVerified, count }) =>
    isVerified ? { name: t('Verified'), value: count, tone: 'positive' } : { name: t('Pending'), value: count, tone: 'caution' },
  );
}

/** Converts participation by month for a trend. */
export function toMonths(trend: readonly MonthlyParticipation[]): MonthlyFigure[] {
  return trend.map(({ _id, uniqueParticipants }) => ({ ..._id, value: uniqueParticipants }));
}
