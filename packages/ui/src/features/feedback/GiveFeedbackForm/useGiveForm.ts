import { type FeedbackTargetType, GiveFeedbackInput } from '@quad/domain/feedback';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type * as v from 'valibot';
import { failureOf } from '../../forms/failure.ts';
import { focusFirstError, showFailure, useSchemaResolver } from '../../forms/formErrors.ts';

/** New feedback as the form has it; no stars are null. */
export type GivenFeedback = Omit<GiveFeedbackInput, 'feedback_by'>;

type Typed = v.InferInput<typeof GiveFeedbackInput>;
export type GiveFormApi = UseFormReturn<Typed, unknown, GiveFeedbackInput>;

/** What a page leads here to give feedback about. */
export interface FeedbackSubject {
  type: FeedbackTargetType;
  id: string;
  name: string;
}

export interface GiveFormOptions {
  /** What is chosen at first; it can be changed. */
  about?: FeedbackSubject | undefined;
  /**
   * Sends the feedback, and tells how that went. While the promise is open the form is busy; if it is fulfilled the form is
   * empty again; if it is rejected the form keeps what was typed, and says why where the server gave a reason.
   */
  onSubmit: (feedback: GivenFeedback) => Promise<unknown>;
}

const FIELDS = ['type', 'target_type', 'target_id', 'rating', 'comments'] as const;

/** A form in which nothing was typed; nothing is chosen in its lists, which the schema's types have no word for. */
const BLANK: Partial<Record<keyof Typed, unknown>> = {
  type: '',
  target_type: '',
  target_id: '',
  rating: '',
  comments: '',
  is_anonymous: false,
};

/** The form that gives feedback: checked by the domain's schema, then by whoever takes it. */
export function useGiveForm({ about, onSubmit }: GiveFormOptions) {
  const form: GiveFormApi = useForm<Typed, unknown, GiveFeedbackInput>({
    resolver: useSchemaResolver(GiveFeedbackInput),
    shouldFocusError: false,
    defaultValues: { ...BLANK, ...(about && { target_type: about.type, target_id: about.id }) } as Partial<Typed>,
  });
  const { errors, isSubmitting } = form.formState;
  const send = async ({ feedback_by: _, ...feedback }: GiveFeedbackInput) => {
    try {
      await onSubmit(feedback);
    } catch (error) {
      showFailure({ setError: form.setError, fields: FIELDS }, failureOf(error, ''));
      return;
    }
    form.reset(BLANK as Typed);
  };
  return {
    form,
    errors,
    message: errors.root?.message,
    isSubmitting,
    submit: form.handleSubmit(send, focusFirstError(FIELDS, form.setFocus)),
  };
}
