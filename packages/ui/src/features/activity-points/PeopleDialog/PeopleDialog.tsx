import type { PersonReference } from '@quad/domain/accounts';
import { OfficerInput } from '@quad/domain/accreditation';
import { POINT_RULES_TEXTS } from '@quad/domain/activity-points';
import { Controller } from 'react-hook-form';
import type { OptionSearch } from '../../../primitives/combo/useOptionSearch.ts';
import { Field } from '../../../primitives/Field/Field.tsx';
import { MultiCombobox } from '../../../primitives/MultiCombobox/MultiCombobox.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { type ClosableProps, FormDialog } from '../../forms/FormDialog.tsx';
import { useDialogForm } from '../../forms/useDialogForm.ts';

export interface PeopleDialogProps extends ClosableProps {
  /** The title of the dialog. */
  title: string;
  /** A sentence about their permissions. */
  about: string;
  /** The label of the group. */
  label: string;
  /** The current people. */
  people: readonly PersonReference[];
  /** Shown if the failure has no message for users. */
  fallback: string;
  /** Searches people by name or address. */
  onSearch: OptionSearch;
  /** Saves the people. If the promise rejects, the dialog shows why. */
  onSubmit: (people: OfficerInput) => Promise<unknown>;
}

/**
 * Selects the people in charge of something: the advisers of a class, or the accreditation officers. It is open while it is rendered; load
 * it lazily.
 */
export function PeopleDialog({ title, about, label, people, fallback, onSearch, onSubmit, onClose }: PeopleDialogProps) {
  const t = useTranslate();
  const known = people.map(({ _id, username = '', personal_info }) => ({
    value: _id,
    label: personal_info?.name || username,
    detail: username,
  }));
  const { control, errors, register, ...form } = useDialogForm({
    schema: OfficerInput,
    defaultValues: { user_ids: people.map(({ _id }) => _id) },
    fields: ['user_ids'],
    send: onSubmit,
    fallback,
    onClose,
  });
  return (
    <FormDialog
      {...form}
      title={title}
      about={about}
      verb={t(POINT_RULES_TEXTS.save)}
      loadingText={t(POINT_RULES_TEXTS.saving)}
      onClose={onClose}
    >
      <Field label={label} error={errors.user_ids?.message}>
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
