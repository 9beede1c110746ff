import { useId } from 'react';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';

/** An account of a demonstration. */
export interface DemonstrationAccount {
  readonly email: string;
  readonly password: string;
  /** The role of the account, such as 'President'. */
  readonly label: string;
}

export interface DemonstrationAccountsProps {
  accounts: readonly DemonstrationAccount[];
  onSelect: (account: DemonstrationAccount) => void;
}

/** The accounts of a demonstration, with one press to sign in. */
export function DemonstrationAccounts({ accounts, onSelect }: DemonstrationAccountsProps) {
  const t = useTranslate();
  const titleId = useId();
  return (
    <Card asChild variant="sunken" aria-labelledby={titleId}>
      <section>
        <Stack gap="s">
          <Text as="div" size="s">
            <Heading id={titleId} level={2} size="s">
              {t('Demonstration accounts')}
            </Heading>
            <p>{t('Choose one to fill in the form.')}</p>
          </Text>
          <Inline as="ul" gap="xs">
            {accounts.map((account) => (
              <li key={account.email}>
                <Button size="s" onClick={() => onSelect(account)}>
                  {account.label}
                </Button>
              </li>
            ))}
          </Inline>
        </Stack>
      </section>
    </Card>
  );
}
