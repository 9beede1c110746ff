import type { FailedJob } from '@quad/domain/administration';
import { formatDateTime } from '@quad/domain/time';
import { MailX } from 'lucide-react';
import { useCallback } from 'react';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { type AdminListProps, AdminRecord, AdminRecords } from '../AdminRecords.tsx';
import { QUEUE_NAMES } from '../texts.ts';

export interface FailedJobListProps extends AdminListProps<FailedJob> {
  /** Called to retry a job. */
  onJobRetry: (job: FailedJob) => void;
  /** Called to discard a job for good: ask for confirmation first. */
  onRemove: (job: FailedJob) => void;
  /** The ids of jobs with a pending action. */
  loadingIds?: readonly string[];
}

function FailedJobRecord({
  job,
  loading,
  onJobRetry,
  onRemove,
}: { job: FailedJob; loading: boolean } & Pick<FailedJobListProps, 'onJobRetry' | 'onRemove'>) {
  const { timeZone, locale, translate: t } = useLocaleSettings();
  const { queue, kind, attempts, given_up_at, reason, recipient, account } = job;
  // For a failed erasure the account number is shown, not the name.
  const about = recipient ? [recipient.name, recipient.username].join(' · ') : account && t('Account {number}', { number: account });
  const tries = attempts === 1 ? t('1 attempt') : t('{count} attempts', { count: attempts.toLocaleString(locale) });
  return (
    <AdminRecord
      title={[t(QUEUE_NAMES[queue] ?? queue), about].filter(Boolean).join(': ')}
      end={
        <Inline gap="xs">
          <Button size="s" loading={loading} loadingText={t('Sending...')} onClick={() => onJobRetry(job)}>
            {t('Try again')}
          </Button>
          <Button size="s" onClick={() => onRemove(job)}>
            {t('Discard')}
          </Button>
        </Inline>
      }
    >
      <Text size="s" wrap="anywhere">
        {reason || t('No reason was given.')}
      </Text>
      <Text size="s" tone="muted" wrap="anywhere">
        {[kind, tries, formatDateTime(given_up_at, timeZone, locale)].filter(Boolean).join(' · ')}
      </Text>
    </AdminRecord>
  );
}

const NONE_BUSY: readonly string[] = [];

/** Failed mails and other jobs for administrators, each with the reason, to be retried or discarded. */
export function FailedJobList({ onJobRetry, onRemove, loadingIds = NONE_BUSY, ...list }: FailedJobListProps) {
  const t = useTranslate();
  const renderJob = useCallback(
    (each: FailedJob) => <FailedJobRecord job={each} loading={loadingIds.includes(each._id)} onJobRetry={onJobRetry} onRemove={onRemove} />,
    [loadingIds, onJobRetry, onRemove],
  );
  return (
    <AdminRecords
      {...list}
      label={t('Failed')}
      estimatedHeight={88}
      loadingText={t('Loading failed mails and jobs...')}
      blankCount={4}
      empty={{
        icon: MailX,
        title: t('No failed mails or jobs'),
        description: t('A mail that cannot be sent is tried five times, then listed here.'),
      }}
    >
      {renderJob}
    </AdminRecords>
  );
}
