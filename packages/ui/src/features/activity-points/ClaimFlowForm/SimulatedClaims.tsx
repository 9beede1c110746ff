import { CLAIM_FLOW_TEXTS } from '@quad/domain/administration';
import type { ClaimFlowInput, FlowSimulation } from '@quad/domain/approvals';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { officeValue } from './draft.ts';

interface SimulatedClaimsProps {
  /** The steps that were simulated. */
  flow: ClaimFlowInput;
  simulation: FlowSimulation;
  /** What an office is called, by its value in the list. */
  labelOf: (office: string) => string;
}

/** To whom the open claims would go, and what of it would go to nobody. */
export function SimulatedClaims({ flow, simulation: { open, simulated, steps, stuck }, labelOf }: SimulatedClaimsProps) {
  const { locale, translate: t } = useLocaleSettings();
  const count = (number: number) => number.toLocaleString(locale);
  const values = { claims: count(open), simulated: count(simulated) };
  const seats = flow.steps.map(({ name, approvers }, index) => ({
    number: index + 1,
    name,
    requests: steps[index]?.requests ?? 0,
    approvers: (steps[index]?.approvers ?? []).map((approver, at) => {
      const office = approvers[at] ? labelOf(officeValue(approvers[at])) : '';
      return { ...approver, office, key: approvers[at] ? officeValue(approvers[at]) : String(at) };
    }),
  }));
  const warnings = [
    ...seats.flatMap(({ number, approvers }) =>
      approvers.flatMap(({ office, is_vacant, missing }) => {
        if (is_vacant) return t(CLAIM_FLOW_TEXTS.vacant, { number, office });
        return missing > 0 ? t(CLAIM_FLOW_TEXTS.missing, { number, office, claims: count(missing) }) : [];
      }),
    ),
    ...stuck.map(({ program, admission_year, requests }) =>
      t(CLAIM_FLOW_TEXTS.stuck, { program, year: String(admission_year), claims: count(requests) }),
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
        {open === 0
          ? t(CLAIM_FLOW_TEXTS.noneOpen)
          : t(simulated < open ? CLAIM_FLOW_TEXTS.ifOldestBegan : CLAIM_FLOW_TEXTS.ifBegan, values)}
      </Text>
      {open > 0 &&
        seats.map(({ number, name, requests, approvers }) => (
          <Stack key={number} gap="xs">
            <Text weight="medium" wrap="anywhere">
              {t(requests === 0 ? CLAIM_FLOW_TEXTS.noneWouldGo : requests === 1 ? CLAIM_FLOW_TEXTS.oneWouldGo : CLAIM_FLOW_TEXTS.wouldGo, {
                number,
                name,
                claims: count(requests),
              })}
            </Text>
            {approvers
              .filter(({ people }) => people > 0)
              .map(({ key, office, people, named }) => {
                const names = named.map(({ personal_info }) => personal_info.name);
                const rest = people > named.length ? [t(CLAIM_FLOW_TEXTS.more, { people: count(people - named.length) })] : [];
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
