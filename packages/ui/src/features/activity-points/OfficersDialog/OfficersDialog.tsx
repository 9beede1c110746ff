import type { PersonReference } from '@quad/domain/accounts';
import { OFFICERS_TEXTS, OfficerInput } from '@quad/domain/accreditation';
import { POINT_RULES_TEXTS } from '@quad/domain/activity-points';
import { Controller } from 'react-hook-form';
import type { OptionSearch } from '../../../primitives/combo/useOptionSearch.ts';
import { Field } from '../../../primitives/Field/Field.tsx';
import { MultiCombobox } from '../../../primitives/MultiCombobox/MultiCombobox.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useDialogForm } from '../../forms/useDialogForm.ts';

export interface OfficersDialogProps {
  /** Who they are now. */
  officers: readonly PersonReference[];
  /** Asks for people by name or address. */
  onSearch: OptionSearch;
  /** Keeps who they are; rejected, the dialog says why. */
  onSubmit: (input: OfficerInput) => Promise<unknown>;
  /** Asked for once it is done, and by whoever leaves; stop rendering the dialog. */
  onClose: () => void;
}

/** Says who the accreditation officers are. It is open as long as it is rendered; load it lazily. */
export function OfficersDialog({ officers, onSearch, onSubmit, onClose }: OfficersDialogProps) {
  const t = useTranslate();
  const known = officers.map(({ _id, username = '', personal_info }) => ({
    value: _id,
    label: personal_info?.name || username,
    detail: username,
  }));
  const { control, errors, register, ...form } = useDialogForm({
    schema: OfficerInput,
    defaultValues: { user_ids: officers.map(({ _id }) => _id) },
    fields: ['user_ids'],
    send: onSubmit,
    fallback: OFFICERS_TEXTS.saveFailed,
    onClose,
  });
  return (
    <FormDialog
      {...form}
      title={t(OFFICERS_TEXTS.title)}
      about={t(OFFICERS_TEXTS.about)}
      verb={t(POINT_RULES_TEXTS.save)}
      loadingText={t(POINT_RULES_TEXTS.saving)}
      onClose={onClose}
    >
      <Field label={t(OFFICERS_TEXTS.title)} error={errors.user_ids?.message}>
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
