import { type FeedbackTargetType, GiveFeedbackInput } from '@quad/domain/feedback';
import type { UseFormReturn } from 'react-hook-form';
import type * as v from 'valibot';
import { useServerForm } from '../../forms/useServerForm.ts';

/** New feedback as in the form; without stars they are null. */
export type FeedbackSubmission = Omit<GiveFeedbackInput, 'feedback_by'>;

type Typed = v.InferInput<typeof GiveFeedbackInput>;
export type GiveFormApi = UseFormReturn<Typed, unknown, GiveFeedbackInput>;

/** The target that a page passes to the form. */
export interface FeedbackSubject {
  type: FeedbackTargetType;
  id: string;
  name: string;
}

export interface GiveFormOptions {
  /** The initially selected target, which can be changed. */
  about?: FeedbackSubject | undefined;
  /**
   * Sends the feedback. The form is busy while the promise is pending; if it resolves, the form is reset; if it rejects, the form keeps the
   * input and shows the server's reason if there is one.
   */
  onSubmit: (feedback: FeedbackSubmission) => Promise<unknown>;
}

const FIELDS = ['type', 'target_type', 'target_id', 'rating', 'comments'] as const;

/** The values of an empty form; the schema's types do not include unselected lists. */
const BLANK: Partial<Record<keyof Typed, unknown>> = {
  type: '',
  target_type: '',
  target_id: '',
  rating: '',
  comments: '',
  is_anonymous: false,
};

/** The feedback form, validated by the domain's schema, then by the server. */
export function useGiveForm({ about, onSubmit }: GiveFormOptions) {
  return useServerForm<Typed, GiveFeedbackInput>({
    schema: GiveFeedbackInput,
    defaultValues: { ...BLANK, ...(about && { target_type: about.type, target_id: about.id }) } as Partial<Typed>,
    fields: FIELDS,
    send: ({ feedback_by: _, ...feedback }) => onSubmit(feedback),
    failure: '',
    onSuccess: ({ reset }) => reset(BLANK as Typed),
  });
}
