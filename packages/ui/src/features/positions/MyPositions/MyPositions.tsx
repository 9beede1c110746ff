import { describeHolder, type PositionHolder } from '@quad/domain/positions';
import { BadgeCheck, Printer } from 'lucide-react';
import { useId } from 'react';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { HolderStatusBadge } from '../../badges/index.ts';
import * as styles from './MyPositions.css.ts';

export interface MyPositionsProps {
  /** The person's own, with the duties of each position. */
  holdings: readonly PositionHolder[];
  /** Whose they are: the heading of the printed list. */
  personName: string;
  /** Level of the positions' headings, by what they stand under. */
  headingLevel?: 2 | 3;
  /** Prints the page, of which only this list is put on paper. */
  onPrint?: () => void;
}

function MyPosition({ holding, headingLevel }: { holding: PositionHolder; headingLevel: 2 | 3 }) {
  const titleId = useId();
  const { position, department } = describeHolder(holding);
  const duties = holding.position_id?.responsibilities ?? [];
  const Heading = `h${headingLevel}` as const;
  return (
    <li className={styles.position} aria-labelledby={titleId}>
      <div className={styles.top}>
        <Heading id={titleId} className={styles.title}>
          {position || 'Unknown position'}
        </Heading>
        <HolderStatusBadge status={holding.status} />
      </div>
      <p className={styles.muted}>{[department, holding.tenure_year].filter(Boolean).join(' · ')}</p>
      {duties.length > 0 && (
        <ul aria-label="Duties" className={styles.duties}>
          {duties.map((duty) => (
            <li key={duty}>{duty}</li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** The positions that a person holds or held, to be read and printed. Use PositionHolderList instead for everybody's. */
export function MyPositions({ holdings, personName, headingLevel = 2, onPrint }: MyPositionsProps) {
  if (holdings.length === 0) {
    return (
      <EmptyState
        icon={<BadgeCheck size={24} aria-hidden="true" />}
        title="No positions yet"
        description="A position that you are appointed to appears here."
      />
    );
  }
  const PaperHeading = headingLevel === 2 ? 'h1' : 'h2';
  return (
    <div className={styles.list}>
      {onPrint && (
        <div className={styles.screenOnly}>
          <Inline justify="end">
            <Button size="small" icon={<Printer size={16} aria-hidden="true" />} onClick={onPrint}>
              Print
            </Button>
          </Inline>
        </div>
      )}
      <div className={styles.paperOnly}>
        <PaperHeading className={styles.personOnPaper}>{personName}</PaperHeading>
        <p className={styles.muted}>Positions of responsibility</p>
      </div>
      <Card>
        <ul aria-label="Your PORs">
          {holdings.map((holding) => (
            <MyPosition key={holding._id} holding={holding} headingLevel={headingLevel} />
          ))}
        </ul>
      </Card>
    </div>
  );
}
