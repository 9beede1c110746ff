import { type AdminPosition, PositionChangeInput } from '@quad/domain/administration';
import { POSITION_TYPES } from '@quad/domain/positions';
import { Field } from '../../../primitives/Field/Field.tsx';
import { NumberInput } from '../../../primitives/NumberInput/NumberInput.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { Textarea } from '../../../primitives/Textarea/Textarea.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { type ClosableProps, FormDialog } from '../../forms/FormDialog.tsx';
import { choices } from '../../forms/options.ts';
import { useDialogForm } from '../../forms/useDialogForm.ts';

export interface AdminPositionDialogProps extends ClosableProps {
  /** The position to change. */
  position: AdminPosition;
  /** Saves the change. The dialog is busy while the promise is pending; if it rejects, the dialog shows why and keeps the input. */
  onSubmit: (changed: PositionChangeInput & { positionId: string }) => Promise<unknown>;
}

/** The types to choose from, including the position's own one in place of 'Other'. */
function typesFor(type: string): string[] {
  const listed = POSITION_TYPES.filter((known) => known !== 'Other');
  return type === '' || listed.some((known) => known === type) ? listed : [...listed, type];
}

/** Corrects the title, type and number of places of a position. It is open while it is rendered; load it lazily. */
export function AdminPositionDialog({ position, onSubmit, onClose }: AdminPositionDialogProps) {
  const t = useTranslate();
  const { title, position_type, description, position_count } = position;
  const { register, errors, ...form } = useDialogForm({
    schema: PositionChangeInput,
    defaultValues: { title, position_type, description, position_count: String(position_count) },
    fields: ['title', 'position_type', 'position_count', 'description'],
    send: (input) => onSubmit({ ...input, positionId: position._id }),
    fallback: 'Failed to correct the position.',
    onClose,
  });
  return (
    <FormDialog
      {...form}
      title={t('Correct {name}', { name: title })}
      about={position.unit.name}
      verb={t('Correct')}
      loadingText={t('Correcting...')}
      onClose={onClose}
    >
      <Text>{t('Current and former holders keep it, under its new name.')}</Text>
      <Field label={t('Title')} error={errors.title?.message} required>
        <TextInput {...register('title')} autoComplete="off" />
      </Field>
      <Field label={t('Type')} error={errors.position_type?.message} required>
        <Select {...register('position_type')} placeholder={t('Choose a type')} options={choices(typesFor(position_type))} />
      </Field>
      <Field label={t('Places in one tenure')} error={errors.position_count?.message} required>
        <NumberInput {...register('position_count')} min={1} step={1} />
      </Field>
      <Field label={t('Description')} error={errors.description?.message}>
        <Textarea {...register('description')} />
      </Field>
    </FormDialog>
  );
}
