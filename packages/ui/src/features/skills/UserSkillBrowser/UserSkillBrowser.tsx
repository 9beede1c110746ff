import { SKILL_TEXTS } from '@quad/domain/messages';
import { filterSkills, type SkillFilters, type UserSkill } from '@quad/domain/skills';
import { Sparkles } from 'lucide-react';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { UserSkillFilters } from '../UserSkillFilters/UserSkillFilters.tsx';
import { UserSkillList } from '../UserSkillList/UserSkillList.tsx';

const icon = <Sparkles size={24} aria-hidden="true" />;

export interface UserSkillBrowserProps {
  /** All of the person's skills, not only those that pass. */
  userSkills: readonly UserSkill[];
  /** Where the filters are kept is the page's to say. */
  filters: SkillFilters;
  /** Told of the filter that changes, and of no other. */
  onFilter: (changed: Partial<SkillFilters>) => void;
  /** Takes all filters back. */
  onClear: () => void;
  /** Leads to the form that adds one. */
  onAdd: () => void;
}

/** One's own skills with their filters; says so when there is none, or none that passes. */
export function UserSkillBrowser({ userSkills, filters, onFilter, onClear, onAdd }: UserSkillBrowserProps) {
  const left = filterSkills(userSkills, filters);
  if (userSkills.length === 0) {
    return (
      <EmptyState
        icon={icon}
        title={SKILL_TEXTS.emptyTitle}
        description="What you can do belongs here, and office-bearers endorse it."
        action={<Button onClick={onAdd}>Add a skill</Button>}
      />
    );
  }
  return (
    <Stack>
      <UserSkillFilters filters={filters} shown={left.length} total={userSkills.length} onFilter={onFilter} onClear={onClear} />
      {left.length > 0 ? (
        <UserSkillList userSkills={left} total={userSkills.length} />
      ) : (
        <EmptyState icon={icon} title={SKILL_TEXTS.noneFound} description="None of your skills passes these filters." />
      )}
    </Stack>
  );
}
