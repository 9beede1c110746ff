import { EVENT_REPORT_TEXTS, type EventReportPhoto, MAX_REPORT_PHOTOS } from '@quad/domain/event-reports';
import { useState } from 'react';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { failureOf } from '../../forms/failure.ts';
import { UploadList } from '../../forms/UploadList.tsx';
import type { useUploads } from '../../forms/useUploads.ts';

const TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

interface ReportPhotosProps {
  photos: ReturnType<typeof useUploads<EventReportPhoto>>;
  /** The initial photos, which determine the numbers of photos. */
  known: readonly EventReportPhoto[];
  onRemove: (photoId: string) => Promise<unknown>;
}

/** The photos of a report and those that are being added. Each change is saved at once. */
export function ReportPhotos({ photos, known, onRemove }: ReportPhotosProps) {
  const t = useTranslate();
  const [failure, setFailure] = useState<string>();
  const remove = async (id: string) => {
    setFailure(undefined);
    const upload = photos.uploads.find((each) => each.id === id);
    const photoId = upload ? upload.item?._id : id;
    try {
      if (photoId) await onRemove(photoId);
      photos.remove(id);
    } catch (error) {
      setFailure(failureOf(error, EVENT_REPORT_TEXTS.removeFailed).message);
    }
  };
  return (
    <UploadList
      uploads={photos}
      known={known}
      nameOf={(_, index) => t(EVENT_REPORT_TEXTS.photo, { number: index + 1 })}
      types={TYPES}
      typesText={t(EVENT_REPORT_TEXTS.fileTypes)}
      most={MAX_REPORT_PHOTOS}
      error={failure}
      onRemove={(id) => void remove(id)}
    />
  );
}
