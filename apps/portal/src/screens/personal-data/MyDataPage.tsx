import { errorText, useArchiveAddress, useCancelErasure, useMyData, useRequestExport, useScheduleErasure } from '@quad/api-client/hooks';
import { PERSONAL_DATA_TEXTS } from '@quad/domain/personal-data';
import { Stack, useTranslate } from '@quad/ui';
import { followDownload } from '@quad/ui/features/downloads';
import { DataArchive, LeavingPanel } from '@quad/ui/features/personal-data';
import { SignedInShell } from '../../app/shell/SignedInShell.tsx';

/** /my-data: all stored data about the person, and the erasure of their account. */
export function MyDataPage() {
  const t = useTranslate();
  const { data, error, retry } = useMyData();
  const [ask, addressOf, leave, stay] = [useRequestExport(), useArchiveAddress(), useScheduleErasure(), useCancelErasure()];
  return (
    <SignedInShell title={t(PERSONAL_DATA_TEXTS.title)}>
      <Stack gap="xl" width="form">
        <DataArchive
          archive={data?.export}
          onRequest={ask}
          onFetch={async (_id) => followDownload(await addressOf(_id))}
          error={error && !data ? errorText(error, PERSONAL_DATA_TEXTS.failed) : undefined}
          onRetry={retry}
        />
        {data && <LeavingPanel data={data} onLeave={leave} onStay={stay} />}
      </Stack>
    </SignedInShell>
  );
}
