import { type BaseSyntheticEvent, type ReactNode, useId } from 'react';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button, type ButtonTone } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { useTranslate } from '../../primitives/UiProvider/LocaleSettings.ts';

/** Props of all dialogs that are open while they are rendered. */
export interface ClosableProps {
  /** Called when the dialog is done or cancelled: stop rendering it. */
  onClose: () => void;
}

interface FormDialogProps extends ClosableProps {
  title: string;
  /** The subject of the form: a person or an item. */
  about?: string;
  verb: string;
  loadingText: string;
  /** The label of the cancel button, where 'Cancel' would be unclear. */
  leave?: string;
  /** Called by the cancel button if it leads to another dialog. */
  onLeave?: () => void;
  tone?: ButtonTone;
  error: string | undefined;
  loading: boolean;
  submit: (event?: BaseSyntheticEvent) => void;
  children: ReactNode;
}

/** A dialog with a form, whose failure is shown above its fields. */
export function FormDialog({
  title,
  about,
  tone,
  error,
  loading,
  submit,
  onClose,
  onLeave = onClose,
  children,
  ...words
}: FormDialogProps) {
  const t = useTranslate();
  const formId = useId();
  const footer = (
    <>
      <Button onClick={onLeave}>{words.leave ?? t('Cancel')}</Button>
      <Button type="submit" form={formId} variant="primary" tone={tone} loading={loading} loadingText={words.loadingText}>
        {words.verb}
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
