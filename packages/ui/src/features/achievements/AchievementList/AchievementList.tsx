import type { Achievement } from '@quad/domain/achievements';
import { formatIndianDate } from '@quad/domain/time';
import { Link } from '../../../primitives/Link/Link.tsx';
import { RecordList } from '../../../primitives/RecordList/RecordList.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { type LocaleSettings, useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { LevelBadge, VerifiedBadge } from '../../badges/index.ts';
import { capitalized } from '../../forms/options.ts';
import { certificateLink } from '../../links/links.ts';
import { columns, tail, words } from '../../surfaces/columns.css.ts';

/** The verifier's name, otherwise the e-mail address; undefined if it is not verified. */
function verifierOf({ verified, verified_by }: Achievement): string | undefined {
  if (!verified) return undefined;
  return verified_by?.personal_info.name || verified_by?.username || undefined;
}

function factsOf({ type, position, event_id, date_achieved }: Achievement, { locale, translate: t }: LocaleSettings): string {
  // A date without a time is the same in every time zone.
  const day = formatIndianDate(date_achieved?.slice(0, 10), 'UTC', locale);
  return [day, type && t(capitalized(type)), position, event_id && t('at {event}', { event: event_id.title })].filter(Boolean).join(' · ');
}

/** An achievement: its title, level and verification status. */
function AchievementRecord({ achievement }: { achievement: Achievement }) {
  const settings = useLocaleSettings();
  const t = settings.translate;
  const { title, description, category, level, verified } = achievement;
  const verifier = verifierOf(achievement);
  const certificate = certificateLink(achievement.certificate_url);
  return (
    <div className={columns}>
      <div className={words}>
        <Text weight="medium" wrap="pretty">
          {title}
        </Text>
        <Text size="s" tone="muted" wrap="as-typed">
          {factsOf(achievement, settings)}
        </Text>
        {description && <p>{description}</p>}
        {verifier && (
          <Text size="s" tone="muted" wrap="as-typed">
            {t('Verified by {name}', { name: verifier })}
          </Text>
        )}
        {certificate && (
          <p>
            <Link {...certificate} underline="hover" aria-label={t('View Certificate: {title}', { title })}>
              {t('View Certificate')}
            </Link>
          </p>
        )}
      </div>
      <div className={tail}>
        <span>{category && t(category)}</span>
        <span>{level && <LevelBadge level={level} />}</span>
        <span>
          <VerifiedBadge verified={verified} />
        </span>
      </div>
    </div>
  );
}

const keyOf = ({ _id }: Achievement) => _id;
const render = (achievement: Achievement) => <AchievementRecord achievement={achievement} />;

export interface AchievementListProps {
  /** Undefined while loading. */
  achievements: readonly Achievement[] | undefined;
  /** The number of items without filters; by default the length of the list. */
  total?: number | undefined;
  /** The number of items that match the filters, if only the first ones are loaded. */
  itemCount?: number | undefined;
  /** Called near the end of the list, to load more. */
  onLoadMore?: (() => void) | undefined;
}

/** A person's achievements in a list of any length. Use AchievementBrowser instead for one's own, with search and filters. */
export function AchievementList({ achievements, total, itemCount, onLoadMore }: AchievementListProps) {
  const t = useTranslate();
  return (
    <RecordList
      label={t('Achievements')}
      density="compact"
      items={achievements}
      itemKey={keyOf}
      total={total ?? 0}
      itemCount={itemCount}
      onLoadMore={onLoadMore}
      estimatedHeight={116}
    >
      {render}
    </RecordList>
  );
}
