import type { Role } from '@quad/domain/access';
import { commentPreview, type Feedback, isPreviewCut, mayResolveFeedback } from '@quad/domain/feedback';
import { Button } from '../../../primitives/Button/Button.tsx';
import { KeyValueList } from '../../../primitives/KeyValueList/KeyValueList.tsx';
import { StarRating } from '../../../primitives/StarRating/StarRating.tsx';
import { useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { FeedbackStatusBadge } from '../FeedbackStatusBadge/FeedbackStatusBadge.tsx';
import { factsText, giverText, resolverText } from '../feedbackFacts.ts';
import { action, comments as commentsStyle, facts, preview, row, status, whole } from './FeedbackList.css.ts';

/** Roles that may resolve unresolved feedback have a column for the button in every row. */
const NOT_RESOLVED = { is_resolved: false };

export interface FeedbackRowProps {
  feedback: Feedback;
  /** The role of the user, which decides about the button. */
  role: Role;
  open: boolean;
  onOpenChange: (feedbackId: string) => void;
  /** Called to resolve it: open the ResolveFeedbackDialog. */
  onUpdate: (feedback: Feedback) => void;
}

/** The whole feedback, below its line. */
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

/** A row of the list: the start of the comment, which expands the row, and the main facts. */
export function FeedbackRow({ feedback, role, open, onOpenChange, onUpdate }: FeedbackRowProps) {
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
        aria-expanded={open}
        aria-controls={open ? detailsId : undefined}
        onClick={() => onOpenChange(_id)}
        className={preview}
      >
        {commentPreview(comments?.trim() || t('No comments'))}
      </button>
      <p className={facts}>{factsText(feedback, settings)}</p>
      <span className={status}>
        <FeedbackStatusBadge resolved={is_resolved} />
      </span>
      {mayResolveFeedback({ role, feedback }) && (
        <span className={action}>
          <Button size="s" aria-describedby={previewId} onClick={() => onUpdate(feedback)}>
            {t('Update')}
          </Button>
        </span>
      )}
      {open && <FeedbackDetails feedback={feedback} id={detailsId} />}
    </div>
  );
}
