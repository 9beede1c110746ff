import { feedbackAuthor, pendingClubEndorsements, recentClubEvents, recentClubFeedback } from '@quad/domain/dashboard';
import { ENDORSEMENT_TEXTS, EVENT_TEXTS, FEEDBACK_TEXTS, ORG_UNIT_TEXTS } from '@quad/domain/messages';
import type { ClubData } from '@quad/domain/org-units';
import { formatPaddedDate, formatShortDate } from '@quad/domain/time';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Badge, type BadgeTone } from '../../../primitives/Badge/Badge.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { StarRating } from '../../../primitives/StarRating/StarRating.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { VerifiedBadge } from '../../badges/index.ts';
import { eventPath } from '../../links/links.ts';
import { row, words } from '../rows.css.ts';

/**
 * The tones of statuses on this dashboard: planned blue, ongoing yellow, any other green (docs/specification/dashboard.md#dashboard-club).
 */
function toneOf(status: string): BadgeTone {
  if (status === 'planned') return 'info';
  return status === 'ongoing' ? 'caution' : 'positive';
}

/** The club's most recently changed events. */
export function ClubEvents({ club }: { club: ClubData }) {
  const t = useTranslate();
  const { timeZone, locale } = useLocaleSettings();
  const events = recentClubEvents(club);
  if (events.length === 0) return <p>{t(EVENT_TEXTS.emptyTitle)}</p>;
  return (
    <ul>
      {events.map(({ _id, title, schedule, status }) => (
        <li key={_id} className={row}>
          <div className={words}>
            <Link underline="hover" href={eventPath(_id)}>
              {title}
            </Link>
            <Text size="s" tone="muted">
              {[formatShortDate(schedule.start, timeZone, locale) || t('Date to be announced'), schedule.venue?.trim()]
                .filter(Boolean)
                .join(', ')}
            </Text>
          </div>
          <Badge tone={toneOf(status)}>{t(status)}</Badge>
        </li>
      ))}
    </ul>
  );
}

function nameOf(user: ClubData['achievements'][number]['user_id']): string {
  return typeof user === 'object' && user ? user.personal_info.name : '';
}

/** The club's newest achievements that wait for endorsement. */
export function ClubEndorsements({ club }: { club: ClubData }) {
  const t = useTranslate();
  const { timeZone, locale } = useLocaleSettings();
  const achievements = pendingClubEndorsements(club);
  if (achievements.length === 0) return <p>{t(ENDORSEMENT_TEXTS.emptyTitle)}</p>;
  return (
    <ul>
      {achievements.map(({ _id, title, user_id, date_achieved, verified }) => (
        <li key={_id} className={row}>
          <div className={words}>
            <p>{title}</p>
            <Text size="s" tone="muted">
              {[nameOf(user_id), formatPaddedDate(date_achieved, timeZone, locale)].filter(Boolean).join(', ')}
            </Text>
          </div>
          <VerifiedBadge verified={verified} />
        </li>
      ))}
    </ul>
  );
}

/** The club's latest feedback, without the names of anonymous authors. */
export function ClubFeedback({ club }: { club: ClubData }) {
  const t = useTranslate();
  const { shown, hasMore } = recentClubFeedback(club);
  if (shown.length === 0) return <p>{t(FEEDBACK_TEXTS.emptyTitle)}</p>;
  return (
    <Stack gap="s">
      <ul>
        {shown.map((feedback) => (
          <li key={feedback._id} className={row}>
            <div className={words}>
              <p>{feedback.comments}</p>
              <Text size="s" tone="muted">
                {t('by {name}', { name: t(feedbackAuthor(feedback)) })}
              </Text>
            </div>
            {feedback.rating ? (
              <StarRating value={feedback.rating} />
            ) : (
              <Text as="span" size="s" tone="muted">
                {t('Not rated')}
              </Text>
            )}
          </li>
        ))}
      </ul>
      {hasMore && (
        <p>
          <Link href="/feedback">{t(ORG_UNIT_TEXTS.viewAllFeedback)}</Link>
        </p>
      )}
    </Stack>
  );
}
