import type { Institute } from '@quad/domain/institute';

interface PageValues {
  readonly institute: Institute;
  readonly demo: boolean;
  /** Nonce of this one answer, in base64. */
  readonly nonce: string;
}

/**
 * Fills a page of the built portal: every script and style gets the nonce, and the head gets what the portal
 * reads from its page (the institute, the nonce for styles that dialogs add, and whether this is a demonstration).
 */
export function fillPage(template: string, { institute, demo, nonce }: PageValues): string {
  const values = [
    `<meta property="csp-nonce" nonce="${nonce}">`,
    `<script type="application/json" id="quad-institute">${jsonForHtml({ ...institute, demo })}</script>`,
  ];
  return template
    .replaceAll(/<(script|style)\b(?![^>]*\bnonce=)/g, `<$1 nonce="${nonce}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${textForHtml(institute.portalTitle)}</title>`)
    .replace('</head>', () => `${values.join('')}</head>`);
}

/** JSON that cannot end the element that it stands in. */
function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function textForHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
