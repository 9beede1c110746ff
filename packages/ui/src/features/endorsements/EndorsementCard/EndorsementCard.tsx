import { ENDORSEMENT_TEXTS } from '@quad/domain/messages';
import { type ReactNode, type Ref, useId } from 'react';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { certificateLink } from '../../links.ts';
import { record, words } from '../../record.css.ts';
import type { EndorsementItem } from '../endorsementItem.ts';

export interface EndorsementCardProps {
  /** What waits, in the words of its kind: title, facts, description and certificate. */
  item: EndorsementItem;
  /** What the item is beside its words: a badge. */
  badge?: ReactNode;
  /** It is being endorsed. */
  isSending?: boolean;
  /** Why it could not be endorsed. */
  refusal?: string;
  /** The button was pressed; not called while it is being endorsed. */
  onEndorse: () => void;
  /** The button, for whoever moves the focus on after an endorsement. */
  buttonRef?: Ref<HTMLButtonElement>;
}

/** One thing that waits for endorsement, with the button that endorses it. */
export function EndorsementCard({ item, badge, isSending = false, refusal, onEndorse, buttonRef }: EndorsementCardProps) {
  const t = useTranslate();
  const titleId = useId();
  const certificate = certificateLink(item.certificateUrl);
  return (
    <Stack gap="s">
      <div className={record}>
        <div className={words}>
          <Text id={titleId} weight="medium" wrap="pretty">
            {item.title}
          </Text>
          {item.facts && (
            <Text size="s" tone="muted" wrap="as-typed">
              {item.facts}
            </Text>
          )}
          {item.description && <p>{item.description}</p>}
          {badge && <div>{badge}</div>}
          {certificate && (
            <p>
              <Link {...certificate} aria-describedby={titleId}>
                {t('View Certificate')}
              </Link>
            </p>
          )}
        </div>
        <Button
          ref={buttonRef}
          aria-describedby={titleId}
          loading={isSending}
          loadingText={t(ENDORSEMENT_TEXTS.endorsing)}
          onClick={onEndorse}
        >
          {t('Endorse')}
        </Button>
      </div>
      {refusal && <ErrorState message={refusal} />}
    </Stack>
  );
}
