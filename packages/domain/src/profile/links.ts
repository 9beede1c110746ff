const MAX_LINK_LENGTH = 2048;
const GITHUB = /^(https?:\/\/)?[a-z0-9-]+(\.[a-z0-9-]+)+(\/\S*)?$/i;
const LINKEDIN = /^https?:\/\/([a-z0-9-]+\.)*linkedin\.com(\/\S*)?$/i;

/** Whether a text is a host with an optional path, with or without a scheme. */
export function isGithubLink(text: string): boolean {
  return text.length <= MAX_LINK_LENGTH && GITHUB.test(text);
}

/** Whether a text is an http or https URL of linkedin.com or one of its subdomains. */
export function isLinkedinLink(text: string): boolean {
  return text.length <= MAX_LINK_LENGTH && LINKEDIN.test(text);
}

/** Returns the URL of a link: adds the scheme that people omit and browsers need. */
export function linkTarget(text: string): string {
  return /^https?:\/\//i.test(text) ? text : `https://${text}`;
}
