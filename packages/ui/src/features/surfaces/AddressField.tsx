import { type ReactNode, useRef, useState } from 'react';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Field } from '../../primitives/Field/Field.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextInput } from '../../primitives/TextInput/TextInput.tsx';
import { useTranslate } from '../../primitives/UiProvider/LocaleSettings.ts';

interface AddressFieldProps {
  label: string;
  url: string;
  /** What to know about the address. */
  note?: string;
  copyText: string;
  copiedText: string;
  /** The link that opens it. */
  children: ReactNode;
}

/** An address, to be copied or opened. Without a clipboard, as over plain http, the address is selected and can be copied by hand. */
export function AddressField({ label, url, note, copyText, copiedText, children }: AddressFieldProps) {
  const t = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setResult(copiedText);
    } catch {
      field.current?.focus();
      setResult(t('Copying failed. The address is selected: copy it by hand.'));
    }
  };
  return (
    <Stack gap="xs">
      <Field label={label}>
        <TextInput ref={field} readOnly value={url} onFocus={({ currentTarget }) => currentTarget.select()} />
      </Field>
      {note && (
        <Text size="s" tone="muted">
          {note}
        </Text>
      )}
      <Inline>
        <Button size="s" onClick={() => void copy()}>
          {copyText}
        </Button>
        {children}
        <Text role="status" size="s">
          {result}
        </Text>
      </Inline>
    </Stack>
  );
}
