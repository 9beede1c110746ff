/** Text as it may stand in an HTML element or in a quoted attribute. */
export function textForHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
