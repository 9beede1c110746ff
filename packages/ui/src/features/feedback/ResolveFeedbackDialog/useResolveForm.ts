import { FEEDBACK_RULE_TEXTS, ResolveFeedbackInput } from '@quad/domain/feedback';
import { useForm } from 'react-hook-form';
import { failureOf } from '../../forms/failure.ts';
import { showFailure, useSchemaResolver } from '../../forms/formErrors.ts';

/** What was done about feedback. */
export interface FeedbackResolutionInput {
  feedbackId: string;
  actionsTaken: string;
}

export interface ResolveFormOptions {
  feedbackId: string;
  /**
   * Marks it as resolved. The dialog is busy while the promise is pending; if it resolves, the dialog asks to be closed; if it rejects, the
   * dialog stays open, shows why and keeps the input.
   */
  onResolve: (resolution: FeedbackResolutionInput) => Promise<unknown>;
  /** Called when the dialog is done or cancelled: stop rendering it. */
  onClose: () => void;
}

/** The form behind 'mark as resolved', validated by the domain's schema, then by the server. */
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
