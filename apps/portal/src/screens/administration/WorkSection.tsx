import { errorText, useGivenUpWork, useHealth, useRemoveWork, useRetryWork } from '@quad/api-client/hooks';
import type { GivenUpWork } from '@quad/domain/administration';
import { AlertDialog, Button, ErrorState, Inline, LoadingShape, Skeleton, Stack, Text, useTranslate } from '@quad/ui';
import { HealthReport, WorkList } from '@quad/ui/features/administration';
import { useCallback, useState } from 'react';
import { announceSaved, showShellToast } from '../../app/shell/shellToasts.ts';

const LIST_FAILED = 'Failed to load what was given up.';
const HEALTH_FAILED = 'Failed to examine the installation.';
const DECIDING_FAILED = 'Failed to decide about it.';

/** Mails and other work that were given up, to be tried again or given up for good. */
export function WorkSection() {
  const t = useTranslate();
  const { data, total, error, retry, loadMore } = useGivenUpWork();
  const tryAgain = useRetryWork();
  const [busy, setBusy] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState<GivenUpWork>();
  const onRetry = useCallback(
    async ({ _id }: GivenUpWork) => {
      setBusy((ids) => [...ids, _id]);
      try {
        announceSaved(await tryAgain({ workId: _id }));
      } catch (failure) {
        showShellToast({ tone: 'critical', description: errorText(failure, DECIDING_FAILED) });
      }
      setBusy((ids) => ids.filter((id) => id !== _id));
    },
    [tryAgain],
  );
  return (
    <Stack>
      <Text tone="muted">{t('What a mail says is written anew when it is tried again, and kept nowhere.')}</Text>
      <WorkList
        work={data}
        count={total}
        onWorkRetry={(work) => void onRetry(work)}
        onRemove={setAsked}
        loadingIds={busy}
        error={error && errorText(error, LIST_FAILED)}
        onRetry={retry}
        onLoadMore={loadMore}
      />
      {asked && <GiveUp work={asked} onClose={() => setAsked(undefined)} />}
    </Stack>
  );
}

function GiveUp({ work, onClose }: { work: GivenUpWork; onClose: () => void }) {
  const t = useTranslate();
  const remove = useRemoveWork();
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      announceSaved(await remove({ workId: work._id }));
    } catch (failure) {
      showShellToast({ tone: 'critical', description: errorText(failure, DECIDING_FAILED) });
    }
    onClose();
  };
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={t('Give it up for good?')}
      description={t('It is never tried again, and cannot be taken back.')}
      confirmText={t('Give up')}
      tone="critical"
      loading={isBusy}
      loadingText={t('Sending...')}
      onConfirm={() => void confirm()}
    />
  );
}

/** How the installation is. */
export function HealthSection() {
  const t = useTranslate();
  const { data: health, error, retry } = useHealth();
  return (
    <Stack>
      <Inline justify="between">
        <Text tone="muted">{t('What quad doctor finds, in its words.')}</Text>
        <Button onClick={retry}>{t('Examine again')}</Button>
      </Inline>
      {health && <HealthReport health={health} />}
      {!health && error && <ErrorState description={errorText(error, HEALTH_FAILED)} onRetry={retry} />}
      {!health && !error && (
        <LoadingShape label={t('Examining the installation...')}>
          <Skeleton shape="block" />
        </LoadingShape>
      )}
    </Stack>
  );
}
