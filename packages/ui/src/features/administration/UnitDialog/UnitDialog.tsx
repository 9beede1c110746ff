import { type AdminUnit, possibleParents, UnitChangeInput, UnitContactInput } from '@quad/domain/administration';
import { isExpandedUnit, type OrgUnit, UNIT_CATEGORIES, UNIT_TYPES, unitTypeName } from '@quad/domain/org-units';
import { EmailInput } from '../../../primitives/EmailInput/EmailInput.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { Textarea } from '../../../primitives/Textarea/Textarea.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { type ClosableProps, FormDialog } from '../../forms/FormDialog.tsx';
import { capitalizedOptions, translatedOptions } from '../../forms/options.ts';
import { useDialogForm } from '../../forms/useDialogForm.ts';

export interface UnitDialogProps extends ClosableProps {
  /** The action: change or move the unit, or hand it over to another contact. */
  action: 'change' | 'contact';
  /** The unit. */
  unit: AdminUnit;
  /** All units; those that are valid parents are offered. */
  units: readonly OrgUnit[];
  /** Saves the change. The dialog is busy while the promise is pending; if it rejects, the dialog shows why and keeps the input. */
  onSubmit: (changed: UnitChangeInput & { unitId: string }) => Promise<unknown>;
  /** Hands over the unit. */
  onContactSubmit: (changed: UnitContactInput & { unitId: string }) => Promise<unknown>;
}

/** The forms of an administrator's actions on a unit. It is open while it is rendered; load it lazily. */
export function UnitDialog({ action, ...props }: UnitDialogProps) {
  return action === 'change' ? <UnitForm {...props} /> : <ContactForm {...props} />;
}

type FormProps = Omit<UnitDialogProps, 'action'>;

const TYPES = UNIT_TYPES.map((type) => ({ value: type, label: unitTypeName(type) }));

/** The valid parents of a unit, and its current one, even if that is no longer valid. */
function parentOptions({ _id, parent }: AdminUnit, units: readonly OrgUnit[]) {
  const placed = units.map(({ _id: id, name, is_active: isActive, parent_unit_id: above }) => ({
    id,
    name,
    isActive: isActive || id === parent?._id,
    parentId: (isExpandedUnit(above) ? above._id : above) ?? null,
  }));
  return possibleParents(_id, placed).map(({ id, name }) => ({ value: id, label: name }));
}

function UnitForm({ unit, units, onSubmit, onClose }: FormProps) {
  const t = useTranslate();
  const { name, type, category, description, parent } = unit;
  const { register, errors, ...form } = useDialogForm({
    schema: UnitChangeInput,
    defaultValues: { name, type, category, description, parent_unit_id: parent?._id ?? '' },
    fields: ['name', 'type', 'category', 'parent_unit_id', 'description'],
    send: (input) => onSubmit({ ...input, unitId: unit._id }),
    fallback: 'Failed to change the unit.',
    onClose,
  });
  return (
    <FormDialog
      {...form}
      title={t('Change {name}', { name })}
      about={unit.contact_email}
      verb={t('Save')}
      loadingText={t('Saving...')}
      onClose={onClose}
    >
      <Field label={t('Name')} error={errors.name?.message} required>
        <TextInput {...register('name')} autoComplete="off" />
      </Field>
      <Field label={t('Type')} error={errors.type?.message} required>
        <Select {...register('type')} options={translatedOptions(TYPES, t)} />
      </Field>
      <Field
        label={t('Category')}
        hint={t('It determines which general secretary is in charge of the unit.')}
        error={errors.category?.message}
        required
      >
        <Select {...register('category')} options={translatedOptions(capitalizedOptions(UNIT_CATEGORIES), t)} />
      </Field>
      <Field label={t('Belongs to')} error={errors.parent_unit_id?.message}>
        <Select {...register('parent_unit_id')} placeholder={t('None')} options={parentOptions(unit, units)} />
      </Field>
      <Field label={t('Description')} error={errors.description?.message}>
        <Textarea {...register('description')} />
      </Field>
    </FormDialog>
  );
}

function ContactForm({ unit, onContactSubmit, onClose }: FormProps) {
  const t = useTranslate();
  const { name, contact_email: email } = unit;
  const { register, errors, ...form } = useDialogForm({
    schema: UnitContactInput,
    defaultValues: { email: '' },
    fields: ['email'],
    send: (input) => onContactSubmit({ ...input, unitId: unit._id }),
    fallback: 'Failed to change the contact.',
    onClose,
  });
  return (
    <FormDialog
      {...form}
      title={t('Hand {name} over', { name })}
      about={t('Now: {email}', { email })}
      verb={t('Hand it over')}
      loadingText={t('Handing over...')}
      onClose={onClose}
    >
      <Text>
        {t(
          'The owner of the new address coordinates the unit from now on. The previous coordinator becomes a student again. Both are signed out everywhere.',
        )}
      </Text>
      <Field label={t('Email of the new contact')} hint={t('Of somebody who has an account.')} error={errors.email?.message} required>
        <EmailInput {...register('email')} autoComplete="off" />
      </Field>
    </FormDialog>
  );
}
