import { createHash } from 'node:crypto';
import { PUBLIC_PAGE_RULES } from '@quad/domain/public-pages';
import { accept, type Result } from '@quad/domain/refusals';
import { RenderThread } from '../../plugins/renderThread.ts';

/** Size of preview images in pixels, as link previews require. */
export const PICTURE = { width: 1200, height: 630 } as const;

/** Content of a preview image. */
export interface PictureTask {
  readonly institute: string;
  /** Background and text color as `#rrggbb`. */
  readonly colors: { readonly surface: string; readonly text: string };
  readonly title: string;
  /** Lines below the title, in order. */
  readonly lines: readonly string[];
}

/** Maximum number of cached images, of at most 80 kB each. */
const MAX_CACHED = 200;
/** Increment when the rendering changes, because images are cached by content. */
const MANNER = 1;

const worker = new URL(`./picture.worker${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url);

/** Hash of an image's content and rendering version. */
export function pictureHash(task: PictureTask): string {
  return createHash('sha256')
    .update(JSON.stringify([MANNER, task]))
    .digest('base64url')
    .slice(0, 22);
}

/** Renders preview images on a worker thread and caches them by content. */
export class PicturePress extends RenderThread<PictureTask> {
  readonly #kept = new Map<string, Buffer>();
  readonly #drawn = new Map<string, Promise<Result<Buffer>>>();

  constructor() {
    super({ worker, name: 'render', busy: PUBLIC_PAGE_RULES.drawing });
  }

  /** The image, rendered once for concurrent requests. */
  picture(task: PictureTask): Promise<Result<Buffer>> {
    const hash = pictureHash(task);
    const kept = this.#kept.get(hash);
    if (kept) return Promise.resolve(accept(kept));
    const drawing = this.#drawn.get(hash) ?? this.#keep(hash, task);
    this.#drawn.set(hash, drawing);
    return drawing;
  }

  async #keep(hash: string, task: PictureTask): Promise<Result<Buffer>> {
    try {
      const drawn = await this.render(task);
      if (drawn.ok) this.#kept.set(hash, drawn.value);
      const [oldest] = this.#kept.keys();
      if (this.#kept.size > MAX_CACHED && oldest !== undefined) this.#kept.delete(oldest);
      return drawn;
    } finally {
      this.#drawn.delete(hash);
    }
  }
}
