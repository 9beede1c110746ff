import { EVENT_REPORT_TEXTS, type EventReportPhoto, MAX_REPORT_PHOTOS } from '@quad/domain/event-reports';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { UploadList } from '../../forms/UploadList.tsx';
import { useAction } from '../../forms/useAction.ts';
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
  const { failure, run } = useAction();
  const remove = (id: string) =>
    run(async () => {
      const upload = photos.uploads.find((each) => each.id === id);
      const photoId = upload ? upload.item?._id : id;
      if (photoId) await onRemove(photoId);
      photos.remove(id);
    }, EVENT_REPORT_TEXTS.removeFailed);
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
