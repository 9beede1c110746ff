import { feedbackAuthor, recentClubFeedback } from '@quad/domain/dashboard';
import { FEEDBACK_TEXTS, ORG_UNIT_TEXTS } from '@quad/domain/messages';
import type { ClubData } from '@quad/domain/org-units';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { StarRating } from '../../../primitives/StarRating/StarRating.tsx';
import { detail, row, words } from '../rows.css.ts';

/** What was said about the club last. Whoever asked to stay anonymous does. */
export function ClubFeedback({ club }: { club: ClubData }) {
  const { shown, hasMore } = recentClubFeedback(club);
  if (shown.length === 0) return <p>{FEEDBACK_TEXTS.emptyTitle}</p>;
  return (
    <Stack gap="s">
      <ul>
        {shown.map((feedback) => (
          <li key={feedback._id} className={row}>
            <div className={words}>
              <p>{feedback.comments}</p>
              <p className={detail}>by {feedbackAuthor(feedback)}</p>
            </div>
            {feedback.rating ? <StarRating value={feedback.rating} /> : <span className={detail}>Not rated</span>}
          </li>
        ))}
      </ul>
      {hasMore && (
        <p>
          <Link href="/feedback">{ORG_UNIT_TEXTS.viewAllFeedback}</Link>
        </p>
      )}
    </Stack>
  );
}
