import { POSITION_TEXTS } from '@quad/domain/messages';
import { describePositionHolder, type PositionHolder } from '@quad/domain/positions';
import { BadgeCheck, Printer } from 'lucide-react';
import { useId } from 'react';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import type { SectionLevel } from '../../../layout/Section/Section.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Heading, type HeadingLevel } from '../../../primitives/Heading/Heading.tsx';
import { LoadingShape } from '../../../primitives/LoadingShape/LoadingShape.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { PositionHolderStatusBadge } from '../../badges/index.ts';
import { EmptyRecordList } from '../../surfaces/EmptyRecordList.tsx';
import { printOnly, printSurface, screenOnly } from '../../surfaces/print.css.ts';
import * as styles from './MyPositions.css.ts';

export interface MyPositionsProps {
  /** The user's own positions with their duties; undefined while loading. */
  positionHolders: readonly PositionHolder[] | undefined;
  /** The user's name, the heading of the printed list. */
  personName: string;
  /** The heading level of the positions, one more than that of the surrounding part. */
  headingLevel?: SectionLevel;
  /** Prints the page; the print styles show only this list. */
  onPrint?: () => void;
}

function MyPosition({ positionHolder, headingLevel }: { positionHolder: PositionHolder; headingLevel: SectionLevel }) {
  const t = useTranslate();
  const titleId = useId();
  const { position, department } = describePositionHolder(positionHolder);
  const duties = positionHolder.position_id?.responsibilities ?? [];
  return (
    <li className={styles.position} aria-labelledby={titleId}>
      <Inline justify="between">
        <Heading id={titleId} level={headingLevel} size="m" wrap="pretty">
          {position || t('Unknown position')}
        </Heading>
        <PositionHolderStatusBadge status={positionHolder.status} />
      </Inline>
      <Text size="s" tone="muted">
        {[department, positionHolder.tenure_year].filter(Boolean).join(' · ')}
      </Text>
      {duties.length > 0 && (
        <ul aria-label={t('Duties')} className={styles.duties}>
          {duties.map((duty) => (
            <li key={duty}>{duty}</li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** The user's current and former positions, for reading and printing. Use PositionHolderList instead for those of everybody. */
export function MyPositions({ positionHolders, personName, headingLevel = 2, onPrint }: MyPositionsProps) {
  const t = useTranslate();
  if (!positionHolders) {
    return (
      <LoadingShape label={t(POSITION_TEXTS.loadingMine)}>
        <Card>
          <Stack gap="xs">
            <Skeleton shape="title" width="half" />
            <Skeleton width="short" />
            <Skeleton width="most" />
            <Skeleton width="most" />
          </Stack>
        </Card>
      </LoadingShape>
    );
  }
  if (positionHolders.length === 0) {
    return (
      <EmptyRecordList
        icon={BadgeCheck}
        title={t('No positions yet')}
        description={t('A position that you are appointed to appears here.')}
      />
    );
  }
  return (
    <div className={printSurface}>
      {onPrint && (
        <div className={screenOnly}>
          <Inline justify="end">
            <Button size="s" icon={<Printer size={16} aria-hidden="true" />} onClick={onPrint}>
              {t('Print')}
            </Button>
          </Inline>
        </div>
      )}
      <div className={printOnly}>
        <Heading level={(headingLevel - 1) as HeadingLevel} size="xl">
          {personName}
        </Heading>
        <Text size="s" tone="muted">
          {t('Positions of responsibility')}
        </Text>
      </div>
      <Card>
        <ul aria-label={t('Your PORs')}>
          {positionHolders.map((positionHolder) => (
            <MyPosition key={positionHolder._id} positionHolder={positionHolder} headingLevel={headingLevel} />
          ))}
        </ul>
      </Card>
    </div>
  );
}
