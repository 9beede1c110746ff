import { errorText } from '@quad/api-client/hooks';
import { ENDORSEMENT_TEXTS } from '@quad/domain/messages';
import { ErrorState, Field, Select, Spinner, Stack } from '@quad/ui';
import { wordOptions } from '@quad/ui/features/endorsements';
import { lazy, Suspense } from 'react';
import type { useShownSkillType } from './useShownSkillType.ts';

/** With what reads and draws the queues: a student who opens the section loads none of it. */
const PendingEndorsements = lazy(async () => ({ default: (await import('./PendingEndorsements.tsx')).PendingEndorsements }));

export interface EndorsementScreenProps extends ReturnType<typeof useShownSkillType> {
  /** The type's title stands above what waits, where the page's own title does not say it. */
  isTitled?: boolean;
  /** Only the achievements, and not the panel with all there is. */
  isOfAchievements?: boolean;
}

/** What waits for the person's endorsement, as soon as it is known of which type; who endorses several chooses (the president). */
export function EndorsementScreen({ type, types, chooseType, error, retry, ...pending }: EndorsementScreenProps) {
  if (!type && error) return <ErrorState message={errorText(error, 'Failed to load the configuration.')} onRetry={retry} />;
  const loading = <Spinner label={ENDORSEMENT_TEXTS.loadingConfiguration} />;
  if (!type) return loading;
  return (
    <Stack>
      {types.length > 1 && (
        <Field label="Type">
          <Select value={type} options={wordOptions(types)} onChange={({ target }) => chooseType(target.value)} />
        </Field>
      )}
      <Suspense fallback={loading}>
        <PendingEndorsements key={type} type={type} {...pending} />
      </Suspense>
    </Stack>
  );
}
