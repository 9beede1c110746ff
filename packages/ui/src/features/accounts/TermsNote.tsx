import { Link } from '../../primitives/Link/Link.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useTranslate } from '../../primitives/UiProvider/LocaleSettings.ts';

/** The terms that the user accepts by continuing, with a link that opens in a new tab, so that the input is not lost. */
export function TermsNote({ says, url }: { says: string; url: string }) {
  const t = useTranslate();
  return (
    <Text size="s">
      {says}{' '}
      <Link href={url} external target="_blank" rel="noreferrer">
        {t('Read the terms of use')}
      </Link>
    </Text>
  );
}
