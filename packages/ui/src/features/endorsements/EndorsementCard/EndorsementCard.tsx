import { ENDORSEMENT_TEXTS } from '@quad/domain/messages';
import { Check } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { certificateLink } from '../../links/links.ts';
import type { EndorsementItem } from '../endorsementItem.ts';
import {
  action,
  badge as badgeStyle,
  description as descriptionStyle,
  facts as factsStyle,
  name,
  receipt,
  row,
  title as titleStyle,
} from './EndorsementCard.css.ts';

export interface EndorsementCardProps {
  /** What waits, in the words of its kind: title, person, facts, description and certificate. */
  item: EndorsementItem;
  /** What the item is beside its words: a badge. */
  badge?: ReactNode;
  /** The row before it has the same title. */
  repeated?: boolean;
  /** It is being endorsed. */
  loading?: boolean;
  /** It was endorsed a moment ago: what became of it stands in the place of the button. */
  endorsed?: boolean;
  /** Why it could not be endorsed. */
  error?: string | undefined;
  /** The button was pressed; not called while it is being endorsed. */
  onEndorse: () => void;
  /** A button for the rows below that have the same title, and for this one. */
  groupAction?: ReactNode;
  /** The button, for whoever moves the focus on after an endorsement. */
  buttonRef?: Ref<HTMLButtonElement>;
}

/** One thing that waits for endorsement, in a row with the button that endorses it. */
export function EndorsementCard(props: EndorsementCardProps) {
  const { item, badge, repeated, loading = false, endorsed, error, onEndorse, groupAction, buttonRef } = props;
  const t = useTranslate();
  const titleId = useId();
  const certificate = certificateLink(item.certificateUrl);
  return (
    <Stack gap="s">
      <div className={row}>
        <div className={titleStyle}>
          <span className={name}>
            <Text id={titleId} as="span" weight={repeated ? 'regular' : 'medium'} tone={repeated ? 'muted' : 'neutral'}>
              {item.title}
            </Text>
          </span>
          {groupAction}
        </div>
        <p className={factsStyle}>
          {item.person && <span className={name}>{item.person}</span>}
          <span className={name}>{item.facts}</span>
        </p>
        <div className={badgeStyle}>
          {badge}
          {certificate && (
            <Link {...certificate} underline="hover" aria-describedby={titleId}>
              {t('View Certificate')}
            </Link>
          )}
        </div>
        <div className={action}>
          {endorsed ? (
            <span className={receipt}>
              <Check size={16} aria-hidden="true" />
              {t('Endorsed')}
            </span>
          ) : (
            <Button
              ref={buttonRef}
              size="s"
              aria-describedby={titleId}
              loading={loading}
              loadingText={t(ENDORSEMENT_TEXTS.endorsing)}
              onClick={onEndorse}
            >
              {t('Endorse')}
            </Button>
          )}
        </div>
        {item.description && <p className={descriptionStyle}>{item.description}</p>}
      </div>
      {error && <ErrorState description={error} />}
    </Stack>
  );
}
