import { SKILL_TEXTS } from '@quad/domain/messages';
import { Stack, ToggleButtonGroup } from '@quad/ui';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LoadingScreen } from '../../app/LoadingScreen.tsx';
import { SkillsView } from './SkillsView.tsx';

const SkillAdding = lazy(async () => ({ default: (await import('./SkillAdding.tsx')).SkillAdding }));

const VIEWS = [
  { id: 'add', label: SKILL_TEXTS.add },
  { id: 'view', label: SKILL_TEXTS.view },
];

/** One's skills, and the form that adds to them; the address says which of the two. */
export function SkillsBoard() {
  const [params, setParams] = useSearchParams();
  const isAdding = params.get('view') === 'add';
  return (
    <Stack>
      <ToggleButtonGroup
        label="Skills"
        items={VIEWS}
        selectedId={isAdding ? 'add' : 'view'}
        onSelect={({ id }) => setParams(id === 'add' ? { view: 'add' } : {})}
      />
      {isAdding ? (
        <Suspense fallback={<LoadingScreen />}>
          <SkillAdding initialSkill={params.get('skill') ?? ''} />
        </Suspense>
      ) : (
        <SkillsView onAdd={() => setParams({ view: 'add' })} />
      )}
    </Stack>
  );
}
