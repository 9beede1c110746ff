import { CERTIFICATE_TEXTS, type Certificate, CertificateRevocation } from '@quad/domain/certificates';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Textarea } from '../../../primitives/Textarea/Textarea.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useDialogForm } from '../../forms/useDialogForm.ts';
import type { CertificatesDialogProps } from './CertificatesDialogProps.ts';

interface RevocationFormProps extends Pick<CertificatesDialogProps, 'onRevoke' | 'onClose'> {
  certificate: Certificate;
  onReturn: () => void;
}

/** Asks why a certificate is revoked. */
export function RevocationForm({ certificate, onRevoke, onReturn, onClose }: RevocationFormProps) {
  const t = useTranslate();
  const { register, errors, ...form } = useDialogForm({
    schema: CertificateRevocation,
    defaultValues: { reason: '' },
    fields: ['reason'],
    send: ({ reason }) => onRevoke({ certificateId: certificate._id, reason }),
    fallback: CERTIFICATE_TEXTS.revokeFailed,
    onClose: onReturn,
  });
  return (
    <FormDialog
      {...form}
      title={t(CERTIFICATE_TEXTS.revokeTitle, { name: certificate.name || t(CERTIFICATE_TEXTS.former) })}
      about={t(CERTIFICATE_TEXTS.revokeAbout)}
      verb={t(CERTIFICATE_TEXTS.revoke)}
      loadingText={t(CERTIFICATE_TEXTS.revoking)}
      leave={t(CERTIFICATE_TEXTS.back)}
      onLeave={onReturn}
      onClose={onClose}
    >
      <Field label={t(CERTIFICATE_TEXTS.reason)} error={errors.reason?.message} required>
        <Textarea {...register('reason')} rows={3} maxLength={300} />
      </Field>
    </FormDialog>
  );
}
