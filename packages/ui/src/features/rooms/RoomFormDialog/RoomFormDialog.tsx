import { PROFILE_TEXTS } from '@quad/domain/messages';
import { PHOTO_LIMITS } from '@quad/domain/profile';
import { ROOM_DECIDER_NAMES, ROOM_DECIDERS, ROOM_TEXTS, type Room, RoomInput } from '@quad/domain/rooms';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { Grid } from '../../../layout/Grid/Grid.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { NumberInput } from '../../../primitives/NumberInput/NumberInput.tsx';
import { PhotoInput } from '../../../primitives/PhotoInput/PhotoInput.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { TagListInput } from '../../../primitives/TagListInput/TagListInput.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import { TimeInput } from '../../../primitives/TimeInput/TimeInput.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { type ClosableProps, FormDialog } from '../../forms/FormDialog.tsx';
import { failureOf } from '../../forms/failure.ts';
import { focusFirstError, showFailure, useSchemaResolver } from '../../forms/formErrors.ts';

/** The change of a room's photo: a new one, its removal (null), or no change (undefined). */
export interface RoomPhotoChoice {
  photo: File | null | undefined;
}

export interface RoomFormDialogProps extends ClosableProps {
  /** The room to change; without it, a new one is created. */
  room?: Room | undefined;
  /** Sends the room. The dialog is busy while the promise is pending; if it rejects, the dialog shows why and keeps the input. */
  onSubmit: (room: RoomInput, chosen: RoomPhotoChoice) => Promise<unknown>;
}

const FIELDS = ['name', 'building', 'capacity', 'equipment', 'opens', 'closes', 'decided_by'] as const;

/** Time inputs do not support 24:00, so midnight is shown as its last minute. */
const shownHour = (hour: string | null | undefined) => (hour === '24:00' ? '23:59' : (hour ?? ''));

/** Creates or changes a room of the catalog. It is open while it is rendered; load it lazily. */
export function RoomFormDialog({ room, onSubmit, onClose }: RoomFormDialogProps) {
  const t = useTranslate();
  const form = useForm({
    resolver: useSchemaResolver(RoomInput),
    shouldFocusError: false,
    defaultValues: {
      name: room?.name ?? '',
      building: room?.building ?? '',
      capacity: room?.capacity?.toString() ?? '',
      equipment: room?.equipment ?? [],
      opens: shownHour(room?.opens),
      closes: shownHour(room?.closes),
      decided_by: room?.decided_by ?? 'PRESIDENT',
      is_archived: room?.is_archived ?? false,
    },
  });
  const { register, control, handleSubmit, setError, setFocus } = form;
  const [photo, setPhoto] = useState<RoomPhotoChoice['photo']>();
  const [photoError, setPhotoError] = useState<string>();
  const choosePhoto = (chosen: File | null, error?: string) => {
    if (error === undefined) setPhoto(chosen);
    setPhotoError(error);
  };
  const { errors, isSubmitting } = form.formState;
  const send = async (input: RoomInput) => {
    try {
      await onSubmit({ ...input, closes: input.closes === '23:59' ? '24:00' : input.closes }, { photo });
    } catch (error) {
      const failure = failureOf(error, ROOM_TEXTS.saveFailed);
      setPhotoError(failure.fieldErrors?.image);
      if (!failure.fieldErrors?.image) showFailure({ setError, fields: FIELDS }, failure);
      return;
    }
    onClose();
  };
  return (
    <FormDialog
      title={room ? t('Edit room') : t('Add room')}
      verb={t('Save room')}
      loadingText={t('Saving...')}
      error={errors.root?.message}
      loading={isSubmitting}
      submit={handleSubmit(send, focusFirstError(FIELDS, setFocus))}
      onClose={onClose}
    >
      <Field label={t('Name')} error={errors.name?.message} hint={room && t('The previous name still refers to this room.')} required>
        <TextInput {...register('name')} autoComplete="off" />
      </Field>
      <Grid columns={{ phone: 1, tablet: 2 }}>
        <Field label={t('Building')} error={errors.building?.message}>
          <TextInput {...register('building')} autoComplete="off" />
        </Field>
        <Field label={t('Capacity')} error={errors.capacity?.message}>
          <NumberInput {...register('capacity')} min={1} step={1} unit={t('people')} />
        </Field>
        <Field label={t('Opens')} error={errors.opens?.message} hint={t('Leave it blank if the room is always open.')}>
          <TimeInput {...register('opens')} />
        </Field>
        <Field label={t('Closes')} error={errors.closes?.message} hint={t('11:59 pm means midnight.')}>
          <TimeInput {...register('closes')} />
        </Field>
      </Grid>
      <Field label={t('Equipment')} error={errors.equipment?.message ?? errors.equipment?.root?.message} group>
        <Controller
          control={control}
          name="equipment"
          render={({ field: { value, onChange, onBlur, name: fieldName, ref } }) => (
            <TagListInput
              itemName={t('Thing')}
              addText={t('Add equipment')}
              value={value ?? []}
              onValueChange={onChange}
              onBlur={onBlur}
              name={fieldName}
              ref={ref}
              maxItems={100}
            />
          )}
        />
      </Field>
      <Field label={t('Photo')} hint={t('JPEG, PNG or WebP, up to 5 MB.')} error={photoError} group>
        <PhotoInput
          subject={room?.name ?? ''}
          shape="wide"
          src={photo === null ? undefined : (room?.photo ?? undefined)}
          maxBytes={PHOTO_LIMITS.bytes}
          disabled={isSubmitting}
          onFileSelect={(file) => choosePhoto(file)}
          onReject={() => choosePhoto(null, PROFILE_TEXTS.photoInvalid)}
          onRemove={() => choosePhoto(null)}
        />
      </Field>
      <Field label={t('Who decides')} error={errors.decided_by?.message} hint={t('The president can always decide.')}>
        <Select {...register('decided_by')} options={ROOM_DECIDERS.map((role) => ({ value: role, label: t(ROOM_DECIDER_NAMES[role]) }))} />
      </Field>
    </FormDialog>
  );
}
