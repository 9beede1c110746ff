import { MAX_CRITERIA, POINT_RULES_TEXTS } from '@quad/domain/activity-points';
import { Plus } from 'lucide-react';
import { Grid } from '../../../layout/Grid/Grid.tsx';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Section } from '../../../layout/Section/Section.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { NumberInput } from '../../../primitives/NumberInput/NumberInput.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { recordCard, words } from '../../surfaces/recordCard.css.ts';
import { CriterionFields } from './CriterionFields.tsx';
import type { CriterionDraft, SegmentDraft } from './draft.ts';

export interface SegmentFieldsProps {
  segment: SegmentDraft;
  onChange: (changed: Partial<SegmentDraft>) => void;
  onRemove: () => void;
  /** Adds a criterion and opens it. */
  onAddCriterion: () => void;
  /** The id of the criterion that is being edited. */
  opened: string | undefined;
  onOpenedChange: (criterionId: string | undefined) => void;
  /** Returns the error of a field, by its path in the segment. */
  errorOf: (path: string) => string | undefined;
}

/** A segment: its caps and its criteria, one of which is edited at a time. */
export function SegmentFields({ segment, onChange, onRemove, onAddCriterion, opened, onOpenedChange, errorOf }: SegmentFieldsProps) {
  const t = useTranslate();
  const { name, cap, year_cap, minimum, criteria } = segment;
  const failure = errorOf('') ?? errorOf('criteria');
  const change = (id: string, changed: Partial<CriterionDraft>) =>
    onChange({ criteria: criteria.map((each) => (each._id === id ? { ...each, ...changed } : each)) });
  return (
    <Stack>
      {failure && <ErrorState description={failure} />}
      <Field label={t(POINT_RULES_TEXTS.name)} error={errorOf('name')} required>
        <TextInput value={name} onChange={({ target }) => onChange({ name: target.value })} autoComplete="off" />
      </Field>
      <Grid columns="fit">
        <Field label={t(POINT_RULES_TEXTS.cap)} error={errorOf('cap')}>
          <NumberInput value={cap} onChange={({ target }) => onChange({ cap: target.value })} min={1} />
        </Field>
        <Field label={t(POINT_RULES_TEXTS.yearCap)} error={errorOf('year_cap')}>
          <NumberInput value={year_cap} onChange={({ target }) => onChange({ year_cap: target.value })} min={1} />
        </Field>
        <Field label={t(POINT_RULES_TEXTS.least)} error={errorOf('minimum')}>
          <NumberInput value={minimum} onChange={({ target }) => onChange({ minimum: target.value })} min={0} />
        </Field>
      </Grid>
      <Section title={t(POINT_RULES_TEXTS.criteria)} headingLevel={3}>
        <Stack as="ol" gap="s">
          {criteria.map((criterion, index) => (
            <li key={criterion._id}>
              <Card>
                <Stack>
                  <div className={recordCard}>
                    <div className={words}>
                      <Text weight="medium">{criterion.name || t(POINT_RULES_TEXTS.unnamedCriterion)}</Text>
                      <Text size="s" tone="muted">
                        {[
                          t(POINT_RULES_TEXTS.kinds[criterion.kind]),
                          criterion.points && t(POINT_RULES_TEXTS.worth, { points: criterion.points }),
                        ]
                          .filter(Boolean)
                          .join(' · ')}
                      </Text>
                    </div>
                    <Inline gap="xs">
                      <Button
                        size="s"
                        aria-expanded={opened === criterion._id}
                        aria-label={t(POINT_RULES_TEXTS.changeOf, { name: criterion.name || t(POINT_RULES_TEXTS.unnamedCriterion) })}
                        onClick={() => onOpenedChange(opened === criterion._id ? undefined : criterion._id)}
                      >
                        {t(POINT_RULES_TEXTS.change)}
                      </Button>
                      <Button
                        size="s"
                        variant="quiet"
                        aria-label={t(POINT_RULES_TEXTS.removeOf, { name: criterion.name || t(POINT_RULES_TEXTS.unnamedCriterion) })}
                        onClick={() => onChange({ criteria: criteria.filter(({ _id }) => _id !== criterion._id) })}
                      >
                        {t(POINT_RULES_TEXTS.remove)}
                      </Button>
                    </Inline>
                  </div>
                  {opened === criterion._id && (
                    <CriterionFields
                      criterion={criterion}
                      onChange={(changed) => change(criterion._id, changed)}
                      errorOf={(field) => errorOf(`criteria.${index}.${field}`)}
                    />
                  )}
                </Stack>
              </Card>
            </li>
          ))}
        </Stack>
        <Inline justify="between">
          {criteria.length < MAX_CRITERIA && (
            <Button size="s" icon={<Plus size={16} aria-hidden="true" />} onClick={onAddCriterion}>
              {t(POINT_RULES_TEXTS.addCriterion)}
            </Button>
          )}
          <Button size="s" variant="quiet" tone="critical" onClick={onRemove}>
            {t(POINT_RULES_TEXTS.removeSegment)}
          </Button>
        </Inline>
      </Section>
    </Stack>
  );
}
