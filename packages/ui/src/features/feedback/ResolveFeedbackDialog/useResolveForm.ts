import { FEEDBACK_RULE_TEXTS, ResolveFeedbackInput } from '@quad/domain/feedback';
import { useForm } from 'react-hook-form';
import { failureOf } from '../../forms/failure.ts';
import { showFailure, useSchemaResolver } from '../../forms/formErrors.ts';

/** What was done about a piece of feedback. */
export interface FeedbackResolutionInput {
  feedbackId: string;
  actionsTaken: string;
}

export interface ResolveFormOptions {
  feedbackId: string;
  /**
   * Marks it as resolved. While the promise is open the dialog is busy; if it is fulfilled the dialog asks to be closed; if it
   * is rejected the dialog stays open, says why and keeps what was typed.
   */
  onResolve: (resolution: FeedbackResolutionInput) => Promise<unknown>;
  /** Called once it is resolved, and on closing: stop rendering the dialog. */
  onClose: () => void;
}

/** The form behind 'mark as resolved': checked by the domain's schema, then by whoever keeps the feedback. */
export function useResolveForm({ feedbackId, onResolve, onClose }: ResolveFormOptions) {
  const form = useForm({ resolver: useSchemaResolver(ResolveFeedbackInput), defaultValues: { actions_taken: '' } });
  const { errors, isSubmitting } = form.formState;
  const send = async ({ actions_taken: actionsTaken }: ResolveFeedbackInput) => {
    try {
      await onResolve({ feedbackId, actionsTaken });
    } catch (error) {
      showFailure({ setError: form.setError, fields: ['actions_taken'] }, failureOf(error, FEEDBACK_RULE_TEXTS.resolveFailed));
      return;
    }
    onClose();
  };
  return { register: form.register, errors, message: errors.root?.message, isSubmitting, submit: form.handleSubmit(send) };
}
