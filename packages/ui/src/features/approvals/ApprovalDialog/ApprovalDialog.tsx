import { APPROVAL_SCREEN_TEXTS, type Approval, type StepDecisionBody } from '@quad/domain/approvals';
import { formatDay } from '@quad/domain/time';
import { type ReactNode, useState } from 'react';
import { Section } from '../../../layout/Section/Section.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { useAction } from '../../forms/useAction.ts';
import type { ReadProps } from '../../surfaces/readProps.ts';
import { nameOf } from '../approvalStatus.ts';
import { ApprovalSteps } from './ApprovalSteps.tsx';
import { type NegativeDecision, ReasonDialog } from './ReasonDialog.tsx';

/** A step and the version of the request that the user has seen. */
export interface SeenStep {
  readonly requestId: string;
  readonly stepId: string;
  readonly version: number;
}

export interface ApprovalDialogProps extends ReadProps {
  /** The request; undefined while loading. */
  approval: Approval | undefined;
  /** The current time. Dates in the current year are shown without the year. */
  now: Date;
  /** Decides a step. If the promise rejects, the dialog shows why. */
  onDecide: (decision: SeenStep & Pick<StepDecisionBody, 'verdict' | 'reason'>) => Promise<unknown>;
  /** Returns the request to the requester. If the promise rejects, the dialog shows why. */
  onReturn: (returned: SeenStep & { readonly reason: string }) => Promise<unknown>;
  /** Called when the dialog is done or cancelled: stop rendering it. */
  onClose: () => void;
  /** The subject of the request, with its evidence. */
  children: ReactNode;
}

/** A request in an approval flow, and the decision about its current step. It is open while it is rendered; load it lazily. */
export function ApprovalDialog({ approval, error, onRetry, now, onDecide, onReturn, onClose, children }: ApprovalDialogProps) {
  const { locale, timeZone, translate: t } = useLocaleSettings();
  const [confirming, setConfirming] = useState<NegativeDecision>();
  const { isPending, failure, run } = useAction();
  if (!approval) {
    return (
      <Dialog open onOpenChange={onClose} size="l" title={t(APPROVAL_SCREEN_TEXTS.request)}>
        {error === undefined ? (
          <Spinner label={t(APPROVAL_SCREEN_TEXTS.detailLoading)} />
        ) : (
          <ErrorState description={error} onRetry={onRetry} />
        )}
      </Dialog>
    );
  }
  const { _id: requestId, title, requested_by, requested_at, version, steps } = approval;
  const step = steps.find(({ may_decide }) => may_decide);
  const seen = step && { requestId, stepId: step._id, version };
  if (confirming && seen) {
    return (
      <ReasonDialog
        decision={confirming}
        subject={title}
        onSubmit={(reason) =>
          confirming === 'return' ? onReturn({ ...seen, reason }) : onDecide({ ...seen, verdict: 'rejected', reason })
        }
        onClose={onClose}
        onLeave={() => setConfirming(undefined)}
      />
    );
  }
  const approve = async () => {
    if (seen && (await run(() => onDecide({ ...seen, verdict: 'approved', reason: '' }), APPROVAL_SCREEN_TEXTS.decideFailed))) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="l"
      title={title}
      description={t(APPROVAL_SCREEN_TEXTS.from, {
        person: nameOf(requested_by),
        day: formatDay(requested_at, timeZone, locale, now),
      })}
      footer={
        seen && (
          <>
            <Button disabled={isPending} onClick={() => setConfirming('return')}>
              {t(APPROVAL_SCREEN_TEXTS.returnForChanges)}
            </Button>
            <Button disabled={isPending} onClick={() => setConfirming('reject')}>
              {t(APPROVAL_SCREEN_TEXTS.reject)}
            </Button>
            <Button variant="primary" loading={isPending} loadingText={t(APPROVAL_SCREEN_TEXTS.deciding)} onClick={() => void approve()}>
              {t(APPROVAL_SCREEN_TEXTS.approve)}
            </Button>
          </>
        )
      }
    >
      <Stack gap="l">
        {failure && <ErrorState description={failure} />}
        <Section title={t(APPROVAL_SCREEN_TEXTS.subject)} headingLevel={3}>
          {children}
        </Section>
        <Section title={t(APPROVAL_SCREEN_TEXTS.steps)} headingLevel={3}>
          <ApprovalSteps approval={approval} now={now} />
        </Section>
      </Stack>
    </Dialog>
  );
}
