import {
  errorText,
  isPasswordAgain,
  useArchiveAddress,
  useAskForData,
  useConfirmMyData,
  useLeave,
  useMyData,
  useStay,
} from '@quad/api-client/hooks';
import { PERSONAL_DATA_TEXTS } from '@quad/domain/personal-data';
import { Stack, useTranslate } from '@quad/ui';
import { DataArchive, LeavingPanel } from '@quad/ui/features/personal-data';
import { lazy, Suspense, useState } from 'react';
import { followDownload } from '../../app/saveFile.ts';
import { SignedInShell } from '../../app/shell/SignedInShell.tsx';
import { showShellToast } from '../../app/shell/shellToasts.ts';

const ConfirmPassword = lazy(async () => ({ default: (await import('@quad/ui/features/administration')).ConfirmPassword }));

type Act = () => Promise<unknown>;

/** /my-data: everything that is stored about the person, and leaving. The password is asked for before either, over what is on the screen. */
export function MyDataPage() {
  const t = useTranslate();
  const { data, error, retry } = useMyData();
  const [asked, setAsked] = useState<{ act: Act }>();
  const confirm = useConfirmMyData();
  const [ask, addressOf, leave, stay] = [useAskForData(), useArchiveAddress(), useLeave(), useStay()];
  // Whose account has no password is told to sign in anew, where they pressed.
  const afterPassword = (act: Act) =>
    act().catch((reason: unknown) => {
      if (!isPasswordAgain(reason) || data?.proof === 'sign-in') throw reason;
      setAsked({ act });
    });
  const goOn = async ({ act }: { act: Act }, input: { password: string }) => {
    await confirm(input);
    setAsked(undefined);
    act().catch((reason: unknown) => showShellToast({ tone: 'critical', message: errorText(reason, PERSONAL_DATA_TEXTS.askFailed) }));
  };
  return (
    <SignedInShell title={t(PERSONAL_DATA_TEXTS.title)}>
      <Stack gap="xl">
        <DataArchive
          archive={data?.export}
          onAsk={() => afterPassword(ask)}
          onFetch={({ _id }) => afterPassword(async () => followDownload(await addressOf(_id)))}
          error={error && !data ? errorText(error, PERSONAL_DATA_TEXTS.failed) : undefined}
          onRetry={retry}
        />
        {(data || !error) && <LeavingPanel data={data} onLeave={() => afterPassword(leave)} onStay={stay} />}
      </Stack>
      {asked && (
        <Suspense>
          <ConfirmPassword about="own-data" onConfirm={(input) => goOn(asked, input)} onLeave={() => setAsked(undefined)} />
        </Suspense>
      )}
    </SignedInShell>
  );
}
