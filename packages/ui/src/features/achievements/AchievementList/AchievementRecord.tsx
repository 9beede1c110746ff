import type { Achievement } from '@quad/domain/achievements';
import { formatIndianDate } from '@quad/domain/time';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { CategoryBadge, LevelBadge, VerifiedBadge } from '../../badges/index.ts';
import { capitalized } from '../../capitalized.ts';
import { certificateLink } from '../../certificate.ts';
import { muted, name, record, words } from '../../record.css.ts';

export interface AchievementRecordProps {
  achievement: Achievement;
}

/** The verifier as a list names them: by name, else by address. */
function verifierOf({ verified, verified_by }: Achievement): string | undefined {
  if (!verified) return undefined;
  return verified_by?.personal_info.name || verified_by?.username || undefined;
}

function factsOf({ type, position, event_id, date_achieved }: Achievement): string {
  // A day without a time of day: it is the same day in every zone.
  const day = formatIndianDate(date_achieved?.slice(0, 10), 'UTC');
  return [day, type && capitalized(type), position, event_id && `at ${event_id.title}`].filter(Boolean).join(' · ');
}

/** One achievement: what it was, how far it reaches, and whether somebody verified it. */
export function AchievementRecord({ achievement }: AchievementRecordProps) {
  const { title, description, category, level, verified } = achievement;
  const verifier = verifierOf(achievement);
  const certificate = certificateLink(achievement.certificate_url);
  return (
    <div className={record}>
      <div className={words}>
        <p className={name}>{title}</p>
        <p className={muted}>{factsOf(achievement)}</p>
        {description && <p>{description}</p>}
        {verifier && <p className={muted}>Verified by {verifier}</p>}
        {certificate && (
          <p>
            <Link {...certificate} aria-label={`View Certificate: ${title}`}>
              View Certificate
            </Link>
          </p>
        )}
      </div>
      <Inline gap="xs">
        {category && <CategoryBadge category={category} />}
        {level && <LevelBadge level={level} />}
        <VerifiedBadge isVerified={verified} />
      </Inline>
    </div>
  );
}
