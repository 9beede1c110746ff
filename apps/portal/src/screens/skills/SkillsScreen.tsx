import { errorText, useSkillsOf } from '@quad/api-client/hooks';
import { SKILL_TEXTS } from '@quad/domain/messages';
import { NO_USER_SKILL_FILTERS, readUserSkillFilters } from '@quad/domain/skills';
import { Card, ErrorState, Stack, ToggleButtonGroup, useTranslate } from '@quad/ui';
import { UserSkillBrowser, UserSkillList } from '@quad/ui/features/skills';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LoadingScreen } from '../../app/LoadingScreen.tsx';
import { countsOf, useQueryFilters } from '../../app/useUrlFilters.ts';
import { useUser } from '../../app/useUser.ts';

const AddSkill = lazy(async () => ({ default: (await import('./AddSkill.tsx')).AddSkill }));

const VIEWS = [
  { id: 'add', label: SKILL_TEXTS.add },
  { id: 'view', label: SKILL_TEXTS.view },
];

interface SkillsScreenProps {
  /** Shows the form as a card, on a page without tiles. */
  isOnPage?: boolean;
}

/** The person's skills or the form that adds one; the URL says which. */
export function SkillsScreen({ isOnPage = false }: SkillsScreenProps) {
  const t = useTranslate();
  const [params, setParams] = useSearchParams();
  const isAdding = params.get('view') === 'add';
  const form = (
    <Suspense fallback={<LoadingScreen />}>
      <AddSkill initialSkill={params.get('skill') ?? ''} />
    </Suspense>
  );
  return (
    <Stack>
      <ToggleButtonGroup
        label={t('Skills')}
        items={VIEWS.map(({ id, label }) => ({ id, label: t(label) }))}
        value={isAdding ? 'add' : 'view'}
        onValueChange={(id) => setParams(id === 'add' ? { view: 'add' } : {})}
      />
      {isAdding ? (
        isOnPage ? (
          <Card padding="l" width="form">
            {form}
          </Card>
        ) : (
          form
        )
      ) : (
        <OwnSkills onAdd={() => setParams({ view: 'add' })} />
      )}
    </Stack>
  );
}

/** 'View Skills': the person's own skills, in every loading state. */
function OwnSkills({ onAdd }: { onAdd: () => void }) {
  const t = useTranslate();
  const { _id } = useUser();
  const { bar, query } = useQueryFilters(NO_USER_SKILL_FILTERS, readUserSkillFilters);
  const read = useSkillsOf(_id, query);
  const { data: userSkills, error, isLoading, retry, loadMore } = read;
  if (isLoading) return <UserSkillList userSkills={undefined} />;
  if (!userSkills) return <ErrorState description={errorText(error, t('Failed to fetch skills.'))} onRetry={retry} />;
  return <UserSkillBrowser {...bar} userSkills={userSkills} counts={countsOf(read)} onLoadMore={loadMore} onAdd={onAdd} />;
}
