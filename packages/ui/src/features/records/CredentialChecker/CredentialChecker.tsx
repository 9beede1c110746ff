import { CREDENTIAL_TEXTS, type CredentialCheck, type CredentialVerdict, type JsonDocument, readCredential } from '@quad/domain/records';
import { formatLongDate } from '@quad/domain/time';
import { type FormEvent, useRef, useState } from 'react';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Banner, type BannerTone } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { FileDrop } from '../../../primitives/FileDrop/FileDrop.tsx';
import { KeyValueList } from '../../../primitives/KeyValueList/KeyValueList.tsx';
import { Textarea } from '../../../primitives/Textarea/Textarea.tsx';
import { useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { type Failure, failureOf } from '../../forms/failure.ts';

/** A credential has a few thousand characters. */
const MAX_BYTES = 200_000;
const TYPES = ['application/json', 'application/vc', '.json'];

const TONES = {
  valid: 'positive',
  revoked: 'caution',
  changed: 'critical',
  'unknown-issuer': 'info',
} as const satisfies Record<CredentialVerdict, BannerTone>;

export interface CredentialCheckerProps {
  /** Verifies a credential. The button is busy while the promise is pending; if it rejects, the form shows why. */
  onCheck: (credential: JsonDocument) => Promise<CredentialCheck>;
}

function VerificationResult({ verdict, says }: CredentialCheck) {
  const { locale, timeZone, translate: t } = useLocaleSettings();
  const { title, meaning } = CREDENTIAL_TEXTS.verdicts[verdict];
  return (
    <Stack>
      <Banner tone={TONES[verdict]} title={t(title)} live>
        {t(meaning)}
      </Banner>
      {says && (
        <KeyValueList
          items={[
            { label: t(CREDENTIAL_TEXTS.name), value: says.name },
            { label: t(CREDENTIAL_TEXTS.what), value: says.title },
            { label: t(CREDENTIAL_TEXTS.kind), value: t(CREDENTIAL_TEXTS.kinds[says.kind]) },
            { label: t(CREDENTIAL_TEXTS.issued), value: formatLongDate(says.issued_at, timeZone, locale) },
            ...(says.revoked_at === null
              ? []
              : [{ label: t(CREDENTIAL_TEXTS.revoked), value: formatLongDate(says.revoked_at, timeZone, locale) }]),
          ]}
        />
      )}
    </Stack>
  );
}

/** Verifies a pasted or uploaded credential and shows its content. Use RecordSheet instead for a shared record. */
export function CredentialChecker({ onCheck }: CredentialCheckerProps) {
  const t = useTranslate();
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [isChecking, setChecking] = useState(false);
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<Failure>();
  const [result, setResult] = useState<{ text: string; check: CredentialCheck }>();
  /** The answer about a text that was changed meanwhile is not shown. */
  const found = result?.text === text ? result.check : undefined;
  const change = (next: string) => {
    setText(next);
    setError(undefined);
    setFailure(undefined);
    setResult(undefined);
  };
  const check = async (event: FormEvent) => {
    event.preventDefault();
    if (isChecking) return;
    const credential = readCredential(text);
    if (!credential) {
      setError(CREDENTIAL_TEXTS.none);
      area.current?.focus();
      return;
    }
    change(text);
    setChecking(true);
    try {
      setResult({ text, check: await onCheck(credential) });
    } catch (thrown) {
      const { message, fieldErrors } = failureOf(thrown, CREDENTIAL_TEXTS.failed);
      if (fieldErrors?.credential) setError(fieldErrors.credential);
      else setFailure({ message });
    } finally {
      setChecking(false);
    }
  };
  return (
    <form method="post" noValidate onSubmit={(event) => void check(event)}>
      <Stack>
        <Field label={t(CREDENTIAL_TEXTS.credential)} error={error && t(error)} required>
          <Textarea ref={area} rows={8} value={text} spellCheck={false} onChange={({ currentTarget }) => change(currentTarget.value)} />
        </Field>
        <Field label={t(CREDENTIAL_TEXTS.file)} group>
          <FileDrop
            types={TYPES}
            typesText={CREDENTIAL_TEXTS.fileTypes}
            maxBytes={MAX_BYTES}
            onAdd={async ([file]) => file && change(await file.text())}
          />
        </Field>
        <div>
          <Button type="submit" variant="primary" loading={isChecking} loadingText={t(CREDENTIAL_TEXTS.checking)}>
            {t(CREDENTIAL_TEXTS.check)}
          </Button>
        </div>
        {failure && <ErrorState description={failure.message} />}
        {found && <VerificationResult {...found} />}
      </Stack>
    </form>
  );
}
