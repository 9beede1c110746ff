import { FEEDBACK_RULE_TEXTS, type Feedback, ResolveFeedbackInput } from '@quad/domain/feedback';
import { MAX_TEXT_LENGTH } from '@quad/domain/fields';
import { FEEDBACK_TEXTS } from '@quad/domain/messages';
import { useId } from 'react';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { KeyValueList } from '../../../primitives/KeyValueList/KeyValueList.tsx';
import { Textarea } from '../../../primitives/Textarea/Textarea.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { useDialogForm } from '../../forms/useDialogForm.ts';
import { resolverText, targetText } from '../feedbackFacts.ts';
import { comments } from './ResolveFeedbackDialog.css.ts';

/** What was done about feedback. */
export interface FeedbackResolutionInput {
  feedbackId: string;
  actionsTaken: string;
}

export interface ResolveFeedbackDialogProps {
  /** The current feedback; if somebody else has resolved it meanwhile, the dialog shows the resolution. */
  feedback: Feedback;
  /**
   * Marks it as resolved. The dialog is busy while the promise is pending; if it resolves, the dialog asks to be closed; if it rejects, the
   * dialog stays open, shows why and keeps the input.
   */
  onResolve: (resolution: FeedbackResolutionInput) => Promise<unknown>;
  /** Called when the dialog is done or cancelled: stop rendering it. */
  onClose: () => void;
}

/** Resolves feedback with a description of what was done. It is open while it is rendered; load it lazily. */
export function ResolveFeedbackDialog({ feedback, onResolve, onClose }: ResolveFeedbackDialogProps) {
  const t = useTranslate();
  const formId = useId();
  const { register, errors, error, loading, submit } = useDialogForm({
    schema: ResolveFeedbackInput,
    defaultValues: { actions_taken: '' },
    fields: ['actions_taken'],
    send: ({ actions_taken: actionsTaken }) => onResolve({ feedbackId: feedback._id, actionsTaken }),
    fallback: FEEDBACK_RULE_TEXTS.resolveFailed,
    onClose,
  });
  const isOpen = !feedback.is_resolved || loading;
  const footer = (
    <>
      <Button onClick={onClose}>{isOpen ? t('Cancel') : t('Close')}</Button>
      {isOpen && (
        <Button type="submit" form={formId} variant="primary" loading={loading} loadingText={t('Submitting...')}>
          {t('Submit')}
        </Button>
      )}
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(FEEDBACK_TEXTS.resolve)}
      description={t('{type} about {target}', { type: t(feedback.type), target: targetText(feedback, t) })}
      footer={footer}
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack>
          <p className={comments}>{feedback.comments}</p>
          {error && <ErrorState description={error} />}
          {isOpen ? (
            <Field label={t('Actions taken')} error={errors.actions_taken?.message} required>
              <Textarea {...register('actions_taken')} maxLength={MAX_TEXT_LENGTH} />
            </Field>
          ) : (
            <KeyValueList
              columns={1}
              items={[
                { label: t('Actions taken'), value: feedback.actions_taken },
                { label: t('Resolved by'), value: resolverText(feedback) },
              ]}
            />
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
