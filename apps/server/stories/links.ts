/** What a program finds at an address, and shows of it. */
export interface LinkPreview {
  readonly title: string;
  readonly description: string;
  readonly site: string;
  readonly address: string;
  /** As an address of its own. */
  readonly picture: string;
  /** What the picture shows. */
  readonly alt: string;
}
