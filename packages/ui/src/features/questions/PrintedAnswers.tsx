import { QUESTION_TEXTS } from '@quad/domain/forms';
import type { ReactNode } from 'react';
import { Text } from '../../primitives/Text/Text.tsx';
import { useTranslate } from '../../primitives/UiProvider/LocaleSettings.ts';
import { printOnly, printSurface } from '../surfaces/print.css.ts';

interface PrintedAnswersProps {
  /** The title of the event, shown above what is printed. */
  event: string;
  /** A table, cards or charts of the answers. */
  children: ReactNode;
}

/** Answers to a form in any view. Of the page it is the only part that is printed. */
export function PrintedAnswers({ event, children }: PrintedAnswersProps) {
  const t = useTranslate();
  return (
    <div className={printSurface}>
      <div className={printOnly}>
        <Text weight="medium">{`${t(QUESTION_TEXTS.answers)} · ${event}`}</Text>
      </div>
      {children}
    </div>
  );
}
