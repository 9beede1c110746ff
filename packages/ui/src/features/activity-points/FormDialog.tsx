import { POINT_RULES_TEXTS } from '@quad/domain/activity-points';
import { type BaseSyntheticEvent, type ReactNode, useId } from 'react';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { useTranslate } from '../../primitives/UiProvider/LocaleSettings.ts';

interface FormDialogProps {
  title: string;
  about: string;
  verb: string;
  loadingText: string;
  error: string | undefined;
  loading: boolean;
  submit: (event?: BaseSyntheticEvent) => void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog about points with a form in it. */
export function FormDialog({ title, about, verb, loadingText, error, loading, submit, onClose, children }: FormDialogProps) {
  const t = useTranslate();
  const formId = useId();
  const footer = (
    <>
      <Button onClick={onClose}>{t(POINT_RULES_TEXTS.cancel)}</Button>
      <Button type="submit" form={formId} variant="primary" loading={loading} loadingText={loadingText}>
        {verb}
      </Button>
    </>
  );
  return (
    <Dialog open onOpenChange={onClose} title={title} description={about} footer={footer}>
      <form id={formId} noValidate onSubmit={submit}>
        <Stack>
          {error && <ErrorState description={error} />}
          {children}
        </Stack>
      </form>
    </Dialog>
  );
}
