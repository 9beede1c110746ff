const LONGEST_LINK = 2048;
const GITHUB = /^(https?:\/\/)?[a-z0-9-]+(\.[a-z0-9-]+)+(\/\S*)?$/i;
const LINKEDIN = /^https?:\/\/([a-z0-9-]+\.)*linkedin\.com(\/\S*)?$/i;

/** True for a host with an optional path, with or without its scheme. */
export function isGithubLink(text: string): boolean {
  return text.length <= LONGEST_LINK && GITHUB.test(text);
}

/** True for an http or https address of linkedin.com or one of its subdomains. */
export function isLinkedinLink(text: string): boolean {
  return text.length <= LONGEST_LINK && LINKEDIN.test(text);
}

/** What a link leads to: people leave the scheme out, a browser needs it. */
export function linkTarget(text: string): string {
  return /^https?:\/\//i.test(text) ? text : `https://${text}`;
}
