import { APPROVAL_SCREEN_TEXTS, APPROVAL_TEXTS } from '@quad/domain/approvals';
import { body, requiredText } from '@quad/domain/fields';
import { useId } from 'react';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Textarea } from '../../../primitives/Textarea/Textarea.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { useDialogForm } from '../../forms/useDialogForm.ts';

const QUESTIONS = {
  reject: {
    title: APPROVAL_SCREEN_TEXTS.rejectTitle,
    about: APPROVAL_SCREEN_TEXTS.rejectAbout,
    verb: APPROVAL_SCREEN_TEXTS.reject,
    schema: body({ reason: requiredText(APPROVAL_SCREEN_TEXTS.rejectReason) }),
  },
  return: {
    title: APPROVAL_SCREEN_TEXTS.returnTitle,
    about: APPROVAL_SCREEN_TEXTS.returnAbout,
    verb: APPROVAL_SCREEN_TEXTS.returnForChanges,
    schema: body({ reason: requiredText(APPROVAL_TEXTS.reason) }),
  },
} as const;
export type NegativeDecision = keyof typeof QUESTIONS;

export interface ReasonDialogProps {
  decision: NegativeDecision;
  /** The subject of the request. */
  subject: string;
  onSubmit: (reason: string) => Promise<unknown>;
  onClose: () => void;
  /** Returns to the request. */
  onLeave: () => void;
}

/** Asks why a request is rejected, or what has to be changed. */
export function ReasonDialog({ decision, subject, onSubmit, onClose, onLeave }: ReasonDialogProps) {
  const t = useTranslate();
  const formId = useId();
  const { title, about, verb, schema } = QUESTIONS[decision];
  const { register, errors, error, loading, submit } = useDialogForm({
    schema,
    defaultValues: { reason: '' },
    fields: ['reason'],
    send: ({ reason }) => onSubmit(reason),
    fallback: APPROVAL_SCREEN_TEXTS.decideFailed,
    onClose,
  });
  const footer = (
    <>
      <Button onClick={onLeave}>{t(APPROVAL_SCREEN_TEXTS.back)}</Button>
      <Button type="submit" form={formId} variant="primary" loading={loading} loadingText={t(APPROVAL_SCREEN_TEXTS.deciding)}>
        {t(verb)}
      </Button>
    </>
  );
  return (
    <Dialog open onOpenChange={onLeave} title={t(title, { title: subject })} description={t(about)} footer={footer}>
      <form id={formId} noValidate onSubmit={submit}>
        <Stack>
          {error && <ErrorState description={error} />}
          <Field label={t(APPROVAL_SCREEN_TEXTS.reason)} error={errors.reason?.message} required>
            <Textarea {...register('reason')} />
          </Field>
        </Stack>
      </form>
    </Dialog>
  );
}
