import { type OwnPoints, POINTS_TEXTS } from '@quad/domain/activity-points';
import { formatDay } from '@quad/domain/time';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';

export interface PointFigureProps {
  points: Pick<OwnPoints, 'total' | 'missing' | 'segments'>;
  rules: NonNullable<OwnPoints['rules']>;
  now: Date;
}

/** The points out of the required total, and what is missing until when. */
export function PointFigure({ points: { total, missing, segments }, rules: { name, minimum }, now }: PointFigureProps) {
  const { locale, translate: t } = useLocaleSettings();
  const segmentOf = (id: string | null) => segments.find(({ _id }) => _id === id)?.name;
  return (
    <Stack gap="xs">
      <Text size="s" tone="muted">
        {name}
      </Text>
      <Text size="xl" weight="bold">
        {t(POINTS_TEXTS.figure, { points: total, minimum })}
      </Text>
      {missing.length === 0 && <Text>{t(POINTS_TEXTS.reached)}</Text>}
      {missing.map(({ segment_id, points, until }) => {
        const segment = segmentOf(segment_id);
        const values = { points, day: formatDay(until, 'UTC', locale, now) };
        return (
          <Text key={`${segment_id} ${until}`}>
            {segment === undefined ? t(POINTS_TEXTS.missing, values) : t(POINTS_TEXTS.missingOf, { ...values, segment })}
          </Text>
        );
      })}
    </Stack>
  );
}
