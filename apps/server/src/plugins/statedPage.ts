import { createHash } from 'node:crypto';
import type { Language } from '@quad/domain/language';
import { textForHtml } from '../textForHtml.ts';

const STYLE =
  'html{background:Canvas}body{font:1rem/1.6 system-ui,sans-serif;max-width:36rem;margin:3rem auto;padding:0 1rem}button{font:inherit;padding:.5rem 1rem;min-height:2.75rem}';

/** A page that says something, and asks at most one thing: it needs neither the portal nor a script. */
export interface StatedPage {
  readonly status: number;
  readonly html: string;
  /** What the page may load and send. */
  readonly policy: string;
}

interface Stated {
  readonly status?: number;
  readonly language: Language;
  readonly title: string;
  readonly texts: readonly string[];
  /** Sends the address of the page itself. */
  readonly button?: string;
  readonly link?: { readonly text: string; readonly href: string };
}

/** Writes such a page. Whatever is put in is text, never markup. */
export function statePage({ status = 200, language, title, texts, button, link }: Stated): StatedPage {
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
    '<main>',
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
