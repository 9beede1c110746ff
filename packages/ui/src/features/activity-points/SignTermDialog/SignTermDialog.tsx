import { CLASS_TEXTS, type ClassRow, type ShownTerm } from '@quad/domain/activity-points';
import { Section } from '../../../layout/Section/Section.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { useAction } from '../../forms/useAction.ts';
import type { ReadProps } from '../../surfaces/readProps.ts';
import { studentName } from '../studentName.ts';

export interface SignTermDialogProps extends ReadProps {
  /** The term to sign. */
  term: ShownTerm;
  /** All students of the class; undefined while loading. */
  rows: readonly ClassRow[] | undefined;
  /** Signs for everybody whose points are complete. If the promise rejects, the dialog shows why. */
  onSign: () => Promise<unknown>;
  /** Called when the dialog is done or cancelled: stop rendering it. */
  onClose: () => void;
}

/** Reasons that exclude a student. A signed entry that is no longer proven does not block a later term. */
const EXCLUDING_EXCEPTIONS = ['claims', 'behind'] as const;

function reasonsOf({ exceptions }: ClassRow) {
  return EXCLUDING_EXCEPTIONS.filter((reason) => exceptions.includes(reason));
}

function ReadyAndExcluded({ rows }: { rows: readonly ClassRow[] }) {
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

/**
 * Shows how many students a signature covers and who is left out, before the term is signed. It is open while it is rendered; load it
 * lazily.
 */
export function SignTermDialog({ term, rows, error, onRetry, onSign, onClose }: SignTermDialogProps) {
  const t = useTranslate();
  const { isPending, failure, run } = useAction();
  const open = rows?.filter(({ signature }) => signature.state === 'unsigned');
  const isAnybodyReady = open?.some((row) => reasonsOf(row).length === 0) ?? false;
  const sign = async () => {
    if (await run(onSign, CLASS_TEXTS.signFailed)) onClose();
  };
  const footer = (
    <>
      <Button onClick={onClose}>{t(CLASS_TEXTS.cancel)}</Button>
      {isAnybodyReady && (
        <Button variant="primary" loading={isPending} loadingText={t(CLASS_TEXTS.signing)} onClick={() => void sign()}>
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
        {open && <ReadyAndExcluded rows={open} />}
        {!open &&
          (error === undefined ? <Spinner label={t(CLASS_TEXTS.signLoading)} /> : <ErrorState description={error} onRetry={onRetry} />)}
      </Stack>
    </Dialog>
  );
}
