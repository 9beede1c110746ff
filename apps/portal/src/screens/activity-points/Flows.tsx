import { errorText, useFlows, useOfficeSearch, useSimulateFlow, useSwitchFlow } from '@quad/api-client/hooks';
import { FLOW_FORM_TEXTS } from '@quad/domain/administration';
import type { FlowKind, FlowVersion } from '@quad/domain/approvals';
import { ErrorState, Link, Section, Spinner, useTranslate } from '@quad/ui';
import { FlowForm, FlowList } from '@quad/ui/features/approvals';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { announceSaved } from '../../app/shell/shellToasts.ts';
import { useNow } from '../../app/useNow.ts';

const NONE: readonly never[] = [];

/** The version of a flow that is being edited. */
export interface OpenedFlow {
  readonly kind: FlowKind;
  readonly flow: FlowVersion;
}

/** The approval flows that the institute defines, each with its versions. */
export function Flows({ onChange }: { onChange: (opened: OpenedFlow) => void }) {
  const t = useTranslate();
  const now = useNow();
  const { data, error, retry } = useFlows();
  if (!data) {
    if (!error) return <Spinner label={t(FLOW_FORM_TEXTS.loading)} />;
    return <ErrorState description={errorText(error, FLOW_FORM_TEXTS.failed)} onRetry={retry} />;
  }
  return data.map(({ kind, versions }) => (
    <Section
      key={kind}
      title={t(FLOW_FORM_TEXTS.titles[kind])}
      subtitle={t(FLOW_FORM_TEXTS.abouts[kind])}
      actions={
        <Link asChild>
          <RouterLink to="/approvals">{t(FLOW_FORM_TEXTS.toDecide)}</RouterLink>
        </Link>
      }
    >
      <FlowList kind={kind} versions={versions} now={now} onChange={(flow) => onChange({ kind, flow })} />
    </Section>
  ));
}

/** Edits the steps of a flow, starting from a version. */
export function ChangeFlow({ kind, flow, onLeave }: OpenedFlow & { onLeave: () => void }) {
  const t = useTranslate();
  const { data } = useFlows();
  const search = useOfficeSearch();
  const simulate = useSimulateFlow();
  const switchOn = useSwitchFlow();
  const current = data?.find((each) => each.kind === kind);
  // The version that was current when editing began, so that a version enabled by somebody else meanwhile is not overwritten.
  const [version] = useState(current?.versions[0]?.version ?? flow.version);
  return (
    <FlowForm
      kind={kind}
      flow={flow}
      version={version}
      positions={current?.positions ?? NONE}
      onSearch={async (typed, signal) => (await search(typed, signal)).map(({ _id, title, unit }) => ({ _id, title, unit: unit.name }))}
      onCheck={simulate}
      onSubmit={async (input) => {
        await switchOn(input);
        announceSaved(t(FLOW_FORM_TEXTS.isOn));
        onLeave();
      }}
      onLeave={onLeave}
    />
  );
}
