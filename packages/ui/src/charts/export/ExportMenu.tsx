import { today } from '@internationalized/date';
import { type ReactNode, type RefObject, useState } from 'react';
import { DropdownMenu } from '../../primitives/DropdownMenu/DropdownMenu.tsx';
import { toCsv } from '../../primitives/downloads/csv.ts';
import { saveFile } from '../../primitives/downloads/saveFile.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { useLocaleSettings } from '../../primitives/UiProvider/LocaleSettings.ts';
import type { ChartTableData } from '../ChartFrame/ChartTable.tsx';
import { drawingsOf, type Heading, toPng, toSvg } from './drawingFile.ts';

export interface ExportMenuProps extends Omit<Heading, 'date'> {
  trigger: ReactNode;
  frame: RefObject<HTMLElement | null>;
  toTable: () => ChartTableData;
}

type Format = 'CSV' | 'SVG' | 'PNG';

/** Without a drawing, because the table is shown or nothing is drawn for a single part, only CSV is offered. */
function formatsOf(frame: HTMLElement | null): readonly Format[] {
  return frame && drawingsOf(frame).length > 0 ? ['CSV', 'SVG', 'PNG'] : ['CSV'];
}

/** A menu of file formats: the figures as CSV, or the drawing if it is shown. */
export function ExportMenu({ trigger, frame, toTable, ...heading }: ExportMenuProps) {
  const { translate: t, locale, timeZone } = useLocaleSettings();
  const [formats, setFormats] = useState(() => formatsOf(frame.current));
  const [hasFailed, setFailed] = useState(false);
  const save = async (format: Format) => {
    const name = `${heading.title}, ${today(timeZone)}.${format.toLowerCase()}`;
    if (format === 'CSV') {
      const { columns, rows } = toTable();
      return saveFile(name, await toCsv([columns, ...rows.map((row) => [row.name, ...row.figures])]));
    }
    if (!frame.current) return;
    const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }).format();
    const svg = toSvg(frame.current, { ...heading, date });
    if (format === 'PNG') return saveFile(name, await toPng(svg), 'image/png');
    saveFile(name, new XMLSerializer().serializeToString(svg), 'image/svg+xml');
  };
  return (
    <>
      <DropdownMenu
        trigger={trigger}
        defaultOpen
        onOpenChange={(isOpen) => isOpen && setFormats(formatsOf(frame.current))}
        items={formats.map((format) => ({
          id: format,
          label: t('Save as {format}', { format }),
          onSelect: () => {
            setFailed(false);
            save(format).catch(() => setFailed(true));
          },
        }))}
      />
      {hasFailed && (
        <Text as="span" role="alert" size="s" tone="muted">
          {t('Something went wrong. Please try again.')}
        </Text>
      )}
    </>
  );
}
