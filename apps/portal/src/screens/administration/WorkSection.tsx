import { useAdminList, useAdminRead, useAdminWrite } from '@quad/api-client/hooks';
import type { FailedJob } from '@quad/domain/administration';
import { Button, useTranslate } from '@quad/ui';
import { FailedJobList, HealthReport } from '@quad/ui/features/administration';
import { useState } from 'react';
import { messageOf, withSuccessToast } from '../../app/shell/withSuccessToast.ts';
import { AdminSection, Loaded, listProps } from './AdminSection.tsx';
import { ConfirmChange } from './ConfirmChange.tsx';
import { useAttempt } from './useAttempt.ts';

const HEALTH_FAILED = 'Failed to check the installation.';
const DECIDING_FAILED = 'Failed to save the decision.';

const GIVE_UP = {
  title: 'Discard it permanently?',
  description: 'It is never tried again, and this cannot be undone.',
  confirm: 'Discard',
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
    <AdminSection description={t('The text of a mail is not stored; it is written again for each attempt.')}>
      <FailedJobList
        {...listProps(read, 'Failed to load the failed mails and jobs.')}
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
      description={t('The findings of quad doctor.')}
      actions={<Button onClick={read.retry}>{t('Run the checks again')}</Button>}
    >
      <Loaded read={read} loadingText={t('Checking the installation...')} failed={HEALTH_FAILED}>
        {(health) => <HealthReport health={health} />}
      </Loaded>
    </AdminSection>
  );
}
