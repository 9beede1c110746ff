import { type OwnRecord, RECORD_TEXTS, type RecordAddress, type RecordEntry, type ShownEntries } from '@quad/domain/records';
import { useState } from 'react';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { failureOf } from '../../forms/failure.ts';
import type { ReadProps } from '../../surfaces/readProps.ts';
import { RecordSheet } from '../RecordSheet/RecordSheet.tsx';
import { RecordSharing } from './RecordSharing.tsx';

export interface RecordEditorProps extends ReadProps {
  /** The user's own record; undefined while loading. */
  record: OwnRecord | undefined;
  /** The institute that has confirmed the record, named in print. */
  institute: string;
  /** The date of the printed record. */
  asOf: Date;
  /** Saves the selection that others see. */
  onSave: (chosen: ShownEntries) => Promise<unknown>;
  /** Creates or replaces the address at which others see it. */
  onShare: (chosen: ShownEntries) => Promise<RecordAddress>;
  /** Revokes the address. */
  onStop: () => Promise<unknown>;
  /** Issues an entry as a credential and saves its file. */
  onIssue: (entryId: string) => Promise<unknown>;
  /** Prints the page; the print styles show only the record. */
  onPrint: () => void;
}

interface CredentialButtonProps extends Pick<RecordEditorProps, 'onIssue'> {
  entry: RecordEntry;
  onErrorChange: (message: string | undefined) => void;
}

function CredentialButton({ entry: { _id, title }, onIssue, onErrorChange }: CredentialButtonProps) {
  const t = useTranslate();
  const [isBusy, setBusy] = useState(false);
  const issue = async () => {
    setBusy(true);
    onErrorChange(undefined);
    try {
      await onIssue(_id);
    } catch (error) {
      onErrorChange(failureOf(error, RECORD_TEXTS.credentialFailed).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="s" variant="quiet" loading={isBusy} aria-label={t(RECORD_TEXTS.credentialOf, { title })} onClick={() => void issue()}>
      {t(RECORD_TEXTS.credential)}
    </Button>
  );
}

/**
 * The user's own record: selecting what others see, printing and sharing it, and saving entries as credentials. The selection is stored
 * when it is saved or shared. Use RecordSheet instead for somebody else's record.
 */
export function RecordEditor({ record, error, onRetry, institute, asOf, onSave, onShare, onStop, onIssue, onPrint }: RecordEditorProps) {
  const t = useTranslate();
  const [draft, setDraft] = useState<readonly string[]>();
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  if (!record && error !== undefined) return <ErrorState description={error} onRetry={onRetry} />;
  const entries = record?.entries ?? [];
  const saved = entries.filter(({ is_shown }) => is_shown).map(({ _id }) => _id);
  const shown = entries.map(({ _id }) => _id).filter((id) => (draft ?? saved).includes(id));
  const isChanged = draft !== undefined && shown.join() !== saved.join();
  /** What was chosen while the selection was saved stays to be saved. */
  const endDraft = () => setDraft((current) => (current === draft ? undefined : current));
  const save = async () => {
    setSaving(true);
    setFailure(undefined);
    try {
      await onSave({ shown });
      endDraft();
    } catch (thrown) {
      setFailure(failureOf(thrown, RECORD_TEXTS.saveFailed).message);
    } finally {
      setSaving(false);
    }
  };
  const share = async () => {
    const address = await onShare({ shown });
    endDraft();
    return address;
  };
  return (
    <Stack gap="l">
      {(!record || entries.length > 0) && <Text tone="muted">{t(RECORD_TEXTS.chooseAbout)}</Text>}
      {failure && <ErrorState description={failure} />}
      <RecordSheet
        record={record}
        institute={institute}
        asOf={asOf}
        loadingText={RECORD_TEXTS.loading}
        empty={RECORD_TEXTS.none}
        emptyHint={RECORD_TEXTS.noneHint}
        shown={new Set(shown)}
        onShownChange={(next) => setDraft(next.shown ? [...shown, next.entryId] : shown.filter((id) => id !== next.entryId))}
        onPrint={onPrint}
        actions={
          <Inline>
            <Button size="s" onClick={() => setDraft(entries.map(({ _id }) => _id))}>
              {t(RECORD_TEXTS.showAll)}
            </Button>
            <Button size="s" onClick={() => setDraft([])}>
              {t(RECORD_TEXTS.showNone)}
            </Button>
            {isChanged && (
              <Button size="s" variant="primary" loading={isSaving} onClick={() => void save()}>
                {t(RECORD_TEXTS.save)}
              </Button>
            )}
          </Inline>
        }
        actionOf={(entry) => <CredentialButton entry={entry} onIssue={onIssue} onErrorChange={setFailure} />}
      />
      {record && entries.length > 0 && (
        <>
          <Text size="s" tone="muted">
            {t(RECORD_TEXTS.credentialsAbout)}
          </Text>
          <RecordSharing sharedAt={record.shared_at} onShare={share} onStop={onStop} />
        </>
      )}
    </Stack>
  );
}
