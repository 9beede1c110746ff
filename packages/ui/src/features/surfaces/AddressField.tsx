import { type ReactNode, useState } from 'react';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Field } from '../../primitives/Field/Field.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextInput } from '../../primitives/TextInput/TextInput.tsx';

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

/** An address, to be copied or opened. */
export function AddressField({ label, url, note, copyText, copiedText, children }: AddressFieldProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    setCopied(true);
  };
  return (
    <Stack gap="xs">
      <Field label={label}>
        <TextInput readOnly value={url} onFocus={({ currentTarget }) => currentTarget.select()} />
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
          {isCopied && copiedText}
        </Text>
      </Inline>
    </Stack>
  );
}
