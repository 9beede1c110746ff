import type { PositionReference } from '@quad/domain/positions';
import { OTHER_SKILL, PROFICIENCY_LEVELS, type Skill } from '@quad/domain/skills';
import { useMemo } from 'react';
import { Controller } from 'react-hook-form';
import { FormActions } from '../../../layout/FormActions/FormActions.tsx';
import { Grid } from '../../../layout/Grid/Grid.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Combobox } from '../../../primitives/Combobox/Combobox.tsx';
import type { ComboboxOption } from '../../../primitives/combo/options.ts';
import type { OptionSearch } from '../../../primitives/combo/useOptionSearch.ts';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { DailyLimitNote } from '../../daily-limits/DailyLimitNote.tsx';
import { capitalized, capitalizedOptions, translatedOptions } from '../../forms/options.ts';
import { NewSkillFields } from './NewSkillFields.tsx';
import { type AddSkillFormOptions, useAddSkillForm } from './useAddSkillForm.ts';

const OTHER = { value: OTHER_SKILL, label: 'Other', detail: 'A skill that is not in the list' };
const LEVELS = capitalizedOptions(PROFICIENCY_LEVELS);

export interface AddSkillFormProps extends AddSkillFormOptions {
  /** The skills to choose from, or the first of them. */
  catalogue: readonly Skill[];
  /** Searches further skills by name; undefined if all are loaded. */
  onSearchSkills?: ((typed: string, signal: AbortSignal) => Promise<readonly Skill[]>) | undefined;
  /** The user's current and former positions. */
  positions: readonly PositionReference[];
  /** The number of submissions left today; shown beside the button when only a few are left. */
  remaining?: number | undefined;
  /** The number of further items that may wait for endorsement; shown there too. */
  unendorsed?: number | undefined;
}

function skillOption({ _id, name, category, type }: Skill): ComboboxOption {
  return { value: _id, label: name, detail: [category, capitalized(type)].filter(Boolean).join(' · ') };
}

/** Adds a skill to the user's own; 'Other' reveals the fields of a new one (docs/specification/skills.md#skills-add). Load it lazily. */
export function AddSkillForm({ catalogue, onSearchSkills, positions, remaining, unendorsed, ...options }: AddSkillFormProps) {
  const t = useTranslate();
  const { control, register, errors, error, loading, isNew, submit } = useAddSkillForm(options);
  const skills = useMemo(() => [OTHER, ...catalogue.map(skillOption)], [catalogue]);
  const searchSkills: OptionSearch | undefined =
    onSearchSkills && (async (typed, signal) => [OTHER, ...(await onSearchSkills(typed, signal)).map(skillOption)]);
  return (
    <form noValidate aria-label={t('Add a skill')} onSubmit={submit}>
      <Stack width="form">
        <Field label={t('Skill')} hint={t('Choose Other if yours is not in the list.')} error={errors.skill_id?.message} required>
          <Controller
            control={control}
            name="skill_id"
            render={({ field: { disabled: _, onChange, ...field } }) => (
              <Combobox
                {...field}
                onValueChange={onChange}
                options={skills}
                {...(searchSkills && { onSearch: searchSkills })}
                placeholder={t('Select a skill')}
                empty={t('Nothing found. Clear this and choose Other to add it.')}
              />
            )}
          />
        </Field>
        {isNew && <NewSkillFields register={register} errors={errors} />}
        <Grid columns={{ phone: 1, tablet: 2 }} align="start">
          <Field label={t('Proficiency')} error={errors.proficiency_level?.message} required>
            <Select {...register('proficiency_level')} options={translatedOptions(LEVELS, t)} />
          </Field>
          <Field label={t('Position')} hint={t('Where you gained or used it.')} error={errors.position_id?.message}>
            <Select
              {...register('position_id')}
              placeholder={t('None')}
              options={positions.map(({ _id, title }) => ({ value: _id, label: title }))}
            />
          </Field>
        </Grid>
        {error && <ErrorState description={error} />}
        <FormActions>
          <Button type="submit" variant="primary" loading={loading} loadingText={t('Adding...')}>
            {t('Add Skill')}
          </Button>
          <DailyLimitNote kind="skills" remaining={remaining} unendorsed={unendorsed} />
        </FormActions>
      </Stack>
    </form>
  );
}
