import { useAdminList, useAdminRead, useAdminWrite } from '@quad/api-client/hooks';
import type { FailedJob } from '@quad/domain/administration';
import { Button, useTranslate } from '@quad/ui';
import { FailedJobList, HealthReport } from '@quad/ui/features/administration';
import { useState } from 'react';
import { messageOf, withSuccessToast } from '../../app/shell/withSuccessToast.ts';
import { AdminSection, Loaded, listProps } from './AdminSection.tsx';
import { ConfirmChange } from './ConfirmChange.tsx';
import { useAttempt } from './useAttempt.ts';

const HEALTH_FAILED = 'Failed to examine the installation.';
const DECIDING_FAILED = 'Failed to decide about it.';

const GIVE_UP = {
  title: 'Give it up for good?',
  description: 'It is never tried again, and cannot be taken back.',
  confirm: 'Give up',
  done: messageOf,
};

/** Failed mails and other jobs, to be retried or discarded. */
export function WorkSection() {
  const t = useTranslate();
  const read = useAdminList('work', {});
  const retry = useAdminWrite('retryWork');
  const remove = useAdminWrite('removeWork');
  const { attempt } = useAttempt(DECIDING_FAILED);
  const [busy, setBusy] = useState<readonly string[]>([]);
  const [jobToRemove, setJobToRemove] = useState<FailedJob>();
  const tryAgain = async ({ _id }: FailedJob) => {
    setBusy((ids) => [...ids, _id]);
    await attempt(() => withSuccessToast(retry, messageOf)({ workId: _id }));
    setBusy((ids) => ids.filter((id) => id !== _id));
  };
  return (
    <AdminSection description={t('What a mail says is written anew when it is tried again, and kept nowhere.')}>
      <FailedJobList
        {...listProps(read, 'Failed to load what was given up.')}
        onJobRetry={(work) => void tryAgain(work)}
        onRemove={setJobToRemove}
        loadingIds={busy}
      />
      {jobToRemove && (
        <ConfirmChange
          texts={GIVE_UP}
          tone="critical"
          failed={DECIDING_FAILED}
          onConfirm={() => remove({ workId: jobToRemove._id })}
          onClose={() => setJobToRemove(undefined)}
        />
      )}
    </AdminSection>
  );
}

/** The health of the installation. */
export function HealthSection() {
  const t = useTranslate();
  const read = useAdminRead('health');
  return (
    <AdminSection
      description={t('What quad doctor finds, in its words.')}
      actions={<Button onClick={read.retry}>{t('Examine again')}</Button>}
    >
      <Loaded read={read} loadingText={t('Examining the installation...')} failed={HEALTH_FAILED}>
        {(health) => <HealthReport health={health} />}
      </Loaded>
    </AdminSection>
  );
}
