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
const RENDERING_VERSION = 1;

const worker = new URL(`./picture.worker${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url);

/** Hash of an image's content and rendering version. */
export function pictureHash(task: PictureTask): string {
  return createHash('sha256')
    .update(JSON.stringify([RENDERING_VERSION, task]))
    .digest('base64url')
    .slice(0, 22);
}

/** Renders preview images on a worker thread and caches them by content. */
export class PictureRenderer extends RenderThread<PictureTask> {
  readonly #cache = new Map<string, Buffer>();
  readonly #pending = new Map<string, Promise<Result<Buffer>>>();

  constructor() {
    super({ worker, name: 'render', busy: PUBLIC_PAGE_RULES.drawing });
  }

  /** The image, rendered once for concurrent requests. */
  picture(task: PictureTask): Promise<Result<Buffer>> {
    const hash = pictureHash(task);
    const cached = this.#cache.get(hash);
    if (cached) return Promise.resolve(accept(cached));
    const pending = this.#pending.get(hash) ?? this.#renderAndCache(hash, task);
    this.#pending.set(hash, pending);
    return pending;
  }

  async #renderAndCache(hash: string, task: PictureTask): Promise<Result<Buffer>> {
    try {
      const rendered = await this.render(task);
      if (rendered.ok) this.#cache.set(hash, rendered.value);
      const [oldest] = this.#cache.keys();
      if (this.#cache.size > MAX_CACHED && oldest !== undefined) this.#cache.delete(oldest);
      return rendered;
    } finally {
      this.#pending.delete(hash);
    }
  }
}
