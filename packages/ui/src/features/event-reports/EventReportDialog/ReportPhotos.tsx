import { EVENT_REPORT_TEXTS, type EventReportPhoto, MOST_REPORT_PHOTOS } from '@quad/domain/event-reports';
import { PHOTO_LIMITS } from '@quad/domain/profile';
import { useState } from 'react';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { FileDrop } from '../../../primitives/FileDrop/FileDrop.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { failureOf } from '../../forms/failure.ts';
import type { useUploads } from '../../forms/useUploads.ts';

const TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

interface ReportPhotosProps {
  photos: ReturnType<typeof useUploads<EventReportPhoto>>;
  /** What the report had at first, by which photos keep their numbers. */
  known: readonly EventReportPhoto[];
  onRemove: (photoId: string) => Promise<unknown>;
}

/** Photos of a report: those that it has, and those that are added. Each is kept or removed at once. */
export function ReportPhotos({ photos: { kept, uploads, add, retry, remove }, known, onRemove }: ReportPhotosProps) {
  const t = useTranslate();
  const [failure, setFailure] = useState<string>();
  const removeKept = async (id: string, photoId: string | undefined) => {
    setFailure(undefined);
    try {
      if (photoId) await onRemove(photoId);
      remove(id);
    } catch (error) {
      setFailure(failureOf(error, EVENT_REPORT_TEXTS.removeFailed).message);
    }
  };
  return (
    <Stack gap="s">
      {kept.map((photo) => {
        const name = t(EVENT_REPORT_TEXTS.photo, { number: known.indexOf(photo) + 1 });
        return (
          <Inline key={photo._id} justify="between">
            <Link href={photo.url} target="_blank" rel="noopener noreferrer" external>
              {name}
            </Link>
            <Button
              size="s"
              variant="quiet"
              aria-label={t('Remove {what}', { what: name })}
              onClick={() => void removeKept(photo._id, photo._id)}
            >
              {t('Remove')}
            </Button>
          </Inline>
        );
      })}
      {failure && <Text role="alert">{t(failure)}</Text>}
      <FileDrop
        types={TYPES}
        typesText={t(EVENT_REPORT_TEXTS.fileTypes)}
        maxBytes={PHOTO_LIMITS.bytes}
        maxFiles={MOST_REPORT_PHOTOS - kept.length}
        files={uploads.map(({ id, file: { name, size }, progress, error }) => ({
          id,
          name,
          size,
          progress,
          ...(error && { error: t(error) }),
        }))}
        onAdd={add}
        onRetry={retry}
        onRemove={(id) => void removeKept(id, uploads.find((each) => each.id === id)?.item?._id)}
      />
    </Stack>
  );
}
