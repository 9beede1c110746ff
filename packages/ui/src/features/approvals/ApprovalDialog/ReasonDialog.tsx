import { APPROVAL_SCREEN_TEXTS, APPROVAL_TEXTS } from '@quad/domain/approvals';
import { body, requiredText } from '@quad/domain/fields';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Textarea } from '../../../primitives/Textarea/Textarea.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useDialogForm } from '../../forms/useDialogForm.ts';

const QUESTIONS = {
  reject: {
    title: APPROVAL_SCREEN_TEXTS.rejectTitle,
    about: APPROVAL_SCREEN_TEXTS.rejectAbout,
    verb: APPROVAL_SCREEN_TEXTS.reject,
    schema: body({ reason: requiredText(APPROVAL_TEXTS.rejectReason) }),
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
  const { title, about, verb, schema } = QUESTIONS[decision];
  const { register, errors, ...form } = useDialogForm({
    schema,
    defaultValues: { reason: '' },
    fields: ['reason'],
    send: ({ reason }) => onSubmit(reason),
    fallback: APPROVAL_SCREEN_TEXTS.decideFailed,
    onClose,
  });
  return (
    <FormDialog
      {...form}
      title={t(title, { title: subject })}
      about={t(about)}
      verb={t(verb)}
      loadingText={t(APPROVAL_SCREEN_TEXTS.deciding)}
      leave={t(APPROVAL_SCREEN_TEXTS.back)}
      onClose={onLeave}
    >
      <Field label={t(APPROVAL_SCREEN_TEXTS.reason)} error={errors.reason?.message} required>
        <Textarea {...register('reason')} />
      </Field>
    </FormDialog>
  );
}
