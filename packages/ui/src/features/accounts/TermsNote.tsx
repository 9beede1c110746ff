import { Link } from '../../primitives/Link/Link.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useTranslate } from '../../primitives/UiProvider/LocaleSettings.ts';

/** What somebody accepts by going on, and where that is read: on a page of its own, so that nothing typed is lost. */
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
