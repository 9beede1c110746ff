import { errorText, useHoldingsOf } from '@quad/api-client/hooks';
import { POSITION_TEXTS } from '@quad/domain/messages';
import { ErrorState } from '@quad/ui';
import { MyPositions } from '@quad/ui/features/positions';
import { useUser } from '../../app/useUser.ts';

export interface MyPositionsScreenProps {
  /** Level of the positions' headings, by what the screen stands under. */
  headingLevel?: 2 | 3;
}

/** The person's own positions, in every state. */
export function MyPositionsScreen({ headingLevel = 2 }: MyPositionsScreenProps) {
  const user = useUser();
  const { data: holdings, error, isLoading, retry } = useHoldingsOf(user._id);
  if (isLoading) return <MyPositions holdings={undefined} personName={user.personal_info.name} />;
  if (!holdings) return <ErrorState message={errorText(error, POSITION_TEXTS.fetchFailed)} onRetry={retry} />;
  return (
    <MyPositions holdings={holdings} personName={user.personal_info.name} headingLevel={headingLevel} onPrint={() => window.print()} />
  );
}
