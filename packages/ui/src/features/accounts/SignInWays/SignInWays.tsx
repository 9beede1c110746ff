import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { SignInProblem, type SignInProblemProps } from '../SignInForm/SignInProblem.tsx';

/** Another place to sign in at. */
export interface SignInWay {
  /** What it is called, as the institute says it. */
  readonly label: string;
  readonly href: string;
}

export interface SignInWaysProps {
  /** The providers, in the order in which they are offered. */
  ways: readonly SignInWay[];
  /** Why somebody is back from one of them, or from Google, and not signed in. */
  problem?: SignInProblemProps | undefined;
}

/** Where people of the institute sign in but here: before a SignInForm, or alone where passwords open no account. */
export function SignInWays({ ways, problem }: SignInWaysProps) {
  const t = useTranslate();
  return (
    <Stack>
      {problem && <SignInProblem {...problem} />}
      {ways.map(({ label, href }) => (
        <Button key={href} href={href} external size="l" fullWidth>
          {t('Continue with {label}', { label })}
        </Button>
      ))}
    </Stack>
  );
}
