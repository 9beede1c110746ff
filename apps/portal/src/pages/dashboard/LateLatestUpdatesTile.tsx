import { EVENT_TEXTS } from '@quad/domain/messages';
import { DashboardTile } from '@quad/ui';
import { LatestUpdatesLoading } from '@quad/ui/features/events';
import { lazy, Suspense } from 'react';

const LatestUpdatesTile = lazy(async () => ({ default: (await import('./LatestUpdatesTile.tsx')).LatestUpdatesTile }));

/** 'Latest Updates' beside Home, which does not wait for what events look like. */
export function LateLatestUpdatesTile() {
  const blank = (
    <DashboardTile title={EVENT_TEXTS.latestUpdates}>
      <LatestUpdatesLoading />
    </DashboardTile>
  );
  return (
    <Suspense fallback={blank}>
      <LatestUpdatesTile />
    </Suspense>
  );
}
