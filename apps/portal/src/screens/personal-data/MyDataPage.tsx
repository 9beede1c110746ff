import { errorText, useArchiveAddress, useCancelErasure, useMyData, useRequestExport, useScheduleErasure } from '@quad/api-client/hooks';
import { PERSONAL_DATA_TEXTS } from '@quad/domain/personal-data';
import { Stack, useTranslate } from '@quad/ui';
import { followDownload } from '@quad/ui/features/downloads';
import { DataArchive, ErasurePanel } from '@quad/ui/features/personal-data';
import { SignedInShell } from '../../app/shell/SignedInShell.tsx';

/** /my-data: all stored data about the person, and the erasure of their account. */
export function MyDataPage() {
  const t = useTranslate();
  const { data, error, retry } = useMyData();
  const [requestExport, addressOf, scheduleErasure, cancelErasure] = [
    useRequestExport(),
    useArchiveAddress(),
    useScheduleErasure(),
    useCancelErasure(),
  ];
  return (
    <SignedInShell title={t(PERSONAL_DATA_TEXTS.title)}>
      <Stack gap="xl" width="form">
        <DataArchive
          archive={data?.export}
          onRequest={requestExport}
          onFetch={async (_id) => followDownload(await addressOf(_id))}
          error={error && !data ? errorText(error, PERSONAL_DATA_TEXTS.failed) : undefined}
          onRetry={retry}
        />
        {data && <ErasurePanel data={data} onRequest={scheduleErasure} onCancel={cancelErasure} />}
      </Stack>
    </SignedInShell>
  );
}
