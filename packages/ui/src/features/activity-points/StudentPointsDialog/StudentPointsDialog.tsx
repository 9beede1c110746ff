import { CLASS_TEXTS, type ClassRow, type OwnPoints, SignatureWithdrawal } from '@quad/domain/activity-points';
import { useState } from 'react';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { Textarea } from '../../../primitives/Textarea/Textarea.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { type ClosableProps, FormDialog } from '../../forms/FormDialog.tsx';
import { useDialogForm } from '../../forms/useDialogForm.ts';
import type { ReadProps } from '../../surfaces/readProps.ts';
import { PointEntries } from '../PointsOverview/PointEntries.tsx';
import { PointFigure } from '../PointsOverview/PointFigure.tsx';
import { PointSegments } from '../PointsOverview/PointSegments.tsx';
import { studentName } from '../studentName.ts';

export interface StudentPointsDialogProps extends ClosableProps, ReadProps {
  /** The student, as a row of the class. */
  row: ClassRow;
  /** The student's points; undefined while loading. */
  points: OwnPoints | undefined;
  /** The current time. Dates in the current year are shown without the year. */
  now: Date;
  /** Withdraws a signature. If the promise rejects, the dialog shows why. */
  onUndo: (withdrawal: { signatureId: string; reason: string }) => Promise<unknown>;
}

/** The points of a student in a class, with a way to withdraw a signature. It is open while it is rendered; load it lazily. */
export function StudentPointsDialog({ row, points, error, onRetry, now, onUndo, onClose }: StudentPointsDialogProps) {
  const t = useTranslate();
  const [isWithdrawing, setWithdrawing] = useState(false);
  const { student, exceptions, signature } = row;
  if (isWithdrawing && signature._id) {
    const signatureId = signature._id;
    return (
      <WithdrawSignature
        name={studentName(student)}
        onSubmit={({ reason }) => onUndo({ signatureId, reason })}
        onClose={onClose}
        onLeave={() => setWithdrawing(false)}
      />
    );
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="l"
      title={t(CLASS_TEXTS.details, { name: studentName(student) })}
      description={[student.user_id, t(CLASS_TEXTS.states[signature.state])].filter(Boolean).join(' · ')}
      footer={
        signature.state === 'signed' && signature._id && <Button onClick={() => setWithdrawing(true)}>{t(CLASS_TEXTS.takeBack)}</Button>
      }
    >
      <Stack gap="l">
        {exceptions.length > 0 && (
          <Text weight="medium">{exceptions.map((exception) => t(CLASS_TEXTS.exceptions[exception])).join(', ')}</Text>
        )}
        {points?.rules && (
          <>
            <PointFigure points={points} rules={points.rules} now={now} />
            <PointSegments points={points} minimum={points.rules.minimum} />
            <PointEntries points={points} now={now} />
          </>
        )}
        {!points &&
          (error === undefined ? <Spinner label={t(CLASS_TEXTS.detailLoading)} /> : <ErrorState description={error} onRetry={onRetry} />)}
      </Stack>
    </Dialog>
  );
}

interface WithdrawSignatureProps {
  name: string;
  onSubmit: (withdrawal: SignatureWithdrawal) => Promise<unknown>;
  onClose: () => void;
  onLeave: () => void;
}

function WithdrawSignature({ name, onSubmit, onClose, onLeave }: WithdrawSignatureProps) {
  const t = useTranslate();
  const { register, errors, ...form } = useDialogForm({
    schema: SignatureWithdrawal,
    defaultValues: { reason: '' },
    fields: ['reason'],
    send: onSubmit,
    fallback: CLASS_TEXTS.takeBackFailed,
    onClose,
  });
  return (
    <FormDialog
      {...form}
      title={t(CLASS_TEXTS.takeBackTitle, { name })}
      about={t(CLASS_TEXTS.takeBackAbout)}
      verb={t(CLASS_TEXTS.takeBack)}
      loadingText={t(CLASS_TEXTS.takingBack)}
      leave={t(CLASS_TEXTS.cancel)}
      onClose={onLeave}
    >
      <Field label={t(CLASS_TEXTS.reason)} error={errors.reason?.message} required>
        <Textarea {...register('reason')} />
      </Field>
    </FormDialog>
  );
}
