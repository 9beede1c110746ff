import type { Role } from '@quad/domain/access';
import { commentPreview, type Feedback, isPreviewCut, mayResolveFeedback } from '@quad/domain/feedback';
import { Button } from '../../../primitives/Button/Button.tsx';
import { KeyValueList } from '../../../primitives/KeyValueList/KeyValueList.tsx';
import { StarRating } from '../../../primitives/StarRating/StarRating.tsx';
import { useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { FeedbackStatusBadge } from '../FeedbackStatusBadge/FeedbackStatusBadge.tsx';
import { factsText, giverText, resolverText } from '../feedbackFacts.ts';
import { action, comments as commentsStyle, facts, preview, row, status, whole } from './FeedbackList.css.ts';

/** Whoever may resolve this has a column for it. */
const NOT_RESOLVED = { is_resolved: false };

export interface FeedbackRowProps {
  feedback: Feedback;
  /** Who looks at it: decides whether there is a button. */
  role: Role;
  isOpen: boolean;
  onToggle: (about: { feedbackId: string }) => void;
  /** Somebody is about to resolve it: open the ResolveFeedbackDialog. */
  onUpdate: (about: { feedback: Feedback }) => void;
}

/** A piece of feedback as a whole, under its line. */
function FeedbackDetails({ feedback, id }: { feedback: Feedback; id: string }) {
  const t = useTranslate();
  const { comments, rating, is_resolved, actions_taken } = feedback;
  const resolver = resolverText(feedback);
  const facts = [
    { label: t('Given by'), value: t(giverText(feedback)) },
    { label: t('Rating'), value: rating ? <StarRating value={rating} /> : undefined },
    ...(is_resolved ? [{ label: t('Actions taken'), value: actions_taken }] : []),
    ...(resolver ? [{ label: t('Resolved by'), value: resolver }] : []),
  ];
  return (
    <div id={id} className={whole}>
      {comments && isPreviewCut(comments) && <p className={commentsStyle}>{comments}</p>}
      <KeyValueList items={facts} />
    </div>
  );
}

/** One line of the list: the beginning of the comment, which opens the whole, and what is known at a glance. */
export function FeedbackRow({ feedback, role, isOpen, onToggle, onUpdate }: FeedbackRowProps) {
  const t = useTranslate();
  const settings = useLocaleSettings();
  const { _id, comments, is_resolved } = feedback;
  const previewId = `feedback-${_id}`;
  const detailsId = `${previewId}-whole`;
  return (
    <div className={row({ hasActions: mayResolveFeedback({ role, feedback: NOT_RESOLVED }) })}>
      <button
        id={previewId}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? detailsId : undefined}
        onClick={() => onToggle({ feedbackId: _id })}
        className={preview}
      >
        {commentPreview(comments?.trim() || t('No comments'))}
      </button>
      <p className={facts}>{factsText(feedback, settings)}</p>
      <span className={status}>
        <FeedbackStatusBadge isResolved={is_resolved} />
      </span>
      {mayResolveFeedback({ role, feedback }) && (
        <span className={action}>
          <Button size="small" aria-describedby={previewId} onClick={() => onUpdate({ feedback })}>
            {t('Update')}
          </Button>
        </span>
      )}
      {isOpen && <FeedbackDetails feedback={feedback} id={detailsId} />}
    </div>
  );
}
