import type { Counted, MonthlyParticipation } from '@quad/domain/analytics';
import type { NamedFigure } from '../../charts/plot/namedFigure.ts';
import type { MonthlyFigure } from '../../charts/TrendChart/months.ts';
import { fillIn, type Translate } from '../../primitives/UiProvider/translate.ts';

const NOT_GIVEN = 'Not given';

/** Counts by kind as a chart takes them; a kind that was never filled in is named so. */
export function toFigures(counts: readonly Counted[], t: Translate = fillIn): NamedFigure[] {
  return counts.map(({ _id, count }) => ({ name: t(String(_id ?? '') || NOT_GIVEN), value: count }));
}

/** Counts by category, as a student's analytics has them. */
export function byCategory(
  counts: readonly { category?: string | null | undefined; count: number }[],
  t: Translate = fillIn,
): NamedFigure[] {
  return toFigures(
    counts.map(({ category, count }) => ({ _id: category ?? null, count })),
    t,
  );
}

/** How many achievements are verified and how many wait, each in the colour of its state. */
export function byVerification(counts: readonly { isVerified: boolean; count: number }[], t: Translate = fillIn): NamedFigure[] {
  return counts.map(({ isVerified, count }) =>
    isVerified ? { name: t('Verified'), value: count, tone: 'positive' } : { name: t('Pending'), value: count, tone: 'caution' },
  );
}

/** Participation by month as a trend takes it. */
export function toMonths(trend: readonly MonthlyParticipation[]): MonthlyFigure[] {
  return trend.map(({ _id, uniqueParticipants }) => ({ ..._id, value: uniqueParticipants }));
}
