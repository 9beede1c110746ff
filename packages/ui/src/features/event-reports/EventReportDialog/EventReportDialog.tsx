import { EVENT_REPORT_TEXTS, type EventReport, EventReportInput, type EventReportPhoto } from '@quad/domain/event-reports';
import { useRef } from 'react';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Textarea } from '../../../primitives/Textarea/Textarea.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { type ClosableProps, FormDialog } from '../../forms/FormDialog.tsx';
import { useDialogForm } from '../../forms/useDialogForm.ts';
import { useUploads } from '../../forms/useUploads.ts';
import { ReportPhotos } from './ReportPhotos.tsx';

export interface EventReportDialogProps extends ClosableProps {
  /** The current report. */
  report: EventReport;
  /** Uploads a photo, with the place and time from the camera if requested. If the promise rejects, the photo's row shows why. */
  onAddPhoto: (photo: File, placeAndTime: 'yes' | 'no', onProgress: (part: number) => void) => Promise<EventReportPhoto>;
  /** Removes a photo. If the promise rejects, the dialog shows why. */
  onRemovePhoto: (photoId: string) => Promise<unknown>;
  /** Saves the report. If the promise rejects, the dialog shows why. */
  onSubmit: (report: EventReportInput) => Promise<unknown>;
}

/** Edits the report of an event. It is open while it is rendered; load it lazily. */
export function EventReportDialog({ report, onAddPhoto, onRemovePhoto, onSubmit, onClose }: EventReportDialogProps) {
  const t = useTranslate();
  const { register, control, errors, loading, ...form } = useDialogForm({
    schema: EventReportInput,
    defaultValues: { text: report.text ?? '', photos_as_evidence: report.photos_as_evidence, version: report.version },
    fields: ['text', 'photos_as_evidence'],
    send: onSubmit,
    fallback: EVENT_REPORT_TEXTS.saveFailed,
    onClose,
  });
  const keepsPlace = useRef<HTMLInputElement>(null);
  const { current: known } = useRef(report.photos);
  const photos = useUploads({
    known,
    send: (file, onProgress) => onAddPhoto(file, keepsPlace.current?.checked ? 'yes' : 'no', onProgress),
    fallback: EVENT_REPORT_TEXTS.uploadFailed,
    onDiscard: ({ _id }) => onRemovePhoto(_id),
  });
  return (
    <FormDialog
      {...form}
      title={t(report.text === null ? EVENT_REPORT_TEXTS.write : EVENT_REPORT_TEXTS.change)}
      about={t(EVENT_REPORT_TEXTS.about)}
      verb={t('Save')}
      loading={loading || photos.uploading}
      loadingText={t(photos.uploading ? EVENT_REPORT_TEXTS.uploading : EVENT_REPORT_TEXTS.saving)}
      onClose={onClose}
    >
      <Field label={t(EVENT_REPORT_TEXTS.text)} error={errors.text?.message} required>
        <Textarea {...register('text')} rows={8} />
      </Field>
      <Checkbox ref={keepsPlace} label={t(EVENT_REPORT_TEXTS.placeAndTime)} hint={t(EVENT_REPORT_TEXTS.placeAndTimeHint)} />
      <Field label={t(EVENT_REPORT_TEXTS.photos)} hint={t(EVENT_REPORT_TEXTS.photosHint)} group>
        <ReportPhotos photos={photos} known={known} onRemove={onRemovePhoto} />
      </Field>
      <Checkbox {...register('photos_as_evidence')} label={t(EVENT_REPORT_TEXTS.asEvidence)} />
    </FormDialog>
  );
}
