import { CorrectionInput, MONEY_TEXTS, UNIT_YEAR_TEXTS } from '@quad/domain/ledger';
import { Field } from '../../primitives/Field/Field.tsx';
import { TextInput } from '../../primitives/TextInput/TextInput.tsx';
import { useTranslate } from '../../primitives/UiProvider/LocaleSettings.ts';
import { type ClosableProps, FormDialog } from '../forms/FormDialog.tsx';
import { useDialogForm } from '../forms/useDialogForm.ts';

export interface CorrectDialogProps extends ClosableProps {
  /** Reverses the entry. If the promise rejects, the dialog shows why. */
  onSubmit: (correction: CorrectionInput) => Promise<unknown>;
}

/** Reverses a ledger entry, with a reason. It is open while it is rendered; load it lazily. */
export function CorrectDialog({ onSubmit, onClose }: CorrectDialogProps) {
  const t = useTranslate();
  const {
    register,
    errors,
    control: _,
    ...form
  } = useDialogForm({
    schema: CorrectionInput,
    defaultValues: { reason: '' },
    fields: ['reason'],
    send: onSubmit,
    fallback: UNIT_YEAR_TEXTS.correctFailed,
    onClose,
  });
  return (
    <FormDialog
      {...form}
      title={t(UNIT_YEAR_TEXTS.correctTitle)}
      about={t(UNIT_YEAR_TEXTS.correctAbout)}
      verb={t(MONEY_TEXTS.correct)}
      loadingText={t(UNIT_YEAR_TEXTS.correcting)}
      onClose={onClose}
    >
      <Field label={t(MONEY_TEXTS.reason)} error={errors.reason?.message} required>
        <TextInput {...register('reason')} autoComplete="off" />
      </Field>
    </FormDialog>
  );
}
