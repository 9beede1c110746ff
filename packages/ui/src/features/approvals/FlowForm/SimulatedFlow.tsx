import { FLOW_FORM_TEXTS } from '@quad/domain/administration';
import { approverKey, type FlowSimulation, type InstituteFlowInput } from '@quad/domain/approvals';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';

interface SimulatedFlowProps {
  /** The simulated flow. */
  flow: InstituteFlowInput;
  simulation: FlowSimulation;
  /** Returns the name of an office by its value in the list. */
  labelOf: (office: string) => string;
}

/** Who would get the open requests, and which of them would have no approver. */
export function SimulatedFlow({ flow, simulation: { open, simulated, steps, stuck }, labelOf }: SimulatedFlowProps) {
  const { locale, translate: t } = useLocaleSettings();
  const count = (number: number) => number.toLocaleString(locale);
  const values = { requests: count(open), simulated: count(simulated) };
  const seats = flow.steps.map(({ name, approvers }, index) => ({
    number: index + 1,
    name,
    requests: steps[index]?.requests ?? 0,
    approvers: (steps[index]?.approvers ?? []).map((approver, at) => {
      const office = approvers[at] ? labelOf(approverKey(approvers[at])) : '';
      return { ...approver, office, key: approvers[at] ? approverKey(approvers[at]) : String(at) };
    }),
  }));
  const warnings = [
    ...seats.flatMap(({ number, approvers }) =>
      approvers.flatMap(({ office, is_vacant, missing }) => {
        if (is_vacant) return t(FLOW_FORM_TEXTS.vacant, { number, office });
        return missing > 0 ? t(FLOW_FORM_TEXTS.missing, { number, office, requests: count(missing) }) : [];
      }),
    ),
    ...stuck.map(({ batch, unit, requests }) =>
      batch
        ? t(FLOW_FORM_TEXTS.stuck, { program: batch.program, year: String(batch.admission_year), requests: count(requests) })
        : t(FLOW_FORM_TEXTS.stuckOfUnit, { unit: unit?.name ?? '', requests: count(requests) }),
    ),
  ];
  return (
    <Stack role="status">
      {warnings.length > 0 && (
        <Banner tone="caution">
          {warnings.map((warning) => (
            <Text key={warning} wrap="anywhere">
              {warning}
            </Text>
          ))}
        </Banner>
      )}
      <Text>
        {flow.steps.length === 0
          ? t(FLOW_FORM_TEXTS.atOnce)
          : open === 0
            ? t(FLOW_FORM_TEXTS.noneOpen)
            : t(simulated < open ? FLOW_FORM_TEXTS.ifOldestBegan : FLOW_FORM_TEXTS.ifBegan, values)}
      </Text>
      {open > 0 &&
        seats.map(({ number, name, requests, approvers }) => (
          <Stack key={number} gap="xs">
            <Text weight="medium" wrap="anywhere">
              {t(requests === 0 ? FLOW_FORM_TEXTS.noneWouldGo : requests === 1 ? FLOW_FORM_TEXTS.oneWouldGo : FLOW_FORM_TEXTS.wouldGo, {
                number,
                name,
                requests: count(requests),
              })}
            </Text>
            {approvers
              .filter(({ people }) => people > 0)
              .map(({ key, office, people, named }) => {
                const names = named.map(({ personal_info }) => personal_info.name);
                const rest = people > named.length ? [t(FLOW_FORM_TEXTS.more, { people: count(people - named.length) })] : [];
                return (
                  <Text key={key} size="s" tone="muted" wrap="anywhere">
                    {`${office}: ${[...names, ...rest].join(', ')}`}
                  </Text>
                );
              })}
          </Stack>
        ))}
    </Stack>
  );
}
