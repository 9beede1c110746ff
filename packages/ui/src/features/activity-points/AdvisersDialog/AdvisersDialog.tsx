import { AdviserInput, type BatchAdvisers, POINT_RULES_TEXTS } from '@quad/domain/activity-points';
import { Controller } from 'react-hook-form';
import type { OptionSearch } from '../../../primitives/combo/useOptionSearch.ts';
import { Field } from '../../../primitives/Field/Field.tsx';
import { MultiCombobox } from '../../../primitives/MultiCombobox/MultiCombobox.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useDialogForm } from '../../forms/useDialogForm.ts';

export interface AdvisersDialogProps {
  /** Which class it is, with who advises it now. */
  batch: BatchAdvisers;
  /** Asks for people by name or address. */
  onSearch: OptionSearch;
  /** Keeps who advises the class; rejected, the dialog says why. */
  onSubmit: (input: AdviserInput) => Promise<unknown>;
  /** Asked for once it is done, and by whoever leaves; stop rendering the dialog. */
  onClose: () => void;
}

/** Says who advises a class. It is open as long as it is rendered; load it lazily. */
export function AdvisersDialog({ batch: { program, admission_year, advisers }, onSearch, onSubmit, onClose }: AdvisersDialogProps) {
  const t = useTranslate();
  const known = advisers.map(({ _id, username = '', personal_info }) => ({
    value: _id,
    label: personal_info?.name || username,
    detail: username,
  }));
  const { control, errors, register, ...form } = useDialogForm({
    schema: AdviserInput,
    defaultValues: { program, admission_year, user_ids: advisers.map(({ _id }) => _id) },
    fields: ['user_ids'],
    send: onSubmit,
    fallback: POINT_RULES_TEXTS.saveFailed,
    onClose,
  });
  return (
    <FormDialog
      {...form}
      title={t(POINT_RULES_TEXTS.advisersOf, { program, year: String(admission_year) })}
      about={t(POINT_RULES_TEXTS.advisersAbout)}
      verb={t(POINT_RULES_TEXTS.save)}
      loadingText={t(POINT_RULES_TEXTS.saving)}
      onClose={onClose}
    >
      <Field label={t(POINT_RULES_TEXTS.advisers)} error={errors.user_ids?.message}>
        <Controller
          control={control}
          name="user_ids"
          render={({ field: { onChange, ...field } }) => (
            <MultiCombobox
              {...field}
              options={known}
              onSearch={onSearch}
              onValueChange={onChange}
              placeholder={t(POINT_RULES_TEXTS.searchPeople)}
            />
          )}
        />
      </Field>
    </FormDialog>
  );
}
