import { CERTIFICATE_TEXTS, type Certificate, CertificateRevocation } from '@quad/domain/certificates';
import { useId } from 'react';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Textarea } from '../../../primitives/Textarea/Textarea.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { useDialogForm } from '../../forms/useDialogForm.ts';
import type { CertificatesDialogProps } from './CertificatesDialogProps.ts';

interface RevocationFormProps extends Pick<CertificatesDialogProps, 'onRevoke' | 'onClose'> {
  certificate: Certificate;
  onReturn: () => void;
}

/** Asks why a certificate is revoked. */
export function RevocationForm({ certificate, onRevoke, onReturn, onClose }: RevocationFormProps) {
  const t = useTranslate();
  const formId = useId();
  const { register, errors, error, loading, submit } = useDialogForm({
    schema: CertificateRevocation,
    defaultValues: { reason: '' },
    fields: ['reason'],
    send: ({ reason }) => onRevoke({ certificateId: certificate._id, reason }),
    fallback: CERTIFICATE_TEXTS.revokeFailed,
    onClose: onReturn,
  });
  const footer = (
    <>
      <Button onClick={onReturn}>{t(CERTIFICATE_TEXTS.back)}</Button>
      <Button type="submit" form={formId} variant="primary" loading={loading} loadingText={t(CERTIFICATE_TEXTS.revoking)}>
        {t(CERTIFICATE_TEXTS.revoke)}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(CERTIFICATE_TEXTS.revokeTitle, { name: certificate.name || t(CERTIFICATE_TEXTS.former) })}
      description={t(CERTIFICATE_TEXTS.revokeAbout)}
      footer={footer}
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack>
          {error && <ErrorState description={error} />}
          <Field label={t(CERTIFICATE_TEXTS.reason)} error={errors.reason?.message} required>
            <Textarea {...register('reason')} rows={3} maxLength={300} />
          </Field>
        </Stack>
      </form>
    </Dialog>
  );
}
