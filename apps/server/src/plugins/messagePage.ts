import { createHash } from 'node:crypto';
import type { Language } from '@quad/domain/language';
import { textForHtml } from '../textForHtml.ts';

/** The portal's surface colors in both color schemes. A stripe repeats the meaning of the title. */
const STYLE = [
  'html{color-scheme:light dark;background:light-dark(#f8f3ec,#141926);color:light-dark(#1c2439,#f4efe6)}',
  'body{font:1rem/1.6 system-ui,sans-serif;margin:0;padding:1rem}',
  'main{max-width:36rem;margin:2rem auto;padding:1.5rem;overflow-wrap:break-word;background:light-dark(#fffdfa,#1d2333);border:1px solid light-dark(#ded6c8,#3a4257);border-block-start:.375rem solid light-dark(#8a8171,#8d93a5);border-radius:.75rem}',
  '.positive{border-block-start-color:light-dark(#24733b,#6cc487)}.critical{border-block-start-color:light-dark(#b3261e,#f08b85)}',
  'h1{margin:0 0 1rem;font-size:1.5rem;line-height:1.3;font-weight:600}p{margin:0 0 .75rem}main>:last-child{margin-block-end:0}a{display:inline-block;padding-block:.5625rem;color:inherit}',
  'button{font:inherit;padding:.5rem 1rem;min-height:2.75rem;border:0;border-radius:.5rem;background:light-dark(#1c2439,#f4efe6);color:light-dark(#fffdfa,#141926)}',
  '@media (prefers-contrast:more){html,main{background:light-dark(#fff,#000);color:light-dark(#000,#fff)}}',
  '@media print{html{background:none}}',
].join('');

/** A page with a statement and at most one question. It needs neither the portal nor a script. */
export interface MessagePage {
  readonly status: number;
  readonly html: string;
  /** Content security policy of the page. */
  readonly policy: string;
}

interface MessagePageOptions {
  readonly status?: number;
  readonly language: Language;
  readonly title: string;
  /** Whether the statement is positive or critical. Neutral if left out. */
  readonly tone?: 'positive' | 'critical';
  readonly texts: readonly string[];
  /** Label of the button that submits to the page's own URL. */
  readonly button?: string;
  readonly link?: { readonly text: string; readonly href: string };
}

/** Renders such a page. All values are escaped as text. */
export function renderMessagePage({ status = 200, language, title, tone, texts, button, link }: MessagePageOptions): MessagePage {
  const html = [
    '<!doctype html>',
    `<html lang="${language}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${textForHtml(title)}</title>`,
    `<style>${STYLE}</style>`,
    '</head>',
    '<body>',
    tone ? `<main class="${tone}">` : '<main>',
    `<h1>${textForHtml(title)}</h1>`,
    ...texts.map((text) => `<p>${textForHtml(text)}</p>`),
    ...(button ? [`<form method="post"><button type="submit">${textForHtml(button)}</button></form>`] : []),
    ...(link ? [`<p><a href="${textForHtml(link.href)}">${textForHtml(link.text)}</a></p>`] : []),
    '</main>',
    '</body>',
    '</html>',
  ].join('\n');
  const style = createHash('sha256').update(STYLE).digest('base64');
  return { status, html, policy: `default-src 'none'; style-src 'sha256-${style}'; form-action 'self'; frame-ancestors 'none'` };
}
