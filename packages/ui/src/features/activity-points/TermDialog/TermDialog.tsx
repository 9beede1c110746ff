import { POINT_RULES_TEXTS, TermInput } from '@quad/domain/activity-points';
import { DateInput } from '../../../primitives/DateInput/DateInput.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { type ClosableProps, FormDialog } from '../../forms/FormDialog.tsx';
import { useDialogForm } from '../../forms/useDialogForm.ts';

export interface TermDialogProps extends ClosableProps {
  /** Adds it. If the promise rejects, the dialog shows why. */
  onSubmit: (term: TermInput) => Promise<unknown>;
}

/** Adds a term, which can be signed once it is over. It is open while it is rendered; load it lazily. */
export function TermDialog({ onSubmit, onClose }: TermDialogProps) {
  const t = useTranslate();
  const { register, errors, control, ...form } = useDialogForm({
    schema: TermInput,
    defaultValues: { name: '', from: '', until: '' },
    fields: ['name', 'from', 'until'],
    send: onSubmit,
    fallback: POINT_RULES_TEXTS.termFailed,
    onClose,
  });
  return (
    <FormDialog
      {...form}
      title={t(POINT_RULES_TEXTS.addTerm)}
      about={t(POINT_RULES_TEXTS.termAbout)}
      verb={t(POINT_RULES_TEXTS.addTerm)}
      loadingText={t(POINT_RULES_TEXTS.adding)}
      onClose={onClose}
    >
      <Field label={t(POINT_RULES_TEXTS.termName)} error={errors.name?.message} required>
        <TextInput {...register('name')} autoComplete="off" />
      </Field>
      <Field label={t(POINT_RULES_TEXTS.from)} error={errors.from?.message} required>
        <DateInput {...register('from')} />
      </Field>
      <Field label={t(POINT_RULES_TEXTS.until)} error={errors.until?.message} required>
        <DateInput {...register('until')} />
      </Field>
    </FormDialog>
  );
}
