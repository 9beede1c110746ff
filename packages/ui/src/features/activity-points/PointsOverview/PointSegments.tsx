import { type OwnPoints, POINTS_TEXTS } from '@quad/domain/activity-points';
import { Grid } from '../../../layout/Grid/Grid.tsx';
import { Meter } from '../../../primitives/Meter/Meter.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import type { Translate } from '../../../primitives/UiProvider/translate.ts';

type Segment = OwnPoints['segments'][number];

function amountOf({ counted, cap, year_cap, minimum }: Segment, t: Translate): string {
  if (cap !== null) return t(POINTS_TEXTS.capped, { points: counted, cap });
  if (year_cap !== null) return t(POINTS_TEXTS.cappedYearly, { points: counted, cap: year_cap });
  return minimum > 0 ? t(POINTS_TEXTS.least, { points: counted, minimum }) : t(POINTS_TEXTS.plain, { points: counted });
}

export interface PointSegmentsProps {
  points: Pick<OwnPoints, 'segments'>;
  /** The required total, which limits a segment without a cap. */
  minimum: number;
}

/** Each segment with its cap. */
export function PointSegments({ points: { segments }, minimum }: PointSegmentsProps) {
  const t = useTranslate();
  return (
    <Grid as="ul" columns="fit" gap="m" aria-label={t(POINTS_TEXTS.segments)}>
      {segments.map((segment) => (
        <li key={segment._id}>
          <Meter
            label={segment.name}
            value={segment.counted}
            max={segment.cap ?? (segment.minimum > 0 ? segment.minimum : minimum)}
            valueText={amountOf(segment, t)}
          />
        </li>
      ))}
    </Grid>
  );
}
