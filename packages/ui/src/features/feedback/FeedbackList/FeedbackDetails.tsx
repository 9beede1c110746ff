import { type Feedback, isPreviewCut } from '@quad/domain/feedback';
import { KeyValueList } from '../../../primitives/KeyValueList/KeyValueList.tsx';
import { StarRating } from '../../../primitives/StarRating/StarRating.tsx';
import { giverText, resolverText } from '../feedbackFacts.ts';
import { comments as commentsStyle, whole } from './FeedbackList.css.ts';

export interface FeedbackDetailsProps {
  feedback: Feedback;
  /** Of the button that opens them. */
  id: string;
}

/** A piece of feedback as a whole, under its line. */
export function FeedbackDetails({ feedback, id }: FeedbackDetailsProps) {
  const { comments, rating, is_resolved, actions_taken } = feedback;
  const resolver = resolverText(feedback);
  const facts = [
    { label: 'Given by', value: giverText(feedback) },
    { label: 'Rating', value: rating ? <StarRating value={rating} /> : undefined },
    ...(is_resolved ? [{ label: 'Actions taken', value: actions_taken }] : []),
    ...(resolver ? [{ label: 'Resolved by', value: resolver }] : []),
  ];
  return (
    <div id={id} className={whole}>
      {comments && isPreviewCut(comments) && <p className={commentsStyle}>{comments}</p>}
      <KeyValueList items={facts} />
    </div>
  );
}
