import { DASHBOARD_GRIDS, sectionHeading, sectionPath } from '@quad/domain/dashboard';
import { ACHIEVEMENT_TEXTS } from '@quad/domain/messages';
import { DashboardGrid, DashboardTile, Stack, ToggleButtonGroup } from '@quad/ui';
import { lazy, Suspense } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { LoadingScreen } from '../../app/LoadingScreen.tsx';
import { useSidebar } from '../../app/useSidebar.ts';
import { CalendarTile } from '../dashboard/CalendarTile.tsx';
import { LateLatestUpdatesTile } from '../dashboard/LateLatestUpdatesTile.tsx';
import { AchievementsView } from './AchievementsView.tsx';

const AchievementAdding = lazy(async () => ({ default: (await import('./AchievementAdding.tsx')).AchievementAdding }));

const { title } = sectionHeading('achievements');
const VIEWS = [
  { id: 'add-achievements', label: ACHIEVEMENT_TEXTS.add },
  { id: 'view-achievements', label: ACHIEVEMENT_TEXTS.view },
] as const;

/** 'Achievements': the list or the form, each a section of its own, with the toggle between them. */
export function AchievementsSection() {
  const { isCollapsed } = useSidebar();
  const { section } = useParams();
  const navigate = useNavigate();
  const shown = VIEWS.find(({ id }) => id === section)?.id ?? 'view-achievements';
  const show = ({ id }: { id: string }) => {
    const chosen = VIEWS.find((view) => view.id === id);
    if (chosen) void navigate(sectionPath(chosen.id));
  };
  const tiles = {
    main: (
      <DashboardTile title={title}>
        <Stack>
          <ToggleButtonGroup label="Achievements" items={VIEWS} selectedId={shown} onSelect={show} />
          {shown === 'add-achievements' ? (
            <Suspense fallback={<LoadingScreen />}>
              <AchievementAdding />
            </Suspense>
          ) : (
            <AchievementsView addHref={sectionPath('add-achievements')} />
          )}
        </Stack>
      </DashboardTile>
    ),
    asideTop: <CalendarTile />,
    asideBottom: <LateLatestUpdatesTile />,
  };
  return <DashboardGrid placements={DASHBOARD_GRIDS.other} tiles={tiles} isCollapsed={isCollapsed} />;
}
