import { errorText, useProfile } from '@quad/api-client/hooks';
import { PROFILE_TEXTS } from '@quad/domain/messages';
import { RECORD_TEXTS } from '@quad/domain/records';
import { ErrorState, Inline, Link, Stack, useTranslate } from '@quad/ui';
import { ProfileView } from '@quad/ui/features/profile';
import { lazy, Suspense, useState } from 'react';
import { useIsEnabled } from '../../app/useIsEnabled.ts';

const EditProfile = lazy(async () => ({ default: (await import('./EditProfile.tsx')).EditProfile }));

export interface ProfileScreenProps {
  /** Heading level of the parts, depending on the heading above the screen. */
  headingLevel?: 2 | 3;
}

/** The person's own profile in every loading state, for reading and editing. */
export function ProfileScreen({ headingLevel = 2 }: ProfileScreenProps) {
  const t = useTranslate();
  const { data: profile, error, isLoading, retry } = useProfile();
  const [mode, setMode] = useState<'first' | 'editing' | 'returned'>('first');
  const hasRecord = useIsEnabled('records');
  const hasPoints = useIsEnabled('recognition');
  const hasMoney = useIsEnabled('money');
  const edit = () => setMode('editing');
  if (profile === undefined && !isLoading) return <ErrorState description={errorText(error, PROFILE_TEXTS.fetchFailed)} onRetry={retry} />;
  if (profile && mode === 'editing') {
    return (
      <Suspense fallback={<ProfileView profile={undefined} onEdit={edit} />}>
        <EditProfile profile={profile} onDone={() => setMode('returned')} />
      </Suspense>
    );
  }
  return (
    <Stack gap="l">
      <ProfileView profile={profile} headingLevel={headingLevel} returned={mode === 'returned'} onEdit={edit} />
      {profile && (
        <Inline gap="l">
          {hasRecord && <Link href="/record">{t(RECORD_TEXTS.seeMine)}</Link>}
          {hasPoints && <Link href="/points">{t('Activity points')}</Link>}
          {hasMoney && <Link href="/money">{t('Money')}</Link>}
        </Inline>
      )}
    </Stack>
  );
}
