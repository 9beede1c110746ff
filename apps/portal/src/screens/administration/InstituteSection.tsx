import { errorText, useChangeInstitute, useInstituteSettings } from '@quad/api-client/hooks';
import { ErrorState, LoadingShape, Skeleton, Stack, Text, useTranslate } from '@quad/ui';
import { InstituteForm } from '@quad/ui/features/administration';
import { announceSaved } from '../../app/shell/shellToasts.ts';

const FAILED = 'Failed to load what is said of the institute.';

/** What the institute says of itself. */
export function InstituteSection() {
  const t = useTranslate();
  const { data: settings, error, retry } = useInstituteSettings();
  const change = useChangeInstitute();
  return (
    <Stack>
      <Text tone="muted">{t('What is said here outranks the variables of the server. Pages that are open show it after a reload.')}</Text>
      {settings && (
        <InstituteForm
          settings={settings}
          onSave={async (input) => {
            await change(input);
            announceSaved('The institute was changed.');
          }}
        />
      )}
      {!settings && error && <ErrorState description={errorText(error, FAILED)} onRetry={retry} />}
      {!settings && !error && (
        <LoadingShape label={t('Loading the institute...')}>
          <Skeleton shape="block" />
        </LoadingShape>
      )}
    </Stack>
  );
}
