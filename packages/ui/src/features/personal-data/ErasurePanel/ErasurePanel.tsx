import { ERASURE_OBSTACLE_TEXTS, GRACE_DAYS, type MyData, PERSONAL_DATA_TEXTS, RETAINED_RECORD_TEXTS } from '@quad/domain/personal-data';
import { formatDateTime } from '@quad/domain/time';
import { useState } from 'react';
import { Section } from '../../../layout/Section/Section.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { AlertDialog } from '../../../primitives/AlertDialog/AlertDialog.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { KeyValueList } from '../../../primitives/KeyValueList/KeyValueList.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { useAction } from '../../forms/useAction.ts';

export interface ErasurePanelProps {
  /** Whether erasure is scheduled, what prevents it, and the records that would stay. */
  data: Pick<MyData, 'leaving' | 'obstacles' | 'kept'>;
  /** Schedules the erasure of the account. The button is busy while the promise is pending; if it rejects, the panel says why. */
  onRequest: () => Promise<unknown>;
  /** Cancels the scheduled erasure; the button behaves in the same way. */
  onCancel: () => Promise<unknown>;
}

/** Erasure of the account: what is erased, what stays and why, and until when it can be cancelled. */
export function ErasurePanel({ data, onRequest, onCancel }: ErasurePanelProps) {
  const { timeZone, locale, translate: t } = useLocaleSettings();
  const [isConfirming, setConfirming] = useState(false);
  const { isPending, failure, run } = useAction();
  const runAndClose = async (work: () => Promise<unknown>, fallback: string) => {
    await run(work, fallback);
    setConfirming(false);
  };
  const { leaving, obstacles, kept: retained } = data;
  return (
    <Section title={t(PERSONAL_DATA_TEXTS.leaveTitle)}>
      <Stack>
        {leaving && (
          <Banner
            tone="caution"
            title={t('Your account will be erased on {moment}', { moment: formatDateTime(leaving.due_at, timeZone, locale) })}
            actions={
              <Button
                size="s"
                loading={isPending}
                loadingText={t('Staying...')}
                onClick={() => void runAndClose(onCancel, PERSONAL_DATA_TEXTS.stayFailed)}
              >
                {t('Keep my account')}
              </Button>
            }
          >
            {t('Until then nothing changes. After that nobody can restore it.')}
          </Banner>
        )}
        {failure && <ErrorState description={failure} />}
        <Text tone="muted">
          {t(
            'Your account is erased {days} days after you ask: your profile, photo, skills, achievements, notifications and sessions. Your places at upcoming events go to people on the waiting list.',
            { days: GRACE_DAYS },
          )}
        </Text>
        {retained.length > 0 && (
          <Stack gap="xs">
            <Text>{t('This stays, with a number in place of your name:')}</Text>
            <KeyValueList
              items={retained.map(({ record, count }) => ({
                label: t(RETAINED_RECORD_TEXTS[record]),
                value: count.toLocaleString(locale),
              }))}
            />
          </Stack>
        )}
        <Text tone="muted">{t('Copies in backups are deleted within weeks, and no account is restored from them.')}</Text>
        {obstacles.map((obstacle) => (
          <Banner key={obstacle}>{t(ERASURE_OBSTACLE_TEXTS[obstacle])}</Banner>
        ))}
        {!leaving && obstacles.length === 0 && (
          <div>
            <Button tone="critical" onClick={() => setConfirming(true)}>
              {t('Leave and erase my account')}
            </Button>
          </div>
        )}
      </Stack>
      {isConfirming && (
        <AlertDialog
          open
          onOpenChange={setConfirming}
          title={t('Leave and erase your account?')}
          description={t('It is erased in {days} days. Until then you can sign in and keep it; after that nobody can restore it.', {
            days: GRACE_DAYS,
          })}
          confirmText={t('Leave')}
          cancelText={t('Stay')}
          loading={isPending}
          loadingText={t('Leaving...')}
          onConfirm={() => void runAndClose(onRequest, PERSONAL_DATA_TEXTS.leaveFailed)}
        />
      )}
    </Section>
  );
}
