import { errorText, useChangeCertificates, useRequestedCertificates, useSession } from '@quad/api-client/hooks';
import { APPROVAL_SCREEN_TEXTS } from '@quad/domain/approvals';
import { CERTIFICATE_TEXTS } from '@quad/domain/certificates';
import { Button, ErrorState, Inline, Spinner, Stack, useTranslate } from '@quad/ui';
import { ApprovalSteps } from '@quad/ui/features/approvals';
import { CertificateForm, type CertificatesDialogProps } from '@quad/ui/features/certificates';
import { useState } from 'react';
import { useNow } from '../../app/useNow.ts';

interface RequestedOrderProps extends Pick<CertificatesDialogProps, 'event' | 'meetings' | 'values' | 'onPreview'> {
  runId: string;
}

/** The approval steps of requested certificates. The requester can change an order that was returned. */
export function RequestedOrder({ runId, event, meetings, values, onPreview }: RequestedOrderProps) {
  const t = useTranslate();
  const now = useNow();
  const { user } = useSession();
  const { data, error, retry } = useRequestedCertificates(runId);
  const change = useChangeCertificates(event._id);
  const [isChanging, setChanging] = useState(false);
  if (!data) {
    if (!error) return <Spinner label={t(APPROVAL_SCREEN_TEXTS.detailLoading)} />;
    return <ErrorState description={errorText(error, APPROVAL_SCREEN_TEXTS.detailFailed)} onRetry={retry} />;
  }
  const { approval } = data;
  if (!approval) return null;
  const closeForm = () => setChanging(false);
  return (
    <Stack>
      <ApprovalSteps approval={approval} now={now} />
      {approval.status === 'returned' && approval.requested_by?._id === user?._id && (
        <Inline>
          <Button variant="primary" onClick={() => setChanging(true)}>
            {t(CERTIFICATE_TEXTS.changeOrder)}
          </Button>
        </Inline>
      )}
      {isChanging && (
        <CertificateForm
          event={event}
          meetings={meetings}
          values={values}
          returned={data}
          onPreview={onPreview}
          onIssue={(order) => change(runId, { ...order, version: approval.version })}
          onReturn={closeForm}
          onClose={closeForm}
        />
      )}
    </Stack>
  );
}
