import { errorText, usePositionHoldersOfUser } from '@quad/api-client/hooks';
import { POSITION_TEXTS } from '@quad/domain/messages';
import { ErrorState } from '@quad/ui';
import { MyPositions } from '@quad/ui/features/positions';
import { useUser } from '../../app/useUser.ts';

export interface MyPositionsScreenProps {
  /** Heading level of the positions, depending on the heading above the screen. */
  headingLevel?: 2 | 3;
}

/** The person's own positions, in every loading state. */
export function MyPositionsScreen({ headingLevel = 2 }: MyPositionsScreenProps) {
  const user = useUser();
  const { data: positionHolders, error, isLoading, retry } = usePositionHoldersOfUser(user._id);
  if (isLoading) return <MyPositions positionHolders={undefined} personName={user.personal_info.name} />;
  if (!positionHolders) return <ErrorState description={errorText(error, POSITION_TEXTS.fetchFailed)} onRetry={retry} />;
  return (
    <MyPositions
      positionHolders={positionHolders}
      personName={user.personal_info.name}
      headingLevel={headingLevel}
      onPrint={() => window.print()}
    />
  );
}
