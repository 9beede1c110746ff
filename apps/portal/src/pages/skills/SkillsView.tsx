import { errorText, useSkillsOf } from '@quad/api-client/hooks';
import { ErrorState } from '@quad/ui';
import { UserSkillBrowser, UserSkillListLoading } from '@quad/ui/features/skills';
import { useUser } from '../../app/useUser.ts';
import { useListFilters } from './useListFilters.ts';

const NO_FILTERS = { proficiency: '', endorsement: '', type: '' };

export interface SkillsViewProps {
  /** Leads to the form that adds one. */
  onAdd: () => void;
}

/** 'View Skills': the person's own, in every state. */
export function SkillsView({ onAdd }: SkillsViewProps) {
  const { _id } = useUser();
  const { data: userSkills, error, isLoading, retry } = useSkillsOf(_id);
  const filtering = useListFilters(NO_FILTERS);
  if (isLoading) return <UserSkillListLoading />;
  if (!userSkills) return <ErrorState message={errorText(error, 'Failed to fetch skills.')} onRetry={retry} />;
  return <UserSkillBrowser {...filtering} userSkills={userSkills} onAdd={onAdd} />;
}
