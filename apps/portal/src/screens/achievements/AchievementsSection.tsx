import { sectionPath } from '@quad/domain/dashboard';
import { ACHIEVEMENT_TEXTS } from '@quad/domain/messages';
import { Stack, ToggleButtonGroup, useTranslate } from '@quad/ui';
import { lazy, Suspense } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { LoadingScreen } from '../../app/LoadingScreen.tsx';
import { SectionLayout } from '../../app/SectionLayout.tsx';
import { AchievementsScreen } from './AchievementsScreen.tsx';

const AddAchievement = lazy(async () => ({ default: (await import('./AddAchievement.tsx')).AddAchievement }));

const VIEWS = [
  { id: 'add-achievements', label: ACHIEVEMENT_TEXTS.add },
  { id: 'view-achievements', label: ACHIEVEMENT_TEXTS.view },
] as const;

/** 'Achievements': the list or the form, with a toggle between them; each is a section of its own. */
export function AchievementsSection() {
  const t = useTranslate();
  const { section } = useParams();
  const navigate = useNavigate();
  const shown = VIEWS.find(({ id }) => id === section)?.id ?? 'view-achievements';
  const show = (id: string) => {
    const chosen = VIEWS.find((view) => view.id === id);
    if (chosen) void navigate(sectionPath(chosen.id));
  };
  return (
    <SectionLayout section="achievements">
      <Stack>
        <ToggleButtonGroup
          label={t('Achievements')}
          items={VIEWS.map(({ id, label }) => ({ id, label: t(label) }))}
          value={shown}
          onValueChange={show}
        />
        {shown === 'add-achievements' ? (
          <Suspense fallback={<LoadingScreen />}>
            <AddAchievement />
          </Suspense>
        ) : (
          <AchievementsScreen addHref={sectionPath('add-achievements')} />
        )}
      </Stack>
    </SectionLayout>
  );
}
