import {
  ACTIVITY_POINT_TEXTS,
  type ActivityClaim,
  type ActivityClaimInput,
  activityClaimInput,
  CLAIM_TEXTS,
  type ClaimEvidence,
  MAX_EVIDENCE,
  type OwnPoints,
} from '@quad/domain/activity-points';
import { useController } from 'react-hook-form';
import { Grid } from '../../../layout/Grid/Grid.tsx';
import { DateInput } from '../../../primitives/DateInput/DateInput.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { NumberInput } from '../../../primitives/NumberInput/NumberInput.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { Textarea } from '../../../primitives/Textarea/Textarea.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { type ClosableProps, FormDialog } from '../../forms/FormDialog.tsx';
import { UploadList } from '../../forms/UploadList.tsx';
import { useDialogForm } from '../../forms/useDialogForm.ts';
import { type SendFile, useUploads } from '../../forms/useUploads.ts';
import { evidenceName } from '../evidenceName.ts';

const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;

export interface ClaimDialogProps extends ClosableProps {
  /** The activities that the rules allow to claim. */
  activities: OwnPoints['activities'];
  /** A returned claim to change and send again; without it, a new one is created. */
  claim?: ActivityClaim | undefined;
  /** The current date, YYYY-MM-DD, the latest possible date. */
  today: string;
  /** Uploads a photo or a PDF. If the promise rejects, the file's row shows why. */
  onUpload: SendFile<ClaimEvidence>;
  /** Sends the claim. If the promise rejects, the dialog shows why. */
  onSubmit: (claim: ActivityClaimInput) => Promise<unknown>;
}

/** Claims points for an activity outside of the portal, with evidence. It is open while it is rendered; load it lazily. */
export function ClaimDialog({ activities, claim, today, onUpload, onSubmit, onClose }: ClaimDialogProps) {
  const t = useTranslate();
  const known = claim?.evidence ?? [];
  const { activity = '', title = '', day = '', place = '', hours, description = '' } = claim ?? {};
  const { register, control, errors, loading, ...form } = useDialogForm({
    schema: activityClaimInput({ today }),
    defaultValues: { activity, title, day, place, hours: hours || '', description, evidence: known.map(({ _id }) => _id) },
    fields: ['activity', 'title', 'day', 'place', 'hours', 'description', 'evidence'],
    send: onSubmit,
    fallback: CLAIM_TEXTS.failed,
    onClose,
  });
  const { field } = useController({ control, name: 'evidence' });
  const evidence = useUploads({ known, send: onUpload, fallback: CLAIM_TEXTS.uploadFailed, onValueChange: field.onChange });
  const returned = claim?.approval.returned;
  return (
    <FormDialog
      {...form}
      title={t(claim ? CLAIM_TEXTS.change : CLAIM_TEXTS.claim)}
      about={
        returned
          ? t(CLAIM_TEXTS.returned, { person: returned.by.personal_info?.name ?? '', reason: returned.reason })
          : t(CLAIM_TEXTS.about)
      }
      verb={t(claim ? CLAIM_TEXTS.change : CLAIM_TEXTS.claim)}
      loading={loading || evidence.uploading}
      loadingText={t(evidence.uploading ? CLAIM_TEXTS.uploading : CLAIM_TEXTS.sending)}
      onClose={onClose}
    >
      <Field label={t(CLAIM_TEXTS.activity)} error={errors.activity?.message} required>
        <Select
          {...register('activity')}
          placeholder={t(ACTIVITY_POINT_TEXTS.activity)}
          options={activities.map(({ _id, name, points, per_hours }) => ({
            value: _id,
            label:
              per_hours === null
                ? t(CLAIM_TEXTS.once, { activity: name, points })
                : t(CLAIM_TEXTS.perHours, { activity: name, points, hours: per_hours }),
          }))}
        />
      </Field>
      <Field label={t(CLAIM_TEXTS.title)} error={errors.title?.message} required>
        <TextInput {...register('title')} autoComplete="off" />
      </Field>
      <Grid columns={{ phone: 1, tablet: 2 }}>
        <Field label={t(CLAIM_TEXTS.day)} error={errors.day?.message} required>
          <DateInput {...register('day')} max={today} />
        </Field>
        <Field label={t(CLAIM_TEXTS.hours)} hint={t(CLAIM_TEXTS.hoursHint)} error={errors.hours?.message}>
          <NumberInput {...register('hours')} min={0} step="any" />
        </Field>
      </Grid>
      <Field label={t(CLAIM_TEXTS.place)} error={errors.place?.message} required>
        <TextInput {...register('place')} autoComplete="off" />
      </Field>
      <Field label={t(CLAIM_TEXTS.description)} error={errors.description?.message}>
        <Textarea {...register('description')} />
      </Field>
      <Field
        label={t(CLAIM_TEXTS.evidence)}
        hint={t(CLAIM_TEXTS.evidenceHint)}
        error={errors.evidence?.message ?? errors.evidence?.root?.message}
        group
        required
      >
        <UploadList
          uploads={evidence}
          known={known}
          nameOf={(each, index) => evidenceName(each, index, t)}
          types={TYPES}
          typesText={t(CLAIM_TEXTS.fileTypes)}
          most={MAX_EVIDENCE}
        />
      </Field>
    </FormDialog>
  );
}
