import { lazy, Suspense } from 'react';
import { LoadingScreen } from '../../app/LoadingScreen.tsx';
import type { ManagePositionsProps } from './ManagePositions.tsx';

const ManagePositions = lazy(async () => ({ default: (await import('./ManagePositions.tsx')).ManagePositions }));

/** 'Manage Positions' inside a frame that does not wait for it. */
export function LateManagePositions(props: ManagePositionsProps) {
  return (
    <Suspense fallback={<LoadingScreen />}>
      <ManagePositions {...props} />
    </Suspense>
  );
}
