import { FLOW_FORM_TEXTS } from '@quad/domain/administration';
import {
  FLOW_RULES,
  type FlowKind,
  type FlowSimulation,
  type FlowVersion,
  InstituteFlowInput,
  type SwitchFlowInput,
} from '@quad/domain/approvals';
import { messageOf } from '@quad/domain/fields';
import { formatMessage } from '@quad/domain/messages';
import { Plus } from 'lucide-react';
import { type FormEvent, useMemo, useState } from 'react';
import { getDotPath, safeParse } from 'valibot';
import { Grid } from '../../../layout/Grid/Grid.tsx';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Section } from '../../../layout/Section/Section.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import type { OptionSearch } from '../../../primitives/combo/useOptionSearch.ts';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { failureOf } from '../../forms/failure.ts';
import { type FlowDraft, fromDraft, type NamedPosition, type StepDraft, toDraft, withDuplicate, withMoved, withNewStep } from './draft.ts';
import { officeOptions, positionOptions } from './officeOptions.ts';
import { SimulatedFlow } from './SimulatedFlow.tsx';
import { StepFields } from './StepFields.tsx';
import { StepList } from './StepList.tsx';

export interface FlowFormProps {
  /** The kind of requests, which determines the possible approvers and conditions. */
  kind: FlowKind;
  /** The initial version: the active one, or an older one to restore. */
  flow: FlowVersion;
  /** The number of the active version, which is replaced. */
  version: number;
  /** The positions that versions refer to. */
  positions: readonly NamedPosition[];
  /** Searches positions by title. */
  onSearch: (typed: string, signal: AbortSignal) => Promise<readonly NamedPosition[]>;
  /** Simulates the steps on open requests. */
  onCheck: (flow: InstituteFlowInput) => Promise<FlowSimulation>;
  /** Activates the flow for new requests. If the promise rejects, the form shows why. */
  onSubmit: (input: SwitchFlowInput) => Promise<unknown>;
  /** Called to leave the form without changes. */
  onLeave: () => void;
}

interface SimulationResult {
  /** What was simulated, as it was typed. */
  readonly draft: FlowDraft;
  readonly flow: InstituteFlowInput;
  readonly simulation: FlowSimulation;
}

type Errors = Readonly<Record<string, string>>;

/**
 * Edits an approval flow as a list of steps. It has to be simulated on open requests before it can be activated; a change requires another
 * simulation.
 */
export function FlowForm({ kind, flow, version, positions, onSearch, onCheck, onSubmit, onLeave }: FlowFormProps) {
  const words = useLocaleSettings();
  const t = words.translate;
  const [draft, setDraft] = useState(() => toDraft(flow));
  const [known, setKnown] = useState(positions);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState<'simulating' | 'switching'>();
  const [result, setResult] = useState<SimulationResult>();
  const [opened, setOpened] = useState<string>();

  const rule = FLOW_RULES[kind];
  const offices = useMemo(() => officeOptions(rule, t), [rule, t]);
  const options = useMemo(() => [...offices, ...positionOptions(known)], [offices, known]);
  const labelOf = (office: string) => options.find(({ value }) => value === office)?.label ?? office;
  const search: OptionSearch = async (typed, signal) => {
    const found = await onSearch(typed, signal);
    setKnown((before) => [...before, ...found.filter(({ _id }) => !before.some((each) => each._id === _id))]);
    return [...offices, ...positionOptions(found)];
  };

  /** A simulation of another flow than the typed one does not count, also if it ends after the flow was changed. */
  const simulated = result?.draft === draft ? result : undefined;
  const changeStep = (id: string, changed: Partial<StepDraft>) =>
    setDraft({ ...draft, steps: draft.steps.map((each) => (each._id === id ? { ...each, ...changed } : each)) });
  const openNew = ({ draft: next, id }: ReturnType<typeof withNewStep>) => {
    setDraft(next);
    setOpened(id);
  };
  const isFull = draft.steps.length >= rule.most;

  /** Shows errors beside their fields and opens the step with the first one. */
  const fail = (found: Errors, message: string | undefined) => {
    setErrors(found);
    setFailure(message);
    const at = Object.keys(found)
      .find((path) => path.startsWith('steps.'))
      ?.split('.')[1];
    if (at !== undefined) setOpened(draft.steps[Number(at)]?._id);
  };
  const refused = (error: unknown, fallback: string) => {
    const { message, fieldErrors = {} } = failureOf(error, fallback);
    fail(fieldErrors, message);
  };

  const simulate = async (event: FormEvent) => {
    event.preventDefault();
    const { success, output, issues } = safeParse(InstituteFlowInput, { kind, ...fromDraft(draft, rule) });
    if (!success) {
      const found: Record<string, string> = {};
      for (const issue of issues) found[getDotPath(issue) ?? ''] ??= formatMessage(messageOf(issue), words);
      fail(found, Object.values(found)[0]);
      return;
    }
    fail({}, undefined);
    setBusy('simulating');
    try {
      setResult({ draft, flow: output, simulation: await onCheck(output) });
    } catch (error) {
      refused(error, FLOW_FORM_TEXTS.simulateFailed);
    }
    setBusy(undefined);
  };

  const switchOn = async () => {
    if (!simulated) return;
    setBusy('switching');
    try {
      await onSubmit({ ...simulated.flow, version });
    } catch (error) {
      refused(error, FLOW_FORM_TEXTS.switchFailed);
      setBusy(undefined);
    }
  };

  return (
    <form noValidate onSubmit={(event) => void simulate(event)}>
      <Grid columns={{ phone: 1, desktop: 2 }} gap="l" align="start">
        <Stack gap="l">
          <Field label={t(FLOW_FORM_TEXTS.name)} error={errors.name} required>
            <TextInput value={draft.name} onChange={({ target }) => setDraft({ ...draft, name: target.value })} autoComplete="off" />
          </Field>
          <Section title={t(FLOW_FORM_TEXTS.steps)}>
            <StepList
              steps={draft.steps}
              fact={rule.fact}
              labelOf={labelOf}
              opened={opened}
              onOpenedChange={setOpened}
              onOrderChange={(from, to) => setDraft(withMoved(draft, from, to))}
              onAddCopy={
                isFull ? undefined : (index) => openNew(withDuplicate(draft, index, (name) => t(FLOW_FORM_TEXTS.copyOf, { name })))
              }
              onRemove={
                draft.steps.length <= rule.least ? undefined : (index) => setDraft({ ...draft, steps: draft.steps.toSpliced(index, 1) })
              }
            >
              {(step, index) => (
                <StepFields
                  step={step}
                  first={index === 0}
                  fact={rule.fact}
                  options={options}
                  onSearch={search}
                  onChange={(changed) => changeStep(step._id, changed)}
                  errorOf={(...paths) =>
                    paths.map((path) => errors[path === '' ? `steps.${index}` : `steps.${index}.${path}`]).find(Boolean)
                  }
                />
              )}
            </StepList>
            {draft.steps.length === 0 && <Text tone="muted">{t(FLOW_FORM_TEXTS.noSteps)}</Text>}
            {!isFull && (
              <Inline>
                <Button size="s" icon={<Plus size={16} aria-hidden="true" />} onClick={() => openNew(withNewStep(draft))}>
                  {t(FLOW_FORM_TEXTS.addStep)}
                </Button>
              </Inline>
            )}
          </Section>
        </Stack>
        <Section title={t(FLOW_FORM_TEXTS.simulation)}>
          <Card>
            <Stack>
              {failure && <ErrorState description={failure} />}
              {simulated ? (
                <SimulatedFlow flow={simulated.flow} simulation={simulated.simulation} labelOf={labelOf} />
              ) : (
                <Text tone="muted">{t(FLOW_FORM_TEXTS.simulationHint)}</Text>
              )}
              <Inline justify="end">
                <Button onClick={onLeave}>{t(FLOW_FORM_TEXTS.cancel)}</Button>
                <Button
                  type="submit"
                  variant={simulated ? 'secondary' : 'primary'}
                  loading={busy === 'simulating'}
                  loadingText={t(FLOW_FORM_TEXTS.simulating)}
                >
                  {t(FLOW_FORM_TEXTS.simulate)}
                </Button>
                {simulated && (
                  <Button
                    variant="primary"
                    loading={busy === 'switching'}
                    loadingText={t(FLOW_FORM_TEXTS.switching)}
                    onClick={() => void switchOn()}
                  >
                    {t(FLOW_FORM_TEXTS.switchOn)}
                  </Button>
                )}
              </Inline>
            </Stack>
          </Card>
        </Section>
      </Grid>
    </form>
  );
}
