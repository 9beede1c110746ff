import { type BaseSyntheticEvent, type ReactNode, useId } from 'react';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button, type ButtonTone } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { useTranslate } from '../../primitives/UiProvider/LocaleSettings.ts';

interface DialogFrameProps {
  title: string;
  /** Whom or what it is about. */
  about: string;
  verb: string;
  loadingText: string;
  /** What leaving is called, where the verb itself is about cancelling. */
  leave?: string;
  tone?: ButtonTone;
  error: string | undefined;
  loading: boolean;
  submit: (event?: BaseSyntheticEvent) => void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog of administration with a form in it. */
export function DialogFrame({ title, about, tone, error, loading, submit, onClose, children, ...words }: DialogFrameProps) {
  const t = useTranslate();
  const formId = useId();
  const footer = (
    <>
      <Button onClick={onClose}>{words.leave ?? t('Cancel')}</Button>
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
