import { countTexts, type ListCounts } from '@quad/domain/fields';
import { PROFICIENCY_LEVELS, SKILL_TYPES, type SkillEndorsement, type UserSkillFilterValues } from '@quad/domain/skills';
import { Field } from '../../../primitives/Field/Field.tsx';
import { FilterBar } from '../../../primitives/FilterBar/FilterBar.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { capitalizedOptions, translatedOptions } from '../../forms/options.ts';

const ENDORSEMENTS = [
  { value: 'endorsed', label: 'Endorsed' },
  { value: 'not-endorsed', label: 'Not Endorsed' },
] as const satisfies readonly { value: SkillEndorsement; label: string }[];

const FILTERS = [
  { name: 'proficiency', label: 'Proficiency', options: capitalizedOptions(PROFICIENCY_LEVELS) },
  { name: 'endorsement', label: 'Endorsement', options: ENDORSEMENTS },
  { name: 'type', label: 'Type', options: capitalizedOptions(SKILL_TYPES) },
] as const;

export interface UserSkillFiltersProps {
  /** The current filters; an empty value stands for All. */
  filters: UserSkillFilterValues;
  /** The number of matching items and of all items; undefined until it is known. */
  counts: ListCounts | undefined;
  /** Called with only the changed filter. */
  onFiltersChange: (changed: Partial<UserSkillFilterValues>) => void;
  /** Called to reset all filters. */
  onClear: () => void;
}

/** Filters for one's own skills by proficiency, endorsement and type, 'All' first (docs/specification/skills.md#skills-filters). */
export function UserSkillFilters({ filters, counts, onFiltersChange, onClear }: UserSkillFiltersProps) {
  const t = useTranslate();
  const isFiltered = FILTERS.some(({ name }) => filters[name] !== '');
  const texts = counts && countTexts(counts);
  return (
    <FilterBar
      label={t('Filter skills')}
      summary={texts && t('Showing {shown} of {all} skills', texts)}
      filtered={isFiltered}
      onClear={onClear}
    >
      {FILTERS.map(({ name, label, options }) => (
        <Field key={name} label={t(label)}>
          <Select
            placeholder={t('All')}
            options={translatedOptions(options, t)}
            value={filters[name]}
            onValueChange={(value) => onFiltersChange({ [name]: value })}
          />
        </Field>
      ))}
    </FilterBar>
  );
}
