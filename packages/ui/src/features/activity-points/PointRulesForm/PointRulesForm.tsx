import { MAX_SEGMENTS, POINT_RULES_TEXTS, PointRulesInput, type RulesComparisonAnswer } from '@quad/domain/activity-points';
import { messageOf } from '@quad/domain/fields';
import { formatMessage } from '@quad/domain/messages';
import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { getDotPath, safeParse } from 'valibot';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Section } from '../../../layout/Section/Section.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Accordion } from '../../../primitives/Accordion/Accordion.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { NumberInput } from '../../../primitives/NumberInput/NumberInput.tsx';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { failureOf } from '../../forms/failure.ts';
import { ComparedRules } from './ComparedRules.tsx';
import { freshId, fromDraft, newCriterion, type RulesDraft, type SegmentDraft, toDraft } from './draft.ts';
import { RulesFields } from './RulesFields.tsx';
import { SegmentFields } from './SegmentFields.tsx';

export interface PointRulesFormProps {
  /** The initial rules: an example, or the version to change. */
  rules: PointRulesInput;
  /** Requests the effect of the rules on the points of their students. */
  onCheck: (input: { rules: PointRulesInput; threshold: number }) => Promise<RulesComparisonAnswer>;
  /** Saves a new version. If the promise rejects, the form shows why. */
  onSubmit: (rules: PointRulesInput) => Promise<unknown>;
  /** Called to leave the form without saving. */
  onLeave: () => void;
}

interface RulesComparison {
  /** What was compared, as it was typed. */
  readonly typed: { readonly draft: RulesDraft; readonly threshold: string };
  readonly rules: PointRulesInput;
  readonly threshold: number;
  readonly answer: RulesComparisonAnswer;
}

type Errors = Readonly<Record<string, string>>;

/** The segment and criterion of the first error in the list. */
function placeOf(errors: Errors, { segments }: RulesDraft) {
  const [, at = '', , of = ''] =
    Object.keys(errors)
      .find((path) => path.startsWith('segments.'))
      ?.split('.') ?? [];
  const segment = segments[Number(at || Number.NaN)];
  return { segment: segment?._id, criterion: segment?.criteria[Number(of || Number.NaN)]?._id };
}

/**
 * Edits rules as a list of segments with criteria. They have to be compared with the current rules before they can be saved; a change
 * requires another comparison.
 */
export function PointRulesForm({ rules, onCheck, onSubmit, onLeave }: PointRulesFormProps) {
  const words = useLocaleSettings();
  const t = words.translate;
  const [draft, setDraft] = useState(() => toDraft(rules));
  const [threshold, setThreshold] = useState(String(rules.minimum));
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState<'comparing' | 'keeping'>();
  const [comparison, setComparison] = useState<RulesComparison>();
  const [openSegment, setOpenSegment] = useState<string>();
  const [openCriterion, setOpenCriterion] = useState<string>();

  /** A comparison of other rules than the typed ones does not count, also if it ends after they were changed. */
  const isCurrent = comparison?.typed.draft === draft && comparison.typed.threshold === threshold;
  const compared = isCurrent ? comparison : undefined;
  const changeSegment = (id: string, changed: Partial<SegmentDraft>) =>
    setDraft({ ...draft, segments: draft.segments.map((each) => (each._id === id ? { ...each, ...changed } : each)) });

  const compare = async (event: FormEvent) => {
    event.preventDefault();
    const { success, output, issues } = safeParse(PointRulesInput, fromDraft(draft));
    if (!success) {
      const found: Record<string, string> = {};
      for (const issue of issues) found[getDotPath(issue) ?? ''] ??= formatMessage(messageOf(issue), words);
      setErrors(found);
      setFailure(Object.values(found)[0]);
      const place = placeOf(found, draft);
      setOpenSegment(place.segment);
      setOpenCriterion(place.criterion);
      return;
    }
    setErrors({});
    setFailure(undefined);
    setBusy('comparing');
    const least = Number(threshold) || output.minimum;
    try {
      const answer = await onCheck({ rules: output, threshold: least });
      setComparison({ typed: { draft, threshold }, rules: output, threshold: least, answer });
    } catch (error) {
      setFailure(failureOf(error, POINT_RULES_TEXTS.compareFailed).message);
    }
    setBusy(undefined);
  };

  const submit = async () => {
    if (!compared) return;
    setBusy('keeping');
    try {
      await onSubmit(compared.rules);
    } catch (error) {
      setFailure(failureOf(error, POINT_RULES_TEXTS.keepFailed).message);
      setBusy(undefined);
    }
  };

  return (
    <form noValidate onSubmit={(event) => void compare(event)}>
      <Stack gap="l" width="form">
        <RulesFields draft={draft} onChange={setDraft} errorOf={(path) => errors[path]} />
        <Section title={t(POINT_RULES_TEXTS.segments)}>
          <Accordion
            type="single"
            value={openSegment === undefined ? [] : [openSegment]}
            onValueChange={([opened]) => {
              setOpenSegment(opened);
              setOpenCriterion(undefined);
            }}
            items={draft.segments.map((segment, index) => ({
              id: segment._id,
              label: segment.name || t(POINT_RULES_TEXTS.unnamed),
              content: segment._id === openSegment && (
                <SegmentFields
                  segment={segment}
                  onChange={(changed) => changeSegment(segment._id, changed)}
                  onRemove={() => setDraft({ ...draft, segments: draft.segments.filter(({ _id }) => _id !== segment._id) })}
                  onAddCriterion={() => {
                    const id = freshId(draft);
                    changeSegment(segment._id, { criteria: [...segment.criteria, newCriterion(id)] });
                    setOpenCriterion(id);
                  }}
                  opened={openCriterion}
                  onOpenedChange={setOpenCriterion}
                  errorOf={(path) => errors[path === '' ? `segments.${index}` : `segments.${index}.${path}`]}
                />
              ),
            }))}
          />
          {draft.segments.length < MAX_SEGMENTS && (
            <Inline>
              <Button
                size="s"
                icon={<Plus size={16} aria-hidden="true" />}
                onClick={() => {
                  const id = freshId(draft);
                  setDraft({
                    ...draft,
                    segments: [...draft.segments, { _id: id, name: '', cap: '', year_cap: '', minimum: '', criteria: [] }],
                  });
                  setOpenSegment(id);
                }}
              >
                {t(POINT_RULES_TEXTS.addSegment)}
              </Button>
            </Inline>
          )}
        </Section>
        {failure && <ErrorState description={failure} />}
        {compared && <ComparedRules answer={compared.answer} threshold={compared.threshold} />}
        <Field label={t(POINT_RULES_TEXTS.threshold)}>
          <NumberInput
            value={threshold}
            onChange={({ target }) => setThreshold(target.value)}
            min={1}
            unit={t(POINT_RULES_TEXTS.thresholdUnit)}
          />
        </Field>
        <Inline justify="end">
          <Button onClick={onLeave}>{t(POINT_RULES_TEXTS.cancel)}</Button>
          <Button
            type="submit"
            variant={compared ? 'secondary' : 'primary'}
            loading={busy === 'comparing'}
            loadingText={t(POINT_RULES_TEXTS.comparing)}
          >
            {t(POINT_RULES_TEXTS.compare)}
          </Button>
          {compared && (
            <Button variant="primary" loading={busy === 'keeping'} loadingText={t(POINT_RULES_TEXTS.keeping)} onClick={() => void submit()}>
              {t(POINT_RULES_TEXTS.keep)}
            </Button>
          )}
        </Inline>
      </Stack>
    </form>
  );
}
