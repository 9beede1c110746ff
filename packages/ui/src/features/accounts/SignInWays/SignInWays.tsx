import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { SignInProblem, type SignInProblemProps } from '../SignInForm/SignInProblem.tsx';

/** An external sign-in provider. */
export interface SignInWay {
  /** The provider's name, as set by the institute. */
  readonly label: string;
  readonly href: string;
}

export interface SignInWaysProps {
  /** The providers, in this order. */
  ways: readonly SignInWay[];
  /** Why signing in with one of them, or with Google, failed. */
  problem?: SignInProblemProps | undefined;
}

/** Links to the institute's own sign-in providers: above a SignInForm, or alone if the institute has no passwords. */
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
