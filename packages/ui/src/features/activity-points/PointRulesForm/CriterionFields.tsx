import { ACHIEVEMENT_LEVELS, ACHIEVEMENT_TYPES } from '@quad/domain/achievements';
import { POINT_RULES_TEXTS } from '@quad/domain/activity-points';
import { EVENT_CATEGORIES } from '@quad/domain/events';
import { Grid } from '../../../layout/Grid/Grid.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { MultiCombobox } from '../../../primitives/MultiCombobox/MultiCombobox.tsx';
import { NumberInput } from '../../../primitives/NumberInput/NumberInput.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { TagListInput } from '../../../primitives/TagListInput/TagListInput.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { capitalizedOptions, translatedOptions } from '../../forms/options.ts';
import type { CriterionDraft } from './draft.ts';

const KINDS = ['event', 'achievement', 'position', 'external'] as const;

export interface CriterionFieldsProps {
  criterion: CriterionDraft;
  onChange: (changed: Partial<CriterionDraft>) => void;
  /** Returns the error of a field, by its name. */
  errorOf: (field: string) => string | undefined;
}

interface ValuesFieldProps {
  label: string;
  values: readonly string[];
  value: readonly string[];
  onValueChange: (value: string[]) => void;
}

/** Several words of a list; none stands for all. */
function ValuesField({ label, values, ...selection }: ValuesFieldProps) {
  const t = useTranslate();
  return (
    <Field label={label} group>
      <MultiCombobox {...selection} options={translatedOptions(capitalizedOptions(values), t)} placeholder={t(POINT_RULES_TEXTS.all)} />
    </Field>
  );
}

/** The fields of a criterion: what counts, and for how many points. */
export function CriterionFields({ criterion, onChange, errorOf }: CriterionFieldsProps) {
  const t = useTranslate();
  const { kind, name, points, cap, per, categories, types, levels, positions } = criterion;
  return (
    <Stack>
      <Grid columns="fit">
        <Field label={t(POINT_RULES_TEXTS.name)} error={errorOf('name')} required>
          <TextInput value={name} onChange={({ target }) => onChange({ name: target.value })} autoComplete="off" />
        </Field>
        <Field label={t(POINT_RULES_TEXTS.kind)} required>
          <Select
            value={kind}
            options={KINDS.map((value) => ({ value, label: t(POINT_RULES_TEXTS.kinds[value]) }))}
            onValueChange={(value) => onChange({ kind: KINDS.find((each) => each === value) ?? kind })}
          />
        </Field>
        <Field label={t(POINT_RULES_TEXTS.points)} error={errorOf('points')} required>
          <NumberInput value={points} onChange={({ target }) => onChange({ points: target.value })} min={1} />
        </Field>
        <Field label={t(POINT_RULES_TEXTS.cap)} error={errorOf('cap')}>
          <NumberInput value={cap} onChange={({ target }) => onChange({ cap: target.value })} min={1} />
        </Field>
        {kind !== 'achievement' && (
          <Field
            label={t(kind === 'position' ? POINT_RULES_TEXTS.perMonths : POINT_RULES_TEXTS.perHours)}
            hint={t(POINT_RULES_TEXTS.perHint)}
            error={errorOf(kind === 'position' ? 'per_months' : 'per_hours')}
          >
            <NumberInput value={per} onChange={({ target }) => onChange({ per: target.value })} min={1} />
          </Field>
        )}
      </Grid>
      {kind === 'event' && (
        <ValuesField
          label={t(POINT_RULES_TEXTS.categories)}
          values={EVENT_CATEGORIES}
          value={categories}
          onValueChange={(selection) => onChange({ categories: selection })}
        />
      )}
      {kind === 'achievement' && (
        <>
          <ValuesField
            label={t(POINT_RULES_TEXTS.types)}
            values={ACHIEVEMENT_TYPES}
            value={types}
            onValueChange={(selection) => onChange({ types: selection })}
          />
          <ValuesField
            label={t(POINT_RULES_TEXTS.levels)}
            values={ACHIEVEMENT_LEVELS}
            value={levels}
            onValueChange={(selection) => onChange({ levels: selection })}
          />
        </>
      )}
      {(kind === 'achievement' || kind === 'position') && (
        <Field
          label={t(kind === 'position' ? POINT_RULES_TEXTS.positions : POINT_RULES_TEXTS.ranks)}
          hint={t(POINT_RULES_TEXTS.allHint)}
          group
        >
          <TagListInput
            itemName={t(POINT_RULES_TEXTS.position)}
            addText={t(POINT_RULES_TEXTS.addPosition)}
            value={positions}
            onValueChange={(texts) => onChange({ positions: texts })}
          />
        </Field>
      )}
    </Stack>
  );
}
