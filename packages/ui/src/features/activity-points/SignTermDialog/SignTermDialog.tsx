import { CLASS_TEXTS, type ClassRow, type ShownTerm } from '@quad/domain/activity-points';
import { useState } from 'react';
import { Section } from '../../../layout/Section/Section.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { failureOf } from '../../forms/failure.ts';
import { studentName } from '../studentName.ts';

export interface SignTermDialogProps {
  /** Which term is signed. */
  term: ShownTerm;
  /** Everybody of the class; undefined while they are on their way. */
  rows: readonly ClassRow[] | undefined;
  /** Why they did not come, as a sentence for the person. */
  error?: string | undefined;
  /** Asks for them again. */
  onRetry?: (() => void) | undefined;
  /** Signs for all who are complete; rejected, the dialog says why. */
  onSign: () => Promise<unknown>;
  /** Asked for once it is done, and by whoever leaves; stop rendering the dialog. */
  onClose: () => void;
}

/** What was signed and is proven no more does not keep a later term from being signed. */
const KEEPS_OUT = ['claims', 'behind'] as const;

function reasonsOf({ exceptions }: ClassRow) {
  return KEEPS_OUT.filter((reason) => exceptions.includes(reason));
}

function Split({ rows }: { rows: readonly ClassRow[] }) {
  const t = useTranslate();
  const left = rows.filter((row) => reasonsOf(row).length > 0);
  const ready = rows.length - left.length;
  return (
    <Stack>
      <Text>
        {ready === 0 && t(CLASS_TEXTS.signNobody)}
        {ready === 1 && t(CLASS_TEXTS.signOne)}
        {ready > 1 && t(CLASS_TEXTS.signCount, { students: ready })}
      </Text>
      {left.length > 0 && (
        <Section title={t(CLASS_TEXTS.leftOut)} headingLevel={3}>
          <Stack as="ul" gap="xs">
            {left.map((row) => (
              <li key={row.student._id}>
                <Text wrap="anywhere">{studentName(row.student)}</Text>
                <Text size="s" tone="muted">
                  {reasonsOf(row)
                    .map((reason) => t(CLASS_TEXTS.exceptions[reason]))
                    .join(', ')}
                </Text>
              </li>
            ))}
          </Stack>
        </Section>
      )}
    </Stack>
  );
}

/** Says for how many a term is signed and who is left out, before it is signed in one act. It is open as long as it is rendered; load it lazily. */
export function SignTermDialog({ term, rows, error, onRetry, onSign, onClose }: SignTermDialogProps) {
  const t = useTranslate();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const open = rows?.filter(({ signature }) => signature.state === 'unsigned');
  const isAnybodyReady = open?.some((row) => reasonsOf(row).length === 0) ?? false;
  const sign = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await onSign();
      onClose();
    } catch (thrown) {
      setFailure(failureOf(thrown, CLASS_TEXTS.signFailed).message);
      setBusy(false);
    }
  };
  const footer = (
    <>
      <Button onClick={onClose}>{t(CLASS_TEXTS.cancel)}</Button>
      {isAnybodyReady && (
        <Button variant="primary" loading={isBusy} loadingText={t(CLASS_TEXTS.signing)} onClick={() => void sign()}>
          {t(CLASS_TEXTS.sign)}
        </Button>
      )}
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(CLASS_TEXTS.signTitle, { term: term.name })}
      description={t(CLASS_TEXTS.signAbout)}
      footer={footer}
    >
      <Stack>
        {failure && <ErrorState description={failure} />}
        {open && <Split rows={open} />}
        {!open &&
          (error === undefined ? <Spinner label={t(CLASS_TEXTS.signLoading)} /> : <ErrorState description={error} onRetry={onRetry} />)}
      </Stack>
    </Dialog>
  );
}
