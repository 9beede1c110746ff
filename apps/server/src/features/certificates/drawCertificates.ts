import { setImmediate } from 'node:timers/promises';
import { CERTIFICATE_PRINT_TEXTS, fillCertificate } from '@quad/domain/certificates';
import PDFDocument from 'pdfkit';
import { encode } from 'uqr';
import { FONTS, type Font, fontFile, WEIGHTS, type Weight } from '../../plugins/fonts.ts';
import { pageTranslation } from '../../plugins/pageTranslation.ts';
import type { DrawingTask, PrintableCertificate } from './drawing.ts';
import { type Direction, directionOf, linesOf, stretchesOf } from './shaping.ts';

/** A4 landscape, in points. */
const PAGE = { width: 841.89, height: 595.28 };
const MARGIN = 36;
const COLUMN = { left: 110, width: PAGE.width - 220 };
/** Top of the row with the QR code and the signatories, and the width of the code. */
const FOOTER_TOP = 464;
const QR = 70;
const MIDDLE = PAGE.width / 2;
/** Texts longer than this use a smaller font, to leave room for what is below. */
const LONG_TEXT = 320;
const LONG_SIGNATORY = 40;
/** Number of pages rendered before their output is written. */
const BATCH_SIZE = 10;
const INK = '#1f2430';
const MUTED = '#5b6270';
/** Color for institutes without a brand color. */
const HOUSE = '#1d3557';

interface Style {
  readonly size: number;
  readonly weight?: Weight;
  readonly color?: string;
}

/**
 * Renders certificates, one per page, as a tagged PDF for archiving (PDF/A-2a). The output is written in chunks until the reader stops.
 * Rendering is deterministic: the same certificates give the same bytes (docs/specification/certificates.md#certificates-file).
 */
export async function drawCertificates({ certificates, at }: DrawingTask, write: (part: Uint8Array) => Promise<boolean>): Promise<void> {
  const [first] = certificates;
  const title = first ? first.content.title : '';
  const document = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    autoFirstPage: false,
    // No built-in font: PDF/A requires all fonts to be embedded.
    font: '',
    pdfVersion: '1.7',
    subset: 'PDF/A-2a',
    tagged: true,
    displayTitle: true,
    lang: first?.content.language ?? 'en',
    info: { Title: title, Author: first?.content.institute ?? '', CreationDate: at, ModDate: at },
  });
  for (const face of Object.keys(FONTS) as Font[])
    for (const weight of WEIGHTS) document.registerFont(`${face} ${weight}`, await fontFile(face, weight));
  const chunks: Uint8Array[] = [];
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on('end', resolve));
  const writeChunks = () => write(new Uint8Array(Buffer.concat(chunks.splice(0))));
  for (const [index, certificate] of certificates.entries()) {
    new Sheet(document, certificate).draw();
    // The output of a page is available after compression, in a later turn of the event loop.
    if (index % BATCH_SIZE === BATCH_SIZE - 1) await setImmediate();
    if (chunks.length > 0 && !(await writeChunks())) return;
  }
  document.end();
  await ended;
  await writeChunks();
}

/** A certificate on its page. */
class Sheet {
  readonly #document: PDFKit.PDFDocument;
  readonly #certificate: PrintableCertificate;
  readonly #color: string;

  constructor(document: PDFKit.PDFDocument, certificate: PrintableCertificate) {
    this.#document = document;
    this.#certificate = certificate;
    this.#color = certificate.content.color ?? HOUSE;
  }

  draw(): void {
    const document = this.#document;
    const { content, name, rank, code, address, issued } = this.#certificate;
    const { translate: t } = pageTranslation(content.language);
    document.addPage();
    this.#frame();
    const values = { name, rank, event: content.event, date: unbroken(content.date), unit: content.unit };
    const [before = '', ...after] = content.body.split('{name}');
    const section = document.struct('Sect');
    document.addStructure(section);
    const heading = fillCertificate(content.title, values);
    let y = this.#centred('P', content.institute, 112, { size: 15, weight: 600, color: this.#color }, section);
    y = this.#centred('H1', heading, y + 62, { size: heading.length > 40 ? 26 : 34, weight: 600 }, section);
    y = this.#centred('P', fillCertificate(before.trim(), values), y + 46, { size: 14, color: MUTED }, section);
    y = this.#centred('P', name, y + 46, { size: sizeOf(name), weight: 600, color: this.#color }, section);
    const text = fillCertificate(after.join('{name}').trim(), values);
    this.#centred('P', text, y + 38, { size: text.length > LONG_TEXT ? 11 : 14 }, section);
    this.#signatories(section);
    this.#qrCode(address, t(CERTIFICATE_PRINT_TEXTS.qrCode), section);
    const place = { x: COLUMN.left + QR + 14, width: 160 };
    const foot = { size: 9, color: MUTED };
    y = this.#text('P', t(CERTIFICATE_PRINT_TEXTS.issued, { day: issued }), { ...place, y: FOOTER_TOP + 9 }, foot, section);
    const page = address.slice(0, -code.length - 1).replace(/^https?:\/\//, '');
    y = this.#text('P', t(CERTIFICATE_PRINT_TEXTS.check, { address: page }), { ...place, y: y + 14 }, foot, section);
    this.#text('P', code, { ...place, y: y + 15 }, { ...foot, weight: 600, color: INK }, section);
    section.end();
  }

  /** The decorative border, tagged as an artifact. */
  #frame(): void {
    const document = this.#document;
    document.markContent('Artifact', { type: 'Layout' });
    document.rect(0, 0, PAGE.width, 10).fill(this.#color);
    document
      .lineWidth(1)
      .rect(MARGIN, MARGIN, PAGE.width - 2 * MARGIN, PAGE.height - 2 * MARGIN)
      .stroke(this.#color);
    document.endMarkedContent();
  }

  #signatories(section: PDFKit.PDFStructureElement): void {
    const document = this.#document;
    const { signatories } = this.#certificate.content;
    const width = 170;
    const styles = signatories.map(({ name, office }) => {
      const isLong = name.length > LONG_SIGNATORY || office.length > LONG_SIGNATORY;
      const [ofName, ofOffice]: [Style, Style] = [
        { size: isLong ? 9 : 11, weight: 600 },
        { size: isLong ? 8 : 10, color: MUTED },
      ];
      const below =
        (this.#linesOf(name, width, ofName).length - 1) * lineHeightOf(ofName) + this.#linesOf(office, width, ofOffice).length * 14;
      return { name, office, ofName, ofOffice, below };
    });
    // Long texts move the lines up, so that everything stays within the frame.
    const line = Math.min(FOOTER_TOP + 30, PAGE.height - MARGIN - 24 - Math.max(...styles.map(({ below }) => below)));
    styles.forEach(({ name, office, ofName, ofOffice }, index) => {
      const x = PAGE.width - COLUMN.left - width - (signatories.length - 1 - index) * (width + 24);
      document.markContent('Artifact', { type: 'Layout' });
      document
        .lineWidth(0.75)
        .moveTo(x, line)
        .lineTo(x + width, line)
        .stroke(INK);
      document.endMarkedContent();
      const y = this.#text('P', name, { x, y: line + 16, width }, ofName, section);
      this.#text('P', office, { x, y: y + 14, width }, ofOffice, section);
    });
  }

  #qrCode(address: string, alt: string, section: PDFKit.PDFStructureElement): void {
    const document = this.#document;
    const { data, size } = encode(address, { border: 0 });
    const module = QR / size;
    const figure = document.struct('Figure', { alt }, () => {
      for (const [row, cells] of data.entries())
        for (const [column, isDark] of cells.entries())
          if (isDark) document.rect(COLUMN.left + column * module, FOOTER_TOP + row * module, module, module);
      document.fill('#000000');
    });
    section.add(figure);
  }

  /** Draws centered lines; returns the last baseline. */
  #centred(type: string, text: string, y: number, style: Style, section: PDFKit.PDFStructureElement): number {
    return text === '' ? y : this.#text(type, text, { x: COLUMN.left, y, width: COLUMN.width, isCentred: true }, style, section);
  }

  /** Draws a text from its first baseline, wrapped to the width; returns the last baseline. */
  #text(
    type: string,
    text: string,
    { x, y, width, isCentred = false }: { x: number; y: number; width: number; isCentred?: boolean },
    style: Style,
    section: PDFKit.PDFStructureElement,
  ): number {
    const document = this.#document;
    const direction = directionOf(text);
    const lines = this.#linesOf(text, width, style);
    const lineHeight = lineHeightOf(style);
    // Logical order for screen readers, whatever the order of drawing.
    const element = document.struct(type, { actual: text }, () => {
      lines.forEach((line, index) => {
        const start = isCentred ? MIDDLE - this.#widthOf(line, direction, style) / 2 : x;
        this.#line(line, direction, { x: start, y: y + index * lineHeight }, style);
      });
    });
    section.add(element);
    return y + (lines.length - 1) * lineHeight;
  }

  #linesOf(text: string, width: number, style: Style): string[] {
    const direction = directionOf(text);
    return linesOf(text, width, (line) => this.#widthOf(line, direction, style));
  }

  #line(line: string, direction: Direction, { x, y }: { x: number; y: number }, style: Style): void {
    let at = x;
    for (const { font, text } of stretchesOf(line, direction)) {
      this.#use(font, style)
        .fillColor(style.color ?? INK)
        .text(text, at, y, { lineBreak: false, baseline: 'alphabetic' });
      at += this.#document.widthOfString(text);
    }
  }

  #widthOf(line: string, direction: Direction, style: Style): number {
    return stretchesOf(line, direction).reduce((sum, { font, text }) => sum + this.#use(font, style).widthOfString(text), 0);
  }

  #use(face: Font, { size, weight = 400 }: Style): PDFKit.PDFDocument {
    return this.#document.font(`${face} ${weight}`).fontSize(size);
  }
}

function lineHeightOf({ size }: Style): number {
  return size * 1.45;
}

/** Keeps each day on one line, by non-breaking spaces. */
function unbroken(days: string): string {
  return days.replaceAll(/(?<!–) (?!–)/g, '\u00a0');
}

/** Longer names use a smaller font, to fit on one or two lines. */
function sizeOf(name: string): number {
  if (name.length <= 28) return 32;
  return name.length <= 48 ? 24 : 19;
}
