import { AlertDialog, useTranslate } from '@quad/ui';
import type { ReactNode } from 'react';
import { announcing, useAttempt } from './useAttempt.ts';

/** What is asked before something changes, and said once it has. */
export interface ChangeTexts {
  /** A question, with `{name}` for what it is about. */
  readonly title: string;
  readonly description: string;
  readonly confirm: string;
  readonly done: string;
}

export interface ConfirmChangeProps<Answer> {
  texts: Omit<ChangeTexts, 'done'> & { readonly done: string | ((answer: Answer) => string) };
  name?: string;
  tone: 'critical' | 'neutral';
  /** Said where the server has no sentence of its own. */
  failed: string;
  onConfirm: () => Promise<Answer>;
  onClose: () => void;
  /** What else is to be chosen. */
  children?: ReactNode;
}

/** Asks before somebody or something is changed; what became of it is told by a toast. */
export function ConfirmChange<Answer>({ texts, name = '', tone, failed, onConfirm, onClose, children }: ConfirmChangeProps<Answer>) {
  const t = useTranslate();
  const { isBusy, attempt } = useAttempt(failed);
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={t(texts.title, { name })}
      description={t(texts.description)}
      confirmText={t(texts.confirm)}
      tone={tone}
      loading={isBusy}
      loadingText={t('Sending...')}
      onConfirm={() => void attempt(() => announcing(onConfirm, texts.done)(undefined)).then(onClose)}
    >
      {children}
    </AlertDialog>
  );
}
