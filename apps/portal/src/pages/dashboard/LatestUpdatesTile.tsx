import { useLatestEvents } from '@quad/api-client/hooks';
import { EVENT_TEXTS } from '@quad/domain/messages';
import { DashboardTile } from '@quad/ui';
import { LatestUpdates, LatestUpdatesLoading } from '@quad/ui/features/events';

/** 'Latest Updates': a failure is only logged, and the tile then has none (specification 1, section 8). */
export function LatestUpdatesTile() {
  const { data, isLoading } = useLatestEvents();
  return (
    <DashboardTile title={EVENT_TEXTS.latestUpdates}>
      {isLoading ? <LatestUpdatesLoading /> : <LatestUpdates updates={data ?? []} />}
    </DashboardTile>
  );
}
