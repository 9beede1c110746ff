import { type DataExport, EXPORT_DAYS, PERSONAL_DATA_TEXTS } from '@quad/domain/personal-data';
import { formatDateTime } from '@quad/domain/time';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Section } from '../../../layout/Section/Section.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { formatBytes } from '../../../primitives/files/files.ts';
import { KeyValueList } from '../../../primitives/KeyValueList/KeyValueList.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { useAction } from '../../forms/useAction.ts';
import type { ReadProps } from '../../surfaces/readProps.ts';

const NOT_PREPARED = 'Your data could not be prepared. Request it again.';
const FETCH_FAILED = 'Your archive could not be downloaded. Please try again.';

export interface DataArchiveProps extends ReadProps {
  /** The latest archive; null if there is none, undefined while loading or after a failure. */
  archive: DataExport | null | undefined;
  /** Requests an archive. The button is busy while the promise is pending; if it rejects, the panel shows why. */
  onRequest: () => Promise<unknown>;
  /** Downloads a completed archive, with the same states. */
  onFetch: (id: string) => Promise<unknown>;
}

/** An archive of all data about the user, to request and download. */
export function DataArchive({ archive, onRequest, onFetch, error, onRetry }: DataArchiveProps) {
  const { timeZone, locale, translate: t } = useLocaleSettings();
  const { pending, failure, run } = useAction();
  const isReady = archive?.state === 'ready';
  const ask = (
    <Button
      variant={isReady ? undefined : 'primary'}
      loading={pending === 'ask'}
      loadingText={t('Asking...')}
      onClick={() => void run(onRequest, PERSONAL_DATA_TEXTS.askFailed, 'ask')}
    >
      {t(archive ? 'Request my data again' : 'Request my data')}
    </Button>
  );
  return (
    <Section title={t('Get my data')}>
      <Stack>
        <Text tone="muted">
          {t(
            'Everything that is stored about you, in one archive: a page to read, and the same as JSON and CSV. You are notified when it is ready, and can download it for {days} days.',
            { days: EXPORT_DAYS },
          )}
        </Text>
        {failure && <ErrorState description={failure} />}
        {archive === undefined && error && <ErrorState description={error} onRetry={onRetry} />}
        {archive === undefined && !error && (
          <>
            <Spinner label={t(PERSONAL_DATA_TEXTS.loading)} />
            <Skeleton width="half" />
          </>
        )}
        {archive?.state === 'preparing' && <Spinner label={t('Your data is being prepared. You can leave this page.')} />}
        {archive?.state === 'failed' && <ErrorState description={NOT_PREPARED} />}
        {isReady && (
          <KeyValueList
            items={[
              { label: t('Ready since'), value: archive.ready_at && formatDateTime(archive.ready_at, timeZone, locale) },
              { label: t('Available until'), value: archive.gone_at && formatDateTime(archive.gone_at, timeZone, locale) },
              { label: t('Size'), value: archive.bytes === null ? null : formatBytes(archive.bytes, locale) },
            ]}
          />
        )}
        {archive !== undefined && archive?.state !== 'preparing' && (
          <Inline>
            {isReady && (
              <Button
                variant="primary"
                loading={pending === 'fetch'}
                loadingText={t('Fetching...')}
                onClick={() => void run(() => onFetch(archive._id), FETCH_FAILED, 'fetch')}
              >
                {t('Download the archive')}
              </Button>
            )}
            {ask}
          </Inline>
        )}
      </Stack>
    </Section>
  );
}
