import { POINT_RULES_TEXTS } from '@quad/domain/activity-points';
import { Grid } from '../../../layout/Grid/Grid.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { DateInput } from '../../../primitives/DateInput/DateInput.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { NumberInput } from '../../../primitives/NumberInput/NumberInput.tsx';
import { RepeatingRows } from '../../../primitives/RepeatingRows/RepeatingRows.tsx';
import { Textarea } from '../../../primitives/Textarea/Textarea.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { freshId, type MilestoneDraft, type RulesDraft, type RulesField } from './draft.ts';

const MAX_MILESTONES = 10;

const NUMBERS = {
  admitted_from: { label: POINT_RULES_TEXTS.admittedFromField },
  admitted_to: { label: POINT_RULES_TEXTS.admittedToField, hint: POINT_RULES_TEXTS.open },
  years: { label: POINT_RULES_TEXTS.years },
  year_starts_in: { label: POINT_RULES_TEXTS.yearStartsIn },
  minimum: { label: POINT_RULES_TEXTS.minimum },
} as const satisfies Partial<Record<RulesField, { label: string; hint?: string }>>;
const NUMBER_FIELDS = ['admitted_from', 'admitted_to', 'years', 'year_starts_in', 'minimum'] as const;

export interface RulesFieldsProps {
  draft: RulesDraft;
  onChange: (draft: RulesDraft) => void;
  errorOf: (path: string) => string | undefined;
}

/** Whom the rules apply to, from when, and the required total of points. */
export function RulesFields({ draft, onChange, errorOf }: RulesFieldsProps) {
  const t = useTranslate();
  const { fields, milestones } = draft;
  const set = (field: RulesField, value: string) => onChange({ ...draft, fields: { ...fields, [field]: value } });
  const setMilestone = (id: string, changed: Partial<MilestoneDraft>) =>
    onChange({ ...draft, milestones: milestones.map((each) => (each.id === id ? { ...each, ...changed } : each)) });
  return (
    <Stack>
      <Field label={t(POINT_RULES_TEXTS.name)} error={errorOf('name')} required>
        <TextInput value={fields.name} onChange={({ target }) => set('name', target.value)} autoComplete="off" />
      </Field>
      <Field label={t(POINT_RULES_TEXTS.source)} error={errorOf('source')} required>
        <Textarea value={fields.source} onChange={({ target }) => set('source', target.value)} />
      </Field>
      <Grid columns="fit">
        <Field label={t(POINT_RULES_TEXTS.program)} hint={t(POINT_RULES_TEXTS.programHint)} error={errorOf('program')} required>
          <TextInput value={fields.program} onChange={({ target }) => set('program', target.value)} autoComplete="off" />
        </Field>
        <Field label={t(POINT_RULES_TEXTS.validFrom)} error={errorOf('valid_from')} required>
          <DateInput value={fields.valid_from} onChange={({ target }) => set('valid_from', target.value)} />
        </Field>
        {NUMBER_FIELDS.map((field) => {
          const { label, hint }: { label: string; hint?: string } = NUMBERS[field];
          return (
            <Field
              key={field}
              label={t(label)}
              hint={hint === undefined ? undefined : t(hint)}
              error={errorOf(field)}
              required={field !== 'admitted_to'}
            >
              <NumberInput value={fields[field]} onChange={({ target }) => set(field, target.value)} min={1} />
            </Field>
          );
        })}
      </Grid>
      <Field label={t(POINT_RULES_TEXTS.milestones)} hint={t(POINT_RULES_TEXTS.milestonesHint)} error={errorOf('milestones')} group>
        <RepeatingRows
          rows={milestones}
          rowName={t(POINT_RULES_TEXTS.milestone)}
          addText={t(POINT_RULES_TEXTS.addMilestone)}
          maxRows={MAX_MILESTONES}
          onAdd={() => onChange({ ...draft, milestones: [...milestones, { id: freshId(draft), after_years: '', points: '' }] })}
          onRemove={(index) => onChange({ ...draft, milestones: milestones.toSpliced(index, 1) })}
        >
          {({ id, after_years, points }, { index }) => (
            <>
              <Field label={t(POINT_RULES_TEXTS.afterYears)} error={errorOf(`milestones.${index}.after_years`)}>
                <NumberInput value={after_years} onChange={({ target }) => setMilestone(id, { after_years: target.value })} min={1} />
              </Field>
              <Field label={t(POINT_RULES_TEXTS.due)} error={errorOf(`milestones.${index}.points`)}>
                <NumberInput value={points} onChange={({ target }) => setMilestone(id, { points: target.value })} min={1} />
              </Field>
            </>
          )}
        </RepeatingRows>
      </Field>
    </Stack>
  );
}
