import { CERTIFICATE_TEXTS, type Certificate, type CertificateRun } from '@quad/domain/certificates';
import { type ReactNode, useState } from 'react';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { ProgressBar } from '../../../primitives/ProgressBar/ProgressBar.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { CertificateForm } from './CertificateForm.tsx';
import { CertificateList } from './CertificateList.tsx';
import type { CertificatesDialogProps } from './CertificatesDialogProps.ts';
import { RevocationForm } from './RevocationForm.tsx';

export type { CertificatesDialogProps };

function Progress({ run }: { run: CertificateRun | undefined }): ReactNode {
  const t = useTranslate();
  if (run?.state === 'failed') return <Banner tone="critical">{t(CERTIFICATE_TEXTS.runFailed)}</Banner>;
  if (run?.state === 'asked') return <Banner tone="info">{t(CERTIFICATE_TEXTS.waits, { count: run.count })}</Banner>;
  if (run?.state === 'refused') return <Banner tone="caution">{t(CERTIFICATE_TEXTS.refusedRun)}</Banner>;
  if (run?.state !== 'issuing') return null;
  const { done, count } = run;
  return (
    <ProgressBar label={t(CERTIFICATE_TEXTS.issuing)} value={done} max={count} valueText={t(CERTIFICATE_TEXTS.progress, { done, count })} />
  );
}

/** The certificates of an event: their recipients, issuing and revoking. It is open while it is rendered; load it lazily. */
export function CertificatesDialog(props: CertificatesDialogProps) {
  const { event, meetings, values, runs, certificates, decisions, fileOfAll, onPreview, onIssue, onRevoke, onClose } = props;
  const t = useTranslate();
  const [step, setStep] = useState<'list' | 'issue' | Certificate>('list');
  const back = () => setStep('list');
  if (step === 'issue') {
    return <CertificateForm {...{ event, meetings, values, onPreview, onIssue, onClose }} onReturn={back} />;
  }
  if (step !== 'list') return <RevocationForm certificate={step} onRevoke={onRevoke} onReturn={back} onClose={onClose} />;
  const [run] = runs;
  const footer = (
    <>
      <Button onClick={onClose}>{t(CERTIFICATE_TEXTS.close)}</Button>
      {run?.state !== 'issuing' && (
        <Button variant={run?.state === 'asked' ? 'secondary' : 'primary'} onClick={() => setStep('issue')}>
          {t(CERTIFICATE_TEXTS.begin)}
        </Button>
      )}
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="l"
      title={t(CERTIFICATE_TEXTS.title)}
      description={t(CERTIFICATE_TEXTS.aboutEvent, { event: event.title })}
      footer={footer}
    >
      <Stack>
        <Progress run={run} />
        {decisions}
        {certificates?.some(({ state }) => state === 'valid') && (
          <Inline>
            <Link href={fileOfAll} external download>
              {t(CERTIFICATE_TEXTS.saveAll)}
            </Link>
          </Inline>
        )}
        <CertificateList {...props} onRevoke={setStep} />
      </Stack>
    </Dialog>
  );
}
