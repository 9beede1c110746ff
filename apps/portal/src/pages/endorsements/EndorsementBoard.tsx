import { errorText } from '@quad/api-client/hooks';
import type { QueueType } from '@quad/domain/endorsements';
import { ENDORSEMENT_TEXTS } from '@quad/domain/messages';
import { ErrorState, Field, Select, Spinner, Stack } from '@quad/ui';
import { wordOptions } from '@quad/ui/features/endorsements';
import { type ReactNode, Suspense } from 'react';
import type { useEndorsementType } from './useEndorsementType.ts';

export interface EndorsementBoardProps extends ReturnType<typeof useEndorsementType> {
  /** Draws what waits, of one type; it may be code that is still on its way. */
  children: (type: QueueType) => ReactNode;
}

/** What waits for the person's endorsement, as soon as it is known of which type; who endorses several chooses (the president). */
export function EndorsementBoard({ type, types, chooseType, error, retry, children }: EndorsementBoardProps) {
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
      <Suspense fallback={loading}>{children(type)}</Suspense>
    </Stack>
  );
}
