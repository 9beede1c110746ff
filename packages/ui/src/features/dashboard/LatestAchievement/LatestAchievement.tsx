import type { Achievement } from '@quad/domain/achievements';
import { ACHIEVEMENT_TEXTS } from '@quad/domain/messages';
import { formatIndianDate } from '@quad/domain/time';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { LevelBadge, VerifiedBadge } from '../../badges/index.ts';

export interface LatestAchievementProps {
  /** The most recently added achievement; undefined if there is none. */
  achievement: Achievement | undefined;
}

/** A student's latest achievement, for the student dashboard. */
export function LatestAchievement({ achievement }: LatestAchievementProps) {
  const t = useTranslate();
  const { timeZone, locale } = useLocaleSettings();
  if (!achievement) return <p>{t(ACHIEVEMENT_TEXTS.noneYetOnHome)}</p>;
  const { title, description, date_achieved, level, verified, position } = achievement;
  return (
    <Stack gap="xs">
      <Link underline="hover" href="/view-achievements">
        {title}
      </Link>
      {description && <p>{description}</p>}
      <Text size="s" tone="muted">
        {[position, formatIndianDate(date_achieved, timeZone, locale)].filter(Boolean).join(', ')}
      </Text>
      <Inline gap="xs">
        <VerifiedBadge verified={verified} />
        {level && <LevelBadge level={level} />}
      </Inline>
    </Stack>
  );
}
