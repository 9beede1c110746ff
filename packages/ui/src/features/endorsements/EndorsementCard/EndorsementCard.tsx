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
  /** The texts of the item: title, owner, facts, description and certificate. */
  item: EndorsementItem;
  /** A badge beside the texts. */
  badge?: ReactNode;
  /** Whether the previous row has the same title. */
  repeated?: boolean;
  /** Whether it is being endorsed. */
  loading?: boolean;
  /** Whether it was just endorsed; the result replaces the button. */
  endorsed?: boolean;
  /** Why endorsing failed. */
  error?: string | undefined;
  /** Called when the button is pressed, except while it is being endorsed. */
  onEndorse: () => void;
  /** A button for this and the following rows with the same title. */
  groupAction?: ReactNode;
  /** A ref to the button, for moving the focus after an endorsement. */
  buttonRef?: Ref<HTMLButtonElement>;
}

/** A row for an item that waits for endorsement, with the button that endorses it. */
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
          {item.about && <span className={name}>{item.about}</span>}
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
